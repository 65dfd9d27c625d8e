// The mailbox's back end as its tests call it.
import type { Mail, MailFolder, MailLabel, MailPage } from '#contract/apps/mailbox-shapes.ts'
import { seedMailLabels } from '#seed/mailbox.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

type FullPage = Extract<MailPage, { mails: Mail[] }>

export const page = async (api: TestApi, query: string) =>
  (await api.get(`apps/mailbox/mails?${query}`)).body as FullPage
export const mail = async (api: TestApi, id: string) => (await api.get(`apps/mailbox/mail?id=${id}`)).body as Mail
export const labels = async (api: TestApi) => (await api.get('apps/mailbox/labels')).body as MailLabel[]

export async function countOf(api: TestApi, folder: string): Promise<number | undefined> {
  const folders = (await api.get('apps/mailbox/folders')).body as MailFolder[]
  return folders.find(({ id }) => id === folder)?.count
}

export const idsOf = async (api: TestApi, query: string) =>
  (await api.get(`apps/mailbox/ids?${query}`)).body as string[]

export const found = async (api: TestApi, query: string) =>
  ((await api.get(`apps/mailbox/search?query=${encodeURIComponent(query)}`)).body as FullPage).mails.map(({ id }) => id)

export const patch = async (api: TestApi, id: string, fields: object) =>
  (await api.send('PATCH', 'apps/mailbox/mail', { id, mail: fields })).body as Mail

export interface Written {
  readonly subject: string
  readonly from?: string
  readonly to?: readonly string[]
  readonly content?: string
  /** Days before the test's present. */
  readonly daysAgo?: number
  readonly unread?: boolean
  readonly folder?: string
}

/** A mailbox with the sample's labels and no mail. */
export async function emptyMailbox(): Promise<TestApi> {
  const api = createTestApi()
  await api.db.open()
  await api.db.meta.put({ key: 'seeded mailbox', value: TEST_NOW })
  await api.db.table('mailLabels').bulkAdd(seedMailLabels())
  return api
}

/** A mailbox with these mails alone. @returns their ids by subject */
export async function mailboxWith(
  ...written: readonly Written[]
): Promise<{ api: TestApi; ids: Record<string, string> }> {
  const api = await emptyMailbox()
  const ids: Record<string, string> = {}
  for (const [index, { subject, daysAgo = index, folder = 'inbox', ...rest }] of written.entries()) {
    const { body } = await api.send('POST', 'apps/mailbox/import', {
      mails: [
        {
          from: 'Ada Lovelace <ada@engine.example>',
          to: ['Alex Morgan <alex.morgan@cairn.example>'],
          bcc: [],
          content: '',
          ...rest,
          subject,
          uid: subject,
          date: new Date(TEST_NOW - daysAgo * 86_400_000).toISOString(),
        },
      ],
      folder,
    })
    ids[subject] = (body as { id: string }[])[0]?.id ?? ''
  }
  return { api, ids }
}
