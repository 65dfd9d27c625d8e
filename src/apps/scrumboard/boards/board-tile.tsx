// A board in the list of boards: what it is called and about, who is on it, when something last happened there, and its menu.
// @chunk scrumboard
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { BoardSummary } from '#contract/apps/scrumboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { Avatar } from '#ui/avatar.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { boardIcon } from '../board-icons.ts'
import type { TileMenuProps } from '../menus/tile-menu.tsx'
import { useBoardActions } from '../use-board-actions.ts'
import type { BoardsDialog } from './boards-dialog.ts'

const tileMenu = lazyMenu<TileMenuProps>(() => import('../menus/tile-menu.tsx'))
const MOST_FACES = 3

export interface BoardTileProps {
  readonly board: BoardSummary
  readonly onDialog: (dialog: BoardsDialog) => void
}

export function BoardTile({ board, onDialog }: BoardTileProps) {
  const { t } = useLingui()
  const { star } = useBoardActions()
  const { id, title, starred = false } = board
  const name = title || t`Untitled`
  return (
    <li className="group/board relative">
      <Face board={board} />
      {/* Over it, so that its name is the title alone. */}
      <Link
        to="/apps/scrumboard/$boardId"
        params={{ boardId: id }}
        aria-labelledby={`board-${id}`}
        className="absolute inset-0 rounded-12"
      />
      <IconButton
        icon="star"
        solid={starred}
        size="sm"
        label={starred ? t`Remove ${name} from favourites` : t`Add ${name} to favourites`}
        aria-pressed={starred}
        onPress={() => star(board, !starred)}
        className={cx(
          'absolute! end-10 top-2 pointer-coarse:end-13',
          starred
            ? 'text-warning!'
            : 'not-focus-visible:opacity-0 group-hover/board:opacity-100 pointer-coarse:opacity-100',
        )}
      />
      <LazyMenu
        source={tileMenu}
        menu={{
          board,
          onEdit: () => onDialog({ kind: 'edit', board }),
          onCopy: () => onDialog({ kind: 'copyBoard', board }),
        }}
        opener={(opener) => (
          <IconButton
            {...opener}
            icon="ellipsis-horizontal"
            size="sm"
            label={t`Actions for the board ${title}`}
            className="absolute! end-2 top-2"
          />
        )}
      />
    </li>
  )
}

function Face({ board }: Pick<BoardTileProps, 'board'>) {
  const { t } = useLingui()
  const { ago, number } = useFormats()
  const now = useNow()
  const { id, title, description, icon, members, lastActivity } = board
  const when = ago(lastActivity, now)
  return (
    <div className="flex h-full min-h-36 flex-col rounded-12 border border-line bg-surface-raised p-4 group-hover/board:bg-surface-hover">
      <span className="flex items-center gap-2.5 pe-16 pointer-coarse:pe-22">
        <span className="grid size-9 shrink-0 place-items-center rounded-8 bg-accent-tint text-accent-text">
          <Icon name={boardIcon(icon)} />
        </span>
        <span id={`board-${id}`} className="min-w-0 font-semibold wrap-anywhere">
          {title || t`Untitled`}
        </span>
      </span>
      {description && <span className="mt-2 line-clamp-2 text-13 text-ink-muted">{description}</span>}
      <span className="mt-auto flex items-center gap-1 pt-3 text-13 text-ink-muted">
        {members.slice(0, MOST_FACES).map((member) => (
          <Avatar key={member.id} name={member.name} src={member.avatar} size={24} label={member.name} />
        ))}
        {members.length > MOST_FACES && <span>+{number(members.length - MOST_FACES)}</span>}
        <span className="ms-auto whitespace-nowrap">
          <Trans>Updated {when}</Trans>
        </span>
      </span>
    </div>
  )
}
