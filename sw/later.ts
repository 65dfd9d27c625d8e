// Which files of the build the worker keeps a moment after it has taken over, rather than before: large, and needed by one act or on one screen. Used by
// worker.ts; scripts/size.mjs counts them apart.
const LATER =
  /(?:^|\/)assets\/(?:analytics-screen|ical|dates|due-editor|line-chart|list|outbox-here|own-search-screen|photo-dialog|tags-dialog)-[\w-]{8}\.js$/

/** @param url as the build lists it, such as `assets/ical-Dh0jfahe.js` */
export const isForLater = (url: string): boolean => LATER.test(url)
