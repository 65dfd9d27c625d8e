// What a write answers, and the ids of the changes that it named. Pure.
// @chunk signed-in

/** As useApiMutation's `mutateAsync` answers. */
export interface Written {
  readonly changeId?: string | undefined
  readonly answer?: unknown
}

/** Null: nothing was done after all; there is nothing to say and nothing to undo. Undefined: it was done by something that answers nothing. */
export type Writes = Written | readonly Written[] | undefined | null

/** @param written the answer of one write, or of several; of anything else there are none */
export const idsOf = (written: unknown): readonly string[] =>
  [written].flat().flatMap((one) => (one as Written | null | undefined)?.changeId ?? [])

export const isWaiting = ({ answer }: Written): boolean =>
  (answer as { readonly queued?: unknown } | null | undefined)?.queued === true
