// The head of a section in the list: collapses it, counts what is to do in it, adds to it. Stays at the top while its tasks pass.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { DragHandle } from '#kit/list/row-controls.tsx'
import { TitleInput } from '#kit/list/title-input.tsx'
import { namedColor } from '#kit/tags/named-colors.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TagSquare } from '#ui/tag.tsx'
import { DONE_TODAY, type Row } from '../rows.ts'
import { INBOX } from '../task-lists.ts'
import { useTasks } from '../tasks-context.ts'
import { useGroupNames } from './use-group-names.ts'

export interface SectionRowProps {
  readonly row: Extract<Row, { kind: 'section' }>
  /** ms since the epoch */
  readonly now: number
  readonly isActive: boolean
  readonly isEditing: boolean
  readonly canDrag: boolean
  readonly onToggle: (key: string) => void
  readonly onAdd: (sectionId: string) => void
  readonly onEdited: (id: string, title: string | null) => void
}

export const SectionRow = memo(function SectionRow({
  row,
  now,
  isActive,
  isEditing,
  canDrag,
  onToggle,
  onAdd,
  onEdited,
}: SectionRowProps) {
  const { t, i18n } = useLingui()
  const { section, count, isCollapsed } = row
  const groupName = useGroupNames(now)
  const name = section ? section.title || t`Untitled` : groupName(row.key)
  const tabIndex = isActive ? 0 : -1
  return (
    <div className="group/section flex h-full items-end px-4 md:ps-3 md:pe-5">
      <div className="flex h-row w-full items-center gap-2 md:gap-3">
        <span className="grid w-5 place-items-center opacity-0 focus-within:opacity-100 group-hover/section:opacity-100 max-md:hidden pointer-coarse:w-8 pointer-coarse:opacity-100">
          {canDrag && section && <DragHandle name={name} isActive={isActive} />}
        </span>
        <span className="grid w-4.5 shrink-0 place-items-center md:pointer-coarse:w-8">
          <button
            type="button"
            tabIndex={tabIndex}
            aria-expanded={!isCollapsed}
            aria-label={isCollapsed ? t`Show ${name}` : t`Collapse ${name}`}
            onClick={() => onToggle(row.key)}
            className="relative grid size-4.5 place-items-center rounded-4 text-ink-faint before:absolute before:-inset-[13px]"
          >
            <Icon name="chevron-down" size={16} className={cx('transition-transform', isCollapsed && '-rotate-90')} />
          </button>
        </span>
        {isEditing && section ? (
          <TitleInput title={section.title} limit={TITLE_LIMIT} onDone={(title) => onEdited(section.id, title)} />
        ) : (
          <Title row={row} name={name} />
        )}
        <span className="text-ink-faint tabular-nums">
          <span aria-hidden="true">{i18n.number(count)}</span>
          <span className="sr-only">
            {row.key !== DONE_TODAY
              ? plural(count, { one: '# to do', other: '# to do' })
              : plural(count, { one: '# task', other: '# tasks' })}
          </span>
        </span>
        {section && (
          <IconButton
            icon="plus"
            size="sm"
            label={t`Add task to ${name}`}
            tabIndex={tabIndex}
            onPress={() => onAdd(section.id)}
            className="ms-auto print:hidden"
          />
        )}
      </div>
    </div>
  )
})

/** Of a list, with its colour, or of what is in it: a section is below its list where several are shown. */
function Title({ row, name }: Pick<SectionRowProps, 'row'> & { readonly name: string }) {
  const { lists, search } = useTasks()
  const list = lists.find(({ id }) => id === row.key)
  const isInList = row.section !== null && lists.length > 0 && search.list === undefined
  const Heading = isInList ? 'h3' : 'h2'
  return (
    <Heading
      className={cx(
        'flex min-w-0 items-center gap-2 font-semibold',
        list || row.key === INBOX ? 'text-16 tracking-tight' : 'text-14',
      )}
    >
      {list && <TagSquare color={namedColor(list.color)} />}
      <span className="truncate">{name}</span>
    </Heading>
  )
}
