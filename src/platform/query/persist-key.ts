// Where persist.ts keeps answers in local storage; in a file of its own, so that signing out can drop them without loading what reads them.
// @chunk forms

export const PERSIST_KEY = 'cairn-queries'
