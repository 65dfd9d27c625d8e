// What of a form's values differs from those that it began with. Pure.
// @chunk screens

/** Values are compared as they are sent: lists by their entries, in their order. */
export function changedOf<Values extends object>(begun: Values, typed: Values): Partial<Values> {
  const before = new Map<string, unknown>(Object.entries(begun))
  const changed = Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  )
  return Object.fromEntries(changed) as Partial<Values>
}
