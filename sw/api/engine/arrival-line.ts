// The writes of a module in the sequence in which they arrived, until each is in the write queue: a body that is read slowly, or a look at who asks, must not let
// the next write overtake.

export interface Place {
  /** Resolves when all that arrived before have gone on. */
  readonly come: Promise<void>
  /** It has gone on, or will never. May be said again. */
  leave(): void
}

/** @returns takes the next place in the line */
export function createArrivalLine(): () => Place {
  let last = Promise.resolve()
  return () => {
    const come = last
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    last = come.then(() => left)
    return { come, leave }
  }
}
