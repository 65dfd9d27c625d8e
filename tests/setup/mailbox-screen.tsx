// The mailbox on a screen, with a few emails.
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import type { ImportedMail, MailRow } from '#contract/apps/mailbox-shapes.ts'
import { call } from '#platform/api/call.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const HOUR = 3_600_000
export const ME = 'Alex Morgan <alex.morgan@cairn.example>'
export const ADA = 'Ada Lovelace <ada@engine.example>'
const LOUIS = 'Louis Blériot <louis@channel.example>'

/** The newest first. */
export const SAMPLE: readonly Partial<ImportedMail>[] = [
  {
    subject: 'Cards for the loom',
    from: ADA,
    content: 'Hello Alex,\n\nThe cards are punched. See https://engine.example/cards.',
    unread: true,
  },
  { subject: 'Across the Channel', from: LOUIS, cc: [ADA], content: 'We fly at dawn, fog permitting.' },
  {
    subject: 'Invoice',
    from: 'Billing <billing@engine.example>',
    unsubscribe: 'mailto:leave@engine.example?subject=stop',
    content:
      '<p>Pay <b>soon</b>.</p><script>parent.document.title = "stolen"</script><img src="https://tracker.example/p.png" alt="Logo">',
  },
]

export const openMailbox = async (path = '', { many = 0 } = {}) => {
  const app = await renderApp('/apps/contacts', { signedIn: true, samplesOf: ['auth', 'user', 'navigation'] })
  const { screen, db, router } = app
  await call(mailboxApi.endpoints.createLabel, { body: { label: { title: 'Work', color: 'indigo' } } })
  const now = Date.now()
  const numbered = Array.from({ length: many }, (_, index) => ({
    subject: `Letter ${index + 1}`,
    from: ADA,
    content: 'As before.',
  }))
  const mails = [...SAMPLE, ...numbered].map((mail, index) => ({
    to: [ME],
    bcc: [],
    uid: `mail-${index}`,
    date: new Date(now - (index + 1) * HOUR).toISOString(),
    unread: false,
    starred: false,
    ...mail,
  })) as ImportedMail[]
  await call(mailboxApi.endpoints.importMails, { body: { mails, folder: 'inbox' } })
  await router.navigate({ to: `/apps/mailbox${path}` as never })
  const rows = async () => (await db.table<MailRow>('mails').toArray()).toSorted((a, b) => (a.date < b.date ? 1 : -1))
  const stored = async (subject: string) => (await rows()).find((row) => row.subject === subject)
  const row = (subject: string) => screen.getByRole('row', { name: new RegExp(subject) })
  return { ...app, rows, stored, row }
}

export const eventually = <Value,>(read: () => Value | Promise<Value>) => expect.poll(read)
export const undo = () => page.getByRole('button', { name: 'Undo' }).last().click()

/** A finger goes over a row from its middle. @param by px to the right, below zero to the left; cancelled, Escape is pressed before it is let go */
export async function swipeRow(row: Element, by: number, { isCancelled = false } = {}): Promise<void> {
  const target = row.querySelector('.touch-pan-y') as HTMLElement
  const { left, top, width } = target.getBoundingClientRect()
  const at = (x: number, type: string) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'touch' },
        ...{ clientX: left + width / 2 + x, clientY: top + 20 },
      }),
    )
  // No such pointer is there to be captured.
  vi.spyOn(target, 'setPointerCapture').mockReturnValue()
  at(0, 'pointerdown')
  at(by / 2, 'pointermove')
  at(by, 'pointermove')
  if (isCancelled) await userEvent.keyboard('{Escape}')
  at(by, 'pointerup')
}
