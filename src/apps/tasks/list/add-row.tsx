// 'Add task' at the end of a section. Its press is the list's (task-list.tsx).
import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#ui/icon.tsx'
import type { Row } from '../rows.ts'

export function AddRow({ row: { section } }: { readonly row: Extract<Row, { kind: 'add' }> }) {
  const { t } = useLingui()
  return (
    <div className="flex h-full cursor-text items-center gap-3 px-4 text-ink-faint md:ps-11 md:pe-5 md:pointer-coarse:ps-14 print:hidden">
      <span className="grid w-5 place-items-center md:w-4.5 md:pointer-coarse:w-8">
        <Icon name="plus" size={16} />
      </span>
      <span aria-hidden={section !== null}>
        <Trans>Add task</Trans>
      </span>
      {section && <span className="sr-only">{t`Add task to ${section.title || t`Untitled`}`}</span>}
    </div>
  )
}
