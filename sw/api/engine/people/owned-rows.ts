// Whose a row is, in the tables of the portal's domains. Used where rows of one person are found: seeding, deleting an account, moving people apart.

/** A person's rows say whose they are: by `userId`, by the account that they belong to, or by the id that they share with the person. */
export function isOf(row: { readonly id: string }, userId: string): boolean {
  const { userId: user, accountId: account } = row as { readonly userId?: unknown; readonly accountId?: unknown }
  return user === userId || account === userId || row.id === userId
}

/** Under this key the accounts' `meta` stores rows of a person that wait to be imported into their workspace (moved-rows.ts). */
export const movedKey = (userId: string): string => `moved ${userId}`
