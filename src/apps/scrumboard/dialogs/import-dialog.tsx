// Imports a file of Trello, Wekan or Planka, or a table, as a board of its own or into one that is there: shows first what would come, what is there already, and what is refused
// and why. A chunk of its own.
// @offline later
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { scrumboardApi } from '#contract/apps/scrumboard.ts'
import type { BoardSummary } from '#contract/apps/scrumboard-shapes.ts'
import { decodeText } from '#formats/decode-text.ts'
import { foldText } from '#formats/text.ts'
import { sortBySize } from '#kit/transfer/batches.ts'
import { FileRefusal, ImportDialog as KitDialog } from '#kit/transfer/import-dialog.tsx'
import { ImportWarnings } from '#kit/transfer/import-warnings.tsx'
import { NotTaken } from '#kit/transfer/not-taken.tsx'
import { PreviewList } from '#kit/transfer/preview-list.tsx'
import type { Transfers } from '#kit/transfer/use-transfer.ts'
import { call } from '#platform/api/call.ts'
import { Select } from '#ui/select.tsx'
import { type MissingCards, missingCards } from '../import/missing-cards.ts'
import { peopleCalled } from '../import/people-called.ts'
import { planOfJson } from '../import/plan-of-json.ts'
import { planOfTable } from '../import/plan-of-table.ts'
import type { ReadBoard } from '../import/read-board.ts'
import { useRefusalText } from '../import/use-refusal-text.ts'
import { writeBoard } from '../import/write-board.ts'
import { useBoardActions } from '../use-board-actions.ts'

export interface ImportDialogProps {
  /** Null: the person chooses one. */
  readonly file: File | null
  /** The board that the person was on. */
  readonly into?: string
  readonly onClose: () => void
}

const NEW_BOARD = 'new board'
const { archive, board: whole, boards: all, members } = scrumboardApi.endpoints

interface FoundCards extends MissingCards {
  /** What those cards are called that no call takes. */
  readonly tooLarge: readonly string[]
}

const cardsOf = ({ plan }: Pick<ReadBoard, 'plan'>): number =>
  plan.lists.reduce((sum, { cards }) => sum + cards.length, 0)

