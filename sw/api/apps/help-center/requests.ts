// Questions to support: stored, listed, and answered by the device itself after a few minutes, which it says. Part of help-center.ts.
import type { Table } from 'dexie'
import type { HelpHit } from '#contract/apps/help-center.ts'
import {
  type HelpMessage,
  type HelpRequest,
  REQUEST_FILES,
  type requestEndpoints,
  type StoredHelpRequest,
} from '#contract/apps/help-requests.ts'
import { BadInputError, type HandlerInput } from '#contract/define-api.ts'
import type { Language } from '#contract/shared.ts'
import type { Context, Handler, TableShape } from '#sw/api/engine/define-module.ts'
import {
  addContent,
  type Content,
  type ContentPiece,
  deleteContents,
  readContent,
  splitFile,
} from '#sw/api/engine/files/bytes.ts'

/** How long the first answer takes, in ms. No timer runs: from then on it is part of what is read. */
const ANSWERED_AFTER = 3 * 60_000
const FIRST_NUMBER = 1001

type Tables = { helpRequests: TableShape<StoredHelpRequest>; helpPieces: TableShape<ContentPiece> }
type Endpoints = typeof requestEndpoints

export interface PreparedRequest {
  readonly suggested: StoredHelpRequest['suggested']
  readonly files: readonly { readonly name: string; readonly type: string; readonly content: Content }[]
}

/** What is read before the write: the files' bytes. @throws {BadInputError} where there are too many. */
export async function prepareRequest(
  { attachments = [] }: Input<'createRequest'>['body'],
  hits: readonly HelpHit[],
): Promise<PreparedRequest> {
  const sent = Array.isArray(attachments) ? attachments : [attachments]
  if (sent.length > REQUEST_FILES)
    throw new BadInputError('body', { path: ['attachments'], message: `more than ${REQUEST_FILES} files` })
  const files = await Promise.all(
    // A field without a chosen file is sent as an empty one.
    sent
      .filter(({ name, size }) => name !== '' || size > 0)
      .map(async (file) => ({ name: file.name, type: file.type, content: await splitFile(file) })),
  )
  const suggested = hits.map(({ kind, categorySlug, slug, title }) => ({
    kind,
    categorySlug,
    slug,
    title: plainOf(title),
  }))
  return { suggested, files }
}

type Input<Name extends keyof Endpoints> = HandlerInput<Endpoints[Name]>
type RequestHandlers = {
  readonly [Name in Exclude<keyof Endpoints, 'createRequest'>]: (
    input: Input<Name>,
    context: Context<Tables>,
  ) => ReturnType<Handler<Endpoints[Name], Tables>>
}

export const requestHandlers: RequestHandlers = {
  requests: async (_, { tables, now }) => {
    const rows = await tables.helpRequests.orderBy('number').reverse().toArray()
    return rows.map((row) => requestAt(row, now))
  },

  request: async ({ query: { id } }, { tables, now }) => shown(await tables.helpRequests.get(id), now),

  updateRequest: ({ body: { id, request } }, { tables, now }) =>
    change(tables.helpRequests, id, now, (row) => ({ ...row, isClosed: request.isClosed })),

  addMessage: ({ body: { id, text } }, { tables, now, newId }) =>
    change(tables.helpRequests, id, now, (row) => ({
      ...row,
      isClosed: false,
      followUps: [...row.followUps, { id: newId(), text, at: new Date(now).toISOString() }],
    })),

  deleteRequest: async ({ query: { id } }, { tables }) => {
    const row = await tables.helpRequests.get(id)
    if (!row) return false
    await deleteContents(tables.helpPieces, row.files)
    await tables.helpRequests.delete(id)
    return true
  },

  attachment: async ({ query: { id } }, { tables }) => {
    const owner = await tables.helpRequests.where('files').equals(id).first()
    const facts = owner?.attachments.find((attachment) => attachment.id === id)
    const file = facts && (await readContent(tables.helpPieces, id, facts))
    return file ?? null
  },
}

