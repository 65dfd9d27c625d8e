// Ids of new rows.

/** A version 4 UUID from the injected source of chance. */
export function newId(random: () => number): string {
  const digit = (limit: number) => Math.floor(random() * limit)
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replaceAll(/[xy]/g, (character) =>
    (character === 'x' ? digit(16) : 8 + digit(4)).toString(16),
  )
}
