// One contact in the list: letter, picture, name, job and tag; two lines. Its presses and keys are the list's.
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { SelectionMark } from '#kit/list/row-controls.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'
import { jobOf, nameOf } from '../display.ts'
import { useBirthdayNote } from '../use-birthday-note.ts'
import type { ListedContact } from './use-listed.ts'

export interface ContactRowProps {
  readonly row: ListedContact
  /** Of the section that begins here; undefined: none does. */
  readonly letter: string | undefined
  readonly isSelected: boolean
  /** Some rows are selected: every row shows its box. */
  readonly isSelecting: boolean
  readonly tagTitles: ReadonlyMap<string, string>
}

export const ContactRow = memo(function ContactRow({
  row,
  letter,
  isSelected,
  isSelecting,
  tagTitles,
}: ContactRowProps) {
  const { t } = useLingui()
  const { contact, birthday } = row
  const name = nameOf(contact) || t`No name`
  const job = nameOf(contact) === contact.job.company ? contact.job.title : jobOf(contact)
  const tag = contact.tags.map((id) => tagTitles.get(id)).find((title) => title !== undefined)
  return (
    <div className="group/row grid h-full grid-cols-[20px_40px_minmax(0,1fr)_auto] items-center gap-x-3 ps-4 pe-3 md:ps-6">
      <span aria-hidden="true" className="font-semibold text-13 text-ink-faint">
        {letter}
      </span>
      <span className="grid size-10 place-items-center">
        <span className={cx('place-items-center', isSelecting ? 'grid' : 'hidden')}>
          <SelectionMark isSelected={isSelected} />
        </span>
        <span className={isSelecting ? 'hidden' : 'grid'}>
          <Avatar name={name} src={contact.avatar} size={40} />
        </span>
      </span>
      <span className="min-w-0">
        <span className="flex items-center gap-1.5">
          <span id={`name-${contact.id}`} className="truncate font-medium">
            {name}
          </span>
          {contact.favourite && (
            <span className="text-warning">
              <Icon name="star" solid size={14} />
              <span className="sr-only">{t`Favourite`}</span>
            </span>
          )}
        </span>
        <span id={`job-${contact.id}`} className="block truncate text-13 text-ink-muted">
          {job || contact.emails.find(({ email }) => email !== name)?.email || contact.phoneNumbers[0]?.phoneNumber}
        </span>
      </span>
      {birthday ? <ComingBirthday {...birthday} /> : tag && <Tag className="max-w-28 max-sm:hidden">{tag}</Tag>}
    </div>
  )
})

function ComingBirthday({ at, age }: NonNullable<ListedContact['birthday']>) {
  const formats = useFormats()
  const note = useBirthdayNote(at, age)
  return (
    <span className="text-end text-13 tabular-nums">
      <span className="block">{formats.date(at, 'day')}</span>
      <span className="block text-ink-muted">{note}</span>
    </span>
  )
}
