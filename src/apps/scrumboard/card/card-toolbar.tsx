// The head of the open card: its list, which moves it, whether it is done, and what else can be done to it.
import { useLingui } from '@lingui/react/macro'
import type { BoardCard, CardDetail } from '#contract/apps/scrumboard-shapes.ts'
import { useCopyLink } from '#kit/transfer/use-copy-link.ts'
import { openHistory } from '#platform/workspace/record-history.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '#ui/menu.tsx'
import { cardHref, useBoard } from '../board-context.ts'

export function CardToolbar({ card }: { readonly card: CardDetail }) {
  const { t } = useLingui()
  const { open, cards } = useBoard()
  const copyLink = useCopyLink()
  const { id, boardId, done, title } = card
  const shown = asListed(card)
  return (
    <div className="flex h-14 shrink-0 items-center gap-1 border-line border-b px-3 md:px-4 print:hidden">
      <ListChoice card={card} />
      {card.archived ? (
        <Button
          variant="quiet"
          size="sm"
          icon="archive-box"
          onPress={() => cards.patch(id, { archived: false }, t`Card restored`)}
        >
          {t`Restore`}
        </Button>
      ) : (
        <Button variant="quiet" size="sm" icon="check" onPress={() => cards.setDone(shown, !done)}>
          {done ? t`Reopen` : t`Mark as done`}
        </Button>
      )}
      <span className="ms-auto flex items-center">
        <IconButton
          icon="link"
          size="sm"
          label={t`Copy the link`}
          onPress={() => copyLink(cardHref(boardId, id), { shareAs: title })}
        />
        <MoreMenu card={card} />
        <IconButton icon="x-mark" size="sm" label={t`Close the card`} onPress={() => open(undefined)} />
      </span>
    </div>
  )
}

function ListChoice({ card }: { readonly card: CardDetail }) {
  const { t } = useLingui()
  const { board, cards } = useBoard()
  const list = board.lists.find(({ id }) => id === card.listId)
  const shown = asListed(card)
  return (
    <MenuTrigger
      placement="bottom start"
      trigger={
        <Chip hasMenu className="min-w-0 max-w-40" aria-label={list ? t`List: ${list.title}` : undefined}>
          <span className="truncate">{list?.title ?? t`Archived list`}</span>
        </Chip>
      }
    >
      <Menu aria-label={t`Move to a list`}>
        <MenuSection
          title={t`Move to a list`}
          selectionMode="single"
          selectedKeys={[card.listId]}
          onSelectionChange={([listId]) =>
            listId !== undefined &&
            listId !== card.listId &&
            void cards.move(shown, { column: listId, before: undefined })
          }
        >
          {board.lists.map(({ id, title }) => (
            <MenuItem key={id} id={id}>
              {title || t`Untitled`}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}

function MoreMenu({ card }: { readonly card: CardDetail }) {
  const { t } = useLingui()
  const { open, cards, openDialog } = useBoard()
  const shown = asListed(card)
  const leave = (act: (one: BoardCard) => unknown) => () => {
    open(undefined)
    act(shown)
  }
  return (
    <MenuTrigger trigger={<IconButton icon="ellipsis-horizontal" size="sm" label={t`More actions for this card`} />}>
      <Menu aria-label={t`More actions for this card`}>
        <MenuItem
          icon="arrow-right-start-on-rectangle"
          onAction={() => openDialog({ kind: 'moveCard', card: shown, isCopy: false })}
        >
          {t`Move to…`}
        </MenuItem>
        <MenuItem
          icon="document-duplicate"
          onAction={() => openDialog({ kind: 'moveCard', card: shown, isCopy: true })}
        >
          {t`Copy…`}
        </MenuItem>
        <MenuItem
          icon="clock"
          onAction={() => openHistory({ table: 'boardCards', key: card.id, title: card.title || t`Untitled` })}
        >
          {t`Version history…`}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon="archive-box" onAction={leave(cards.archive)}>{t`Archive`}</MenuItem>
        <MenuItem icon="trash" onAction={leave(cards.remove)}>{t`Delete`}</MenuItem>
      </Menu>
    </MenuTrigger>
  )
}

/** The card as its board has it. */
const asListed = (card: CardDetail): BoardCard => ({
  ...card,
  comments: card.comments.length,
  attachments: card.attachments.length,
})
