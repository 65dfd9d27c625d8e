// Which terms a person accepts by signing up; their text is terms-dialog.tsx.
// @chunk auth-forms

export const TERMS_VERSION = '2026-11'