export async function createRequest(
  { body }: Input<'createRequest'>,
  { tables, now, newId, language }: Context<Tables>,
  { suggested, files }: PreparedRequest,
): Promise<HelpRequest> {
  const last = await tables.helpRequests.orderBy('number').last()
  const at = new Date(now).toISOString()
  const attachments = files.map(({ name, type, content }) => ({ id: newId(), name, type, size: content.size }))
  for (const [index, { id }] of attachments.entries()) {
    const content = files[index]?.content
    if (content) await addContent(tables.helpPieces, id, content)
  }
  const { name, email, subject, message, page } = body
  const row: StoredHelpRequest = {
    id: newId(),
    number: (last?.number ?? FIRST_NUMBER - 1) + 1,
    name: name.trim(),
    email,
    subject: subject.trim(),
    message,
    page,
    attachments,
    files: attachments.map(({ id }) => id),
    isClosed: false,
    followUps: [],
    suggested,
    language,
    createdAt: at,
    updatedAt: at,
  }
  await tables.helpRequests.add(row)
  return requestAt(row, now)
}

async function change(
  table: Table<StoredHelpRequest, string>,
  id: string,
  now: number,
  changed: (row: StoredHelpRequest) => StoredHelpRequest,
): Promise<HelpRequest | null> {
  const row = await table.get(id)
  if (!row) return null
  const updated = { ...changed(row), updatedAt: new Date(now).toISOString() }
  await table.put(updated)
  return requestAt(updated, now)
}

const shown = (row: StoredHelpRequest | undefined, now: number): HelpRequest | null =>
  row ? requestAt(row, now) : null

/** A request as it is at a time, in ms since the epoch. */
function requestAt(
  { files: _, isClosed, followUps, suggested, language, ...request }: StoredHelpRequest,
  now: number,
): HelpRequest {
  const answeredAt = Date.parse(request.createdAt) + ANSWERED_AFTER
  const isAnswered = now >= answeredAt
  const answer: HelpMessage[] = isAnswered
    ? [
        {
          id: `${request.id} answer`,
          from: 'support',
          isSimulated: true,
          text: answerOf(language, request.name, suggested.length > 0),
          at: new Date(answeredAt).toISOString(),
          links: suggested,
        },
      ]
    : []
  const own = followUps.map(
    ({ id, text, at }): HelpMessage => ({ id, from: 'person', isSimulated: false, text, at, links: [] }),
  )
  const messages = [...answer, ...own].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return { ...request, status: isClosed ? 'closed' : isAnswered ? 'answered' : 'received', messages }
}

function answerOf(language: Language, name: string, hasLinks: boolean): string {
  return ANSWERS[language][hasLinks ? 'withLinks' : 'without'].replace('{name}', () => name)
}

const ANSWERS: Readonly<Record<Language, Record<'withLinks' | 'without', string>>> = {
  en: {
    withLinks:
      'Hello {name},\n\nThis answer is simulated: Cairn has no support desk behind it, and your message has not left this device. From your words, the pages below are the most likely to help. If they do not, write what you tried and what you saw instead; everything stays here with your request.',
    without:
      'Hello {name},\n\nThis answer is simulated: Cairn has no support desk behind it, and your message has not left this device. Nothing in the help center comes close to what you wrote. The search there understands other words for the same thing, and each guide ends with the guides that go with it.',
  },
  fr: {
    withLinks:
      'Bonjour {name},\n\nCette réponse est simulée\u00a0: aucun service d’assistance ne se trouve derrière Cairn, et votre message n’a pas quitté cet appareil. D’après vos mots, les pages ci-dessous ont le plus de chances de vous aider. Si ce n’est pas le cas, écrivez ce que vous avez essayé et ce que vous avez vu\u00a0; tout reste ici, avec votre demande.',
    without:
      'Bonjour {name},\n\nCette réponse est simulée\u00a0: aucun service d’assistance ne se trouve derrière Cairn, et votre message n’a pas quitté cet appareil. Rien dans le centre d’aide ne se rapproche de ce que vous avez écrit. La recherche y comprend d’autres mots pour la même chose, et chaque guide se termine par ceux qui vont avec lui.',
  },
}

/** A title as the search marked it, without marks. */
const plainOf = (title: string): string =>
  title.replaceAll(/<\/?mark>/g, '').replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
