// Moves emails or labels them, opened by key: at the row that has the focus, else in the open email. A chunk of its own.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { RowMenu } from '#kit/list/row-menu.tsx'
import { mailQueries } from '../queries.ts'
import { LabelItems } from './label-items.tsx'
import { MoveItems } from './move-items.tsx'

export interface SortMenuProps {
  readonly by: 'folder' | 'label'
  readonly ids: readonly string[]
  /** Those that are known. */
  readonly mails: readonly Mail[]
  readonly onClose: () => void
}

export default function SortMenu({ by, ids, mails, onClose }: SortMenuProps) {
  const { t } = useLingui()
  const [anchor] = useState(placeInSight)
  const read = useQueries({ queries: mails.map(({ id }) => mailQueries.one(id)) })
  const known = mails.map((mail, index) => read[index]?.data ?? mail)
  const [folder, ...others] = new Set(known.map((mail) => mail.folder))
  const chosen = async () => ids
  return (
    <RowMenu anchor={anchor} label={by === 'folder' ? t`Move to` : t`Labels`} onClose={onClose}>
      {by === 'folder' ? (
        <MoveItems ids={chosen} folder={others.length > 0 ? undefined : folder} />
      ) : (
        <LabelItems mails={known} ids={chosen} />
      )}
    </RowMenu>
  )
}

/** px: of the toolbar of what has the focus, where that is no row. */
const HEAD = 52

function placeInSight() {
  const focused = document.activeElement
  const row = focused?.closest<HTMLElement>('[role="row"][data-key]')
  const from = row ?? (focused === document.body ? document.querySelector('main') : focused)
  const { left = 0, top = 0, bottom = 0 } = from?.getBoundingClientRect() ?? {}
  const y = row ? bottom - 8 : Math.min(bottom, top + HEAD)
  return { key: row?.dataset.key ?? '', x: left + 48, y: Math.max(0, Math.min(innerHeight, y)) }
}
