// What can be undone and redone, screen by screen, the last action first: those of useAction(), and every other write whose answer named its change, in one
// sequence. One log a query client; it ends with the session.
// @chunk signed-in
import type { QueryClient } from '@tanstack/react-query'
import type { Undone } from '#contract/shell/undo.ts'
import { undoChanges, undoneBy } from '#platform/query/undo.ts'
import { sessionSignal } from '#platform/session/session.ts'
import { createDoneList, type Direction, type DoneAction, NOTHING_DONE } from './done-actions.ts'
import { idsOf } from './written.ts'

/** What became of an undo: done; nothing was left to undo; no longer known. */
export type UndoOutcome = 'undone' | 'nothing-left' | 'unknown'

export interface UndoStep {
  readonly action: DoneAction
  readonly outcome: UndoOutcome
}

export interface UndoLog {
  /** @returns the action as it is stored */
  record(action: DoneAction): DoneAction
  /** Runs a write; an undo that is requested by key waits for it. */
  during<Result>(work: () => Promise<Result>): Promise<Result>
  /** Undoes one action, wherever it was done. */
  undo(action: DoneAction): Promise<UndoOutcome>
  /** Undoes changes by their ids, whoever made them, as one. */
  undoByIds(
    changeIds: readonly string[],
  ): Promise<{ readonly outcome: UndoOutcome; readonly undoId: string | undefined }>
  /** Undoes the last action of the present screen, or redoes the last one undone. @returns undefined where there is none */
  move(direction: Direction): Promise<UndoStep | undefined>
  /** Whether anything was done or undone on the present screen. */
  hasAny(): boolean
  /** Whether there is something to undo on it. */
  canUndo(): boolean
  subscribe(listener: () => void): () => void
}

const logs = new WeakMap<QueryClient, UndoLog>()

/** @param pathOf the present screen's path; the first one that is given is used */
export function undoLogOf(client: QueryClient, pathOf: () => string): UndoLog {
  const log = logs.get(client) ?? createUndoLog(client, pathOf)
  logs.set(client, log)
  return log
}

function createUndoLog(client: QueryClient, pathOf: () => string): UndoLog {
  let session = sessionSignal()
  const list = createDoneList()
  let underWay: Promise<unknown> = Promise.resolve()
  let turn: Promise<unknown> = Promise.resolve()
  const listOfSession = () => {
    if (session.aborted) {
      list.clear()
      // What was under way is answered to nobody.
      underWay = Promise.resolve()
      turn = Promise.resolve()
    }
    session = sessionSignal()
    return list
  }
  const reversal = createReversal(
    client,
    (changeId) => listOfSession().add({ ...NOTHING_DONE, changeIds: [changeId], path: pathOf() }),
    (undone, changeId) => listOfSession().undoneElsewhere(undone, changeId, pathOf()),
  )
  /** One after the other, however fast they are requested. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    listOfSession()
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    return result
  }
  const step = async (action: DoneAction, from: Direction): Promise<UndoStep> => {
    const back = await reversal.takeBack(action)
    listOfSession().moved(action, from, back.outcome === 'undone' ? back.action : undefined)
    if (back.outcome === 'undone') action.onUndone?.()
    return back
  }
  return {
    record(action) {
      const stored = { ...action, path: pathOf() }
      listOfSession().add(stored)
      return stored
    },
    during(work) {
      const result = work()
      underWay = Promise.allSettled([underWay, result])
      return result
    },
    undo: (action) => inTurn(async () => (await step(action, 'done')).outcome),
    undoByIds: (changeIds) =>
      inTurn(async () => {
        const { answer, changeId: undoId } = await reversal.undo(changeIds)
        listOfSession().undoneElsewhere(changeIds, undoId, pathOf())
        return { outcome: outcomeOf(answer), undoId }
      }),
    move: (direction) =>
      inTurn(async () => {
        // An undo requested before the last write has been answered means that write.
        await underWay
        const last = listOfSession().last(direction, pathOf())
        return last && { ...(await step(last, direction)), action: last }
      }),
    hasAny: () => listOfSession().hasAny(pathOf()),
    canUndo: () => listOfSession().last('done', pathOf()) !== undefined,
    subscribe: list.subscribe,
  }
}

/**
 * Takes actions back, and follows all writes meanwhile.
 * @param onChange called for a change that no action has
 * @param onUndone called for changes that something else has undone
 */
function createReversal(
  client: QueryClient,
  onChange: (changeId: string) => void,
  onUndone: (undone: readonly string[], changeId: string | undefined) => void,
) {
  /** Changes that are being undone here. */
  const own = new Set<string>()
  /** While an inverse runs, the changes made meanwhile: its own, and what else is written then. */
  let held: string[] | undefined
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const [changeId] = idsOf(event.mutation.state.data)
    const undone = undoneBy(event.mutation)
    if (undone !== undefined && !undone.some((id) => own.has(id))) onUndone(undone, changeId)
    if (undone !== undefined || changeId === undefined) return
    if (held) held.push(changeId)
    else onChange(changeId)
  })
  const undoingOwn = async (ids: readonly string[]) => {
    for (const id of ids) own.add(id)
    try {
      return await undoChanges(client, ids)
    } finally {
      for (const id of ids) own.delete(id)
    }
  }
  const runInverse = async (inverse: () => unknown): Promise<readonly string[]> => {
    const during: string[] = []
    held = during
    let claimed: readonly string[] = []
    try {
      claimed = idsOf(await inverse())
      return claimed
    } finally {
      held = undefined
      for (const id of during) if (!claimed.includes(id)) onChange(id)
    }
  }
  /** @returns the action the other way round */
  const takeBack = async (action: DoneAction): Promise<UndoStep> => {
    const { inverse, changeIds } = action
    const back = { ...action, onUndone: action.onRedone, onRedone: action.onUndone }
    if (inverse) {
      const ids = await runInverse(inverse.undo)
      return {
        action: { ...back, changeIds: ids, inverse: { undo: inverse.redo, redo: inverse.undo } },
        outcome: 'undone',
      }
    }
    // Of this device alone: undone by `onUndone`.
    if (changeIds.length === 0) return { action: back, outcome: 'undone' }
    const { outcome, undoIds: ids } = await undoEach(changeIds, undoingOwn)
    return { action: { ...back, changeIds: ids }, outcome }
  }
  return {
    undo: undoingOwn,
    takeBack,
  }
}

/** The last one first. @returns the changes that it makes too */
async function undoEach(ids: readonly string[], undo: (ids: readonly string[]) => ReturnType<typeof undoChanges>) {
  const undoIds: string[] = []
  let outcome: UndoOutcome = 'unknown'
  for (const id of ids.toReversed()) {
    const { answer, changeId } = await undo([id])
    if (answer && (answer.restored > 0 || outcome === 'unknown')) outcome = outcomeOf(answer)
    if (changeId !== undefined) undoIds.push(changeId)
  }
  return { outcome, undoIds }
}

const outcomeOf = (answer: Undone | null): UndoOutcome =>
  answer === null ? 'unknown' : answer.restored > 0 ? 'undone' : 'nothing-left'
