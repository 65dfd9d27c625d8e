// The key of stored answers in local storage; in a file of its own, so that signing out can drop them without loading persist.ts.
// @chunk forms

export const PERSIST_KEY = 'cairn-queries'
