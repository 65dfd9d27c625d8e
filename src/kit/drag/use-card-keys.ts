// Columns of cards by keyboard: arrows go from card to card, Space lifts one, arrows choose its position, Space drops it, Escape cancels. All is announced.
// @chunk card-drag
import { useState } from 'react'
import type { KeyTable } from '#platform/keys/key-table.ts'
import { actionOf } from '#platform/keys/use-keys.ts'
import { announce } from '#ui/announce.ts'
import { type CardColumn, type CardPosition, cardBeside, cardOf } from './card-positions.ts'

export interface LiftedCard<Column extends string = string> extends CardPosition<Column> {
  readonly id: string
  /** In the column, among the other cards. */
  readonly index: number
}

export interface CardKeysOptions<Column extends string> {
  readonly columns: readonly CardColumn<Column>[]
  /** Its part `card` has the action `move`, which lifts a card; the others are the screen's. */
  readonly keys: KeyTable
  /** The sequence in a column is for the person to choose. */
  readonly isOrdered?: boolean
  readonly messages: {
    lifted(id: string): string
    over(lifted: LiftedCard<Column>, isHome: boolean): string
    readonly putBack: string
  }
  focusCard(id: string): void
  /** Brings a column into view. */
  showColumn(column: Column): void
  onDrop(id: string, position: CardPosition<Column>): void
  /** An action of a card by key. */
  run(action: string, id: string): void
}

export function useCardKeys<Column extends string>(options: CardKeysOptions<Column>) {
  const { columns, keys, messages, focusCard, showColumn, onDrop, run } = options
  const [lifted, setLifted] = useState<LiftedCard<Column>>()

  const lift = (id: string) => {
    const home = homeOf(columns, id)
    if (!home) return
    setLifted(home)
    announce(messages.lifted(id))
  }
  const shift = (next: LiftedCard<Column> | undefined) => {
    if (!next) return
    setLifted(next)
    showColumn(next.column)
    announce(messages.over(next, isHome(columns, next)))
  }
  const putBack = () => {
    setLifted(undefined)
    announce(messages.putBack)
  }
  const whileLifted = (held: LiftedCard<Column>, key: string): boolean => {
    if (key === 'Escape') putBack()
    else if (key === ' ' || key === 'Enter') {
      if (isHome(columns, held)) putBack()
      else {
        setLifted(undefined)
        onDrop(held.id, { column: held.column, before: held.before })
      }
    } else if (key.startsWith('Arrow') || key === 'Home' || key === 'End') shift(positionBeside(held, key, options))
    else return false
    return true
  }
  const atRest = (event: React.KeyboardEvent, id: string): boolean => {
    const isHeld = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (MOVES.has(event.key) && !isHeld) {
      const beside = cardBeside(columns, id, event.key)
      if (beside !== undefined) focusCard(beside)
      return true
    }
    const action = actionOf(keys, 'card', event)
    if (action === 'move') lift(id)
    else if (action !== undefined) run(action, id)
    return action !== undefined
  }
  return {
    lifted,
    /** A lifted card that loses the focus is put back without a word. */
    onBlur: () => setLifted(undefined),
    onKeyDown: (event: React.KeyboardEvent) => {
      const id = cardOf(event.target)
      // A button of a card has keys of its own.
      if (id === undefined || !(event.target instanceof HTMLAnchorElement)) return
      if (lifted ? whileLifted(lifted, event.key) : atRest(event, id)) event.preventDefault()
    },
  }
}

/** What leads from card to card, where no other key is held. */
const MOVES = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])

function homeOf<Column extends string>(
  columns: readonly CardColumn<Column>[],
  id: string,
): LiftedCard<Column> | undefined {
  for (const { id: column, cards } of columns) {
    const index = cards.findIndex((card) => card.id === id)
    if (index >= 0) return { id, column, index, before: cards[index + 1]?.id }
  }
  return undefined
}

const isHome = <Column extends string>(
  columns: readonly CardColumn<Column>[],
  { id, column, before }: LiftedCard<Column>,
) => {
  const home = homeOf(columns, id)
  return home?.column === column && home.before === before
}

type Ordering<Column extends string> = Pick<CardKeysOptions<Column>, 'columns' | 'isOrdered'>

/** Where an arrow moves a lifted card; undefined where there is no further position. */
function positionBeside<Column extends string>(
  held: LiftedCard<Column>,
  key: string,
  { columns, isOrdered = false }: Ordering<Column>,
): LiftedCard<Column> | undefined {
  const at = columns.findIndex(({ id }) => id === held.column)
  const across = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const column = columns[at + across]
  if (!column || (across === 0 && !isOrdered)) return undefined
  const others = column.cards.filter(({ id }) => id !== held.id)
  const wanted = { ArrowUp: held.index - 1, ArrowDown: held.index + 1, Home: 0, End: others.length }[key] ?? held.index
  const index = Math.min(wanted, others.length)
  if (index < 0 || (across === 0 && index === held.index)) return undefined
  // Where the sequence is not the person's, a card that comes home is where it stood.
  if (!isOrdered && column.cards.length > others.length) return homeOf(columns, held.id)
  return { id: held.id, column: column.id, index, before: others[index]?.id }
}
