// Text as HTML or XML that shows it.
// @chunk screens

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML or XML that shows it, between tags or in an attribute. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

/** Plain text as HTML: paragraphs where a line is empty. */
export const textToHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph && `<p>${escapeMarkup(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
