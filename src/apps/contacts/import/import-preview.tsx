// Previews an import: new contacts and tags, what exists already, and what is left out and why.
// @offline later
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ImportWarnings } from '#kit/transfer/import-warnings.tsx'
import { PreviewList } from '#kit/transfer/preview-list.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Note } from '#ui/note.tsx'
import { useContacts } from '../contacts-context.ts'
import { COLUMN_NAMES } from './column-names.ts'
import type { ImportEntry, ImportPlan, LeftOut, LeftOutReason } from './plan-import.ts'

/** Names of tags. */
const SHOWN = 50

const REASONS: Readonly<Record<LeftOutReason, MessageDescriptor>> = {
  nobody: msg`no name, email address, phone number or company`,
  unfinished: msg`the card is incomplete`,
  cells: msg`more cells than columns; a quotation mark may be missing`,
  repeated: msg`duplicated in this file`,
}

const FIELD_NAMES: Readonly<Record<ImportEntry['cut'][number], MessageDescriptor>> = {
  ...COLUMN_NAMES,
  howWeMet: msg`How you met`,
}

export function ImportPreview({ plan: { kind, fresh, known, leftOut, notTaken } }: { readonly plan: ImportPlan }) {
  return (
    <>
      <div>
        <p className="font-medium">
          <Plural value={fresh.length} _0="No new contacts" one="# new contact" other="# new contacts" />
        </p>
        {known > 0 && (
          <p className="text-ink-muted">
            <Plural
              value={known}
              one="# contact already exists and won’t change."
              other="# contacts already exist and won’t change."
            />
          </p>
        )}
        <NewTags fresh={fresh} />
      </div>
      <LeftOutList leftOut={leftOut} kind={kind} />
      {notTaken.length > 0 && <TooLong names={notTaken} />}
      <Shortened entries={fresh.filter(({ cut }) => cut.length > 0)} kind={kind} />
      <FreshList fresh={fresh} />
    </>
  )
}

function NewTags({ fresh }: Pick<ImportPlan, 'fresh'>) {
  const { tags } = useContacts()
  const present = new Set(tags.map(({ title }) => title.toLowerCase()))
  const titles = new Map(fresh.flatMap((entry) => entry.tags.map((title) => [title.toLowerCase(), title] as const)))
  const added = [...titles].flatMap(([key, title]) => (present.has(key) ? [] : [title]))
  if (added.length === 0) return null
  const names = added.slice(0, SHOWN).join(', ')
  return (
    <p className="wrap-anywhere text-ink-muted">
      <Plural value={added.length} one={<Trans>New tag: {names}</Trans>} other={<Trans>New tags: {names}</Trans>} />
    </p>
  )
}

function LeftOutList({ leftOut, kind }: Pick<ImportPlan, 'leftOut' | 'kind'>) {
  const { i18n, t } = useLingui()
  const labelOf = ({ at, name, reason }: LeftOut) => {
    const why = i18n._(REASONS[reason])
    if (kind === 'cards') return name === '' ? t`Line ${at}: ${why}` : t`${name} (line ${at}): ${why}`
    return name === '' ? t`Row ${at}: ${why}` : t`${name} (row ${at}): ${why}`
  }
  const heading = <Plural value={leftOut.length} one="# item won’t be imported:" other="# items won’t be imported:" />
  return <ImportWarnings all={leftOut} heading={heading} textOf={labelOf} />
}

function TooLong({ names }: { readonly names: readonly string[] }) {
  const { t } = useLingui()
  const fields = names.map((name) => (name === 'PHOTO' ? t`photos` : name)).join(', ')
  return (
    <Note kind="warning">
      <Trans>Too large to import: {fields}</Trans>
    </Note>
  )
}

function Shortened({ entries, kind }: { readonly entries: readonly ImportEntry[] } & Pick<ImportPlan, 'kind'>) {
  const { t, i18n } = useLingui()
  const cutLabel = ({ at, draft: { name }, cut }: ImportEntry) => {
    const fields = cut.map((field) => i18n._(FIELD_NAMES[field])).join(', ')
    return kind === 'cards' ? t`${name} (line ${at}): ${fields}` : t`${name} (row ${at}): ${fields}`
  }
  const heading = (
    <Plural
      value={entries.length}
      one="# contact has too much text. These fields will be shortened:"
      other="# contacts have too much text. These fields will be shortened:"
    />
  )
  return <ImportWarnings all={entries} heading={heading} textOf={cutLabel} />
}

function FreshList({ fresh }: Pick<ImportPlan, 'fresh'>) {
  const { t } = useLingui()
  return (
    <PreviewList label={t`New contacts`} all={fresh} className="flex items-center gap-3">
      {(entry) => <FreshRow {...entry} />}
    </PreviewList>
  )
}

function FreshRow({ draft: { name, avatar, emails = [], phoneNumbers = [], job } }: ImportEntry) {
  const more = [emails[0]?.email, phoneNumbers[0]?.phoneNumber, job?.company].filter((text) => text && text !== name)
  return (
    <>
      <Avatar name={name} src={avatar ?? null} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {more.length > 0 && <span className="block truncate text-13 text-ink-muted">{more.join(' · ')}</span>}
      </span>
    </>
  )
}
