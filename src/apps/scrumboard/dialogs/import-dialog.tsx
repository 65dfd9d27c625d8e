// Brings a board in from a Trello file or a table: shows first what would come, and what is refused and why. A chunk of its own.
// @offline later
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { decodeText } from '#formats/decode-text.ts'
import { sortBySize } from '#kit/transfer/batches.ts'
import { FileRefusal, ImportDialog as KitDialog } from '#kit/transfer/import-dialog.tsx'
import type { Transfers } from '#kit/transfer/use-transfer.ts'
import { Note } from '#ui/note.tsx'
import { planOfTable } from '../import/plan-of-table.ts'
import { planOfTrello } from '../import/plan-of-trello.ts'
import type { ReadBoard } from '../import/read-board.ts'
import { useRefusalWords } from '../import/use-refusal-words.ts'
import { writeBoard } from '../import/write-board.ts'
import { useBoardActions } from '../use-board-actions.ts'

export interface ImportDialogProps {
  /** Null: the person chooses one. */
  readonly file: File | null
  readonly onClose: () => void
}

interface Preview extends ReadBoard {
  /** What those cards are called that no call takes. */
  readonly tooLarge: readonly string[]
}

const cardsOf = ({ plan }: Pick<ReadBoard, 'plan'>): number =>
  plan.lists.reduce((sum, { cards }) => sum + cards.length, 0)

export default function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const { show } = useBoardActions()
  const read = async (chosen: File): Promise<Preview> => {
    const text = decodeText(new Uint8Array(await chosen.arrayBuffer()))
    const isJson = text.trimStart().startsWith('{')
    const name = chosen.name.replace(/\.[^.]{1,8}$/, '')
    const board = isJson ? planOfTrello(text) : planOfTable(text, name, t`Cards`)
    if (board) return withoutTooLarge(board)
    throw new FileRefusal(
      isJson
        ? t`This isn’t a Trello board. In Trello, choose “Print, export, and share”, then “Export as JSON”.`
        : t`This table has no column for the title. Its first line must name the columns, such as “Title”.`,
    )
  }
  const apply = async ({ plan, tooLarge }: Preview, _: File, run: Transfers['run']) => {
    let id: string | undefined
    const isDone = await run({
      total: cardsOf({ plan }),
      leftOut: tooLarge.length,
      message: () => t`Board “${plan.title}” imported`,
      write: async (writer) => {
        id = await writeBoard(writer, plan)
      },
    })
    if (isDone && id !== undefined) await show(id)
    return isDone
  }
  return (
    <KitDialog
      title={t`Import a board`}
      fileLabel={t`Board file`}
      accept=".json,application/json,.csv,text/csv"
      hint={t`A Trello export (.json) or a table (.csv)`}
      file={file}
      read={read}
      canApply={({ plan }) => plan.lists.length > 0}
      applyLabel={(board) => (
        <Plural value={board ? cardsOf(board) : 0} _0="Import the board" one="Import # card" other="Import # cards" />
      )}
      tooLarge={({ tooLarge }) => tooLarge}
      onApply={apply}
      onClose={onClose}
    >
      {(board) => <BoardPreview board={board} />}
    </KitDialog>
  )
}

function withoutTooLarge({ plan, refused }: ReadBoard): Preview {
  const sorted = plan.lists.map((list) => ({ list, ...sortBySize(list.cards) }))
  return {
    plan: { ...plan, lists: sorted.map(({ list, fitting }) => ({ ...list, cards: [...fitting] })) },
    refused,
    tooLarge: sorted.flatMap(({ tooLarge }) => tooLarge.map(({ title }) => title)),
  }
}

const SHOWN = 100

function BoardPreview({ board }: { readonly board: ReadBoard }) {
  const { t } = useLingui()
  const wordsOf = useRefusalWords()
  const { plan, refused } = board
  const more = refused.length - SHOWN
  return (
    <>
      <p>
        <b>{plan.title}</b>: {plural(cardsOf(board), { 0: 'no card', one: '# card', other: '# cards' })},{' '}
        {plural(plan.labels.length, { 0: 'no tags', one: '# tag', other: '# tags' })}
      </p>
      {refused.length > 0 && (
        <Note kind="warning">
          <strong>
            <Plural value={refused.length} one="# thing is left out:" other="# things are left out:" />
          </strong>
          <ul className="mt-1 max-h-40 list-disc overflow-y-auto ps-4">
            {refused.slice(0, SHOWN).map((one) => (
              <li key={`${one.at} ${one.reason}`}>{wordsOf(one)}</li>
            ))}
          </ul>
          {more > 0 && <Plural value={more} one="and # more" other="and # more" />}
        </Note>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached */}
      <div role="region" aria-label={t`Lists of the board`} tabIndex={0} className="max-h-60 overflow-y-auto">
        <ul>
          {plan.lists.map(({ title, cards, archived }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lists may have one title
            <li key={index} className="flex gap-2 border-line-soft border-t py-2">
              <span className="min-w-0 flex-1 truncate">{title || t`Untitled`}</span>
              {archived && (
                <span className="text-13 text-ink-muted">
                  <Trans>Archived</Trans>
                </span>
              )}
              <span className="text-13 text-ink-muted tabular-nums">
                {plural(cards.length, { 0: 'no card', one: '# card', other: '# cards' })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
