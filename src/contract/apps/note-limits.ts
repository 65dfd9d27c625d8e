// How long the parts of a note may be, in characters. Apart, so that a field reads them without the shapes.
// @chunk note-cards

export const TITLE_LIMIT = 500
export const CONTENT_LIMIT = 100_000
/** Lines of a checklist. */
export const MOST_TASKS = 500
