// The writes of one sender to a module in the order in which they came, until each is in the write queue: a body that is read slowly, or looking the caller up,
// must not let the next write overtake.

export interface ArrivalLane {
  /** Resolves when all that this sender sent before have gone on. */
  readonly come: Promise<void>
  /** It has gone on, or will never. May be called again. */
  leave(): void
}

/** @returns takes the next turn in the line of a sender, of whom nobody else waits */
export function createArrivalLine(): (sender: string) => ArrivalLane {
  const lines = new Map<string, Promise<void>>()
  return (sender) => {
    const come = lines.get(sender) ?? Promise.resolve()
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    const line = come.then(() => left)
    lines.set(sender, line)
    void line.then(() => lines.get(sender) === line && lines.delete(sender))
    return { come, leave }
  }
}
