// The storage key of a contact's draft.
// @chunk contacts

export const draftOf = (id: string): string => `contact ${id}`
