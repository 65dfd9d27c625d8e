// Whether the content of an email is HTML: it begins with an element. Else it is plain text. Pure.
// @chunk mailbox

export const isHtml = (content: string): boolean =>
  /^\s*<(?:!doctype|html|head|body|div|p|table|span|center|h[1-6]|a|img|br|ul|ol|b|i|font|style|meta|blockquote|pre)\b/i.test(
    content.slice(0, 500),
  )
