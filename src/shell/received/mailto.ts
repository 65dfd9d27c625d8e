// An address as `mailto:` links have it, made a draft in the mailbox. Used by received-screen.tsx.
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { callForChange } from '#platform/api/call.ts'
import type { Kept } from './shared.ts'

export interface MailTo {
  readonly to: string[]
  readonly cc: string[]
  readonly bcc: string[]
  readonly subject: string
  readonly content: string
}

/** Undefined where the text is no such link (RFC 6068). */
export function readMailTo(link: string): MailTo | undefined {
  const [, addresses, query = ''] = /^mailto:([^?]*)(?:\?(.*))?$/i.exec(link) ?? []
  if (addresses === undefined) return undefined
  // A plus is a plus here.
  const fields = new URLSearchParams(query.replaceAll('+', '%2B'))
  const list = (text: string) =>
    text
      .split(',')
      .map((one) => one.trim().slice(0, 500))
      .filter(Boolean)
      .slice(0, 200)
  const all = (name: string) => [...fields].filter(([key]) => key.toLowerCase() === name).map(([, value]) => value)
  return {
    to: [...list(decode(addresses)), ...all('to').flatMap(list)],
    cc: all('cc').flatMap(list),
    bcc: all('bcc').flatMap(list),
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

/** @param key the same for the same visit, so that a page that is loaded again makes no second draft */
export async function keepMailTo(draft: MailTo, key: string): Promise<Kept> {
  const called = await callForChange(mailboxApi.endpoints.createDraft, { body: { draft } }, { idempotencyKey: key })
  return {
    place: 'mailbox',
    title: draft.subject || draft.to.join(', '),
    changeIds: called.changeId === undefined ? [] : [called.changeId],
    count: 1,
  }
}
