// An address of a `mailto:` link (RFC 6068), and the fields of the email in it.
// @chunk mailbox

export interface MailTo {
  readonly to: string[]
  readonly cc: string[]
  readonly bcc: string[]
  readonly subject: string
  /** Plain text. */
  readonly content: string
}

/** As many addresses as a field takes. */
const MOST = 200

/** Undefined where the text is no such link (RFC 6068). */
export function readMailTo(link: string): MailTo | undefined {
  const [, addresses, query = ''] = /^mailto:([^?]*)(?:\?(.*))?$/is.exec(link) ?? []
  if (addresses === undefined) return undefined
  // A plus is a plus here.
  const fields = new URLSearchParams(query.replaceAll('+', '%2B'))
  const list = (texts: readonly string[]) =>
    texts
      .flatMap((text) => text.split(','))
      .map((one) => one.trim().slice(0, 500))
      .filter(Boolean)
      .slice(0, MOST)
  const all = (name: string) => [...fields].filter(([key]) => key.toLowerCase() === name).map(([, value]) => value)
  return {
    to: list([decode(addresses), ...all('to')]),
    cc: list(all('cc')),
    bcc: list(all('bcc')),
    subject: (all('subject')[0] ?? '').slice(0, 1000),
    content: (all('body')[0] ?? '').replaceAll('\r\n', '\n').slice(0, 20_000),
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
