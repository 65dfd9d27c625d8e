// Under what is kept what was typed of a contact.
// @chunk contacts

export const draftOf = (id: string): string => `contact ${id}`