export default function ImportDialog({ file, into, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const { show } = useBoardActions()
  const { read, boards, target, choose, chosen } = useReading(into)
  const board = boards.find(({ id }) => id === target)
  const there = board?.title || t`Untitled`
  const apply = async (found: FoundCards, _: File, run: Transfers['run']) => {
    const total = cardsOf(found)
    let id: string | undefined
    const isDone = await run({
      total,
      leftOut: found.tooLarge.length,
      message: () =>
        board
          ? plural(total, { one: `# card added to “${there}”`, other: `# cards added to “${there}”` })
          : t`Board “${found.plan.title}” imported`,
      write: async (writer) => {
        id = await writeBoard(writer, found.plan, board?.id)
      },
    })
    if (isDone && id !== undefined) await show(id)
    return isDone
  }
  return (
    <KitDialog
      title={into === undefined ? t`Import a board` : t`Import cards`}
      fileLabel={t`Board file`}
      accept=".json,application/json,.csv,text/csv"
      hint={t`A Trello, Wekan or Planka export (.json), or a table (.csv)`}
      file={file}
      read={read}
      choices={chosen ?? ''}
      options={
        boards.length > 0 && (
          <Select
            label={t`Import into`}
            className="mt-4"
            options={[
              { id: NEW_BOARD, label: t`New board` },
              ...boards.map(({ id, title }) => ({ id, label: title || t`Untitled` })),
            ]}
            value={target}
            onChange={choose}
          />
        )
      }
      canApply={(found) => (board ? cardsOf(found) > 0 : found.plan.lists.length > 0)}
      applyLabel={(found) => (
        <Plural value={found ? cardsOf(found) : 0} _0="Import" one="Import # card" other="Import # cards" />
      )}
      tooLarge={({ tooLarge }) => tooLarge}
      onApply={apply}
      onClose={onClose}
    >
      {(found) => <Preview board={found} />}
    </KitDialog>
  )
}

/** Into the board that is called like the file where there is one: what is on it already is not imported again. */
function useReading(into: string | undefined) {
  const { t } = useLingui()
  const [chosen, choose] = useState(into)
  const [state, setState] = useState<{ readonly boards: readonly BoardSummary[]; readonly target: string }>({
    boards: [],
    target: NEW_BOARD,
  })
  const parse = async (file: File): Promise<ReadBoard> => {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    const isJson = text.trimStart().startsWith('{')
    const title = file.name.replace(/\.[^.]{1,8}$/, '')
    const personCalled = peopleCalled(await call(members, {}))
    const read = isJson
      ? planOfJson(text, personCalled)
      : planOfTable(text, { title, usualList: t`Cards`, personCalled })
    if (read) return read
    throw new FileRefusal(
      isJson
        ? t`This isn’t a Trello, Wekan or Planka board. In Trello, choose “Print, export, and share”, then “Export as JSON”.`
        : t`This table has no title column. The first line must contain column names, such as “Title”.`,
    )
  }
  const read = async (file: File, signal: AbortSignal): Promise<FoundCards> => {
    const found = withoutTooLarge(await parse(file))
    const boards = await call(all, {})
    const same = boards.find(({ title }) => foldText(title) === foldText(found.plan.title))
    const target = chosen ?? same?.id ?? NEW_BOARD
    signal.throwIfAborted()
    setState({ boards, target })
    if (target === NEW_BOARD) return { ...found, present: 0 }
    const query = { query: { id: target } }
    const [shown, away] = await Promise.all([call(whole, query), call(archive, query)])
    const lists = [...(shown?.lists ?? []), ...(away?.lists ?? [])]
    const cards = [...lists.flatMap((list) => list.cards), ...(away?.cards ?? [])]
    return {
      ...found,
      ...missingCards(
        found,
        cards.map(({ title }) => title),
      ),
    }
  }
  return { ...state, read, chosen, choose }
}

function withoutTooLarge({ plan, refused, notTaken = [] }: ReadBoard) {
  const sorted = plan.lists.map((list) => ({ list, ...sortBySize(list.cards) }))
  return {
    plan: { ...plan, lists: sorted.map(({ list, fitting }) => ({ ...list, cards: [...fitting] })) },
    refused,
    notTaken,
    tooLarge: sorted.flatMap(({ tooLarge }) => tooLarge.map(({ title }) => title)),
  }
}

function Preview({ board }: { readonly board: MissingCards }) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const { plan, refused, notTaken = [], present } = board
  return (
    <>
      <p>
        <b>{plan.title}</b>: {plural(cardsOf(board), { 0: 'no cards', one: '# card', other: '# cards' })},{' '}
        {plural(plan.labels.length, { 0: 'no tags', one: '# tag', other: '# tags' })}
      </p>
      {present > 0 && (
        <p className="text-ink-muted">
          <Plural
            value={present}
            one="# card is already on this board and won’t be imported."
            other="# cards are already on this board and won’t be imported."
          />
        </p>
      )}
      <ImportWarnings
        all={refused}
        heading={<Plural value={refused.length} one="# problem in this file:" other="# problems in this file:" />}
        textOf={refusalText}
      />
      <NotTaken kinds={notTaken} />
      <PreviewList label={t`Lists on the board`} all={plan.lists} className="flex gap-2">
        {({ title, cards, archived }) => (
          <>
            <span className="min-w-0 flex-1 truncate">{title || t`Untitled`}</span>
            {archived && (
              <span className="text-13 text-ink-muted">
                <Trans context="one list">Archived</Trans>
              </span>
            )}
            <span className="text-13 text-ink-muted tabular-nums">
              {plural(cards.length, { 0: 'no cards', one: '# card', other: '# cards' })}
            </span>
          </>
        )}
      </PreviewList>
    </>
  )
}
