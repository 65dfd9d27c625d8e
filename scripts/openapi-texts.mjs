// What public/openapi.json says besides the docstrings of the contract: how requests and refusals work in general, and what Cairn does with each status.

export const introduction = [
  'This document describes what Cairn asks of the server that `portalUrl` in `config.json` names. Every path here is below that address.',
  [
    '**Requests.** Bodies are JSON in UTF-8, unless an operation says `multipart/form-data`. `Accept-Language` is `en` or `fr`, the language of the person.',
    '`Authorization` carries the token that `auth/sign-in` answered. Cairn sends no cookies and follows no redirect.',
    'It gives up a read after 20 seconds and a write after 30 seconds.',
  ].join(' '),
  [
    '**Answers.** A success is JSON in UTF-8, a file where the operation says so, or empty where there is nothing to say.',
    'A success that is none of these counts as no answer, as it comes from a proxy or a captive portal.',
    'Cairn checks each answer against its schema and ignores fields that it does not know.',
    'A list may have entries that do not fit their schema: Cairn leaves out those entries alone.',
  ].join(' '),
  [
    '**Units.** Instants are ISO 8601 texts with an offset, UTC in answers. Amounts of money are integers in minor units, such as cents.',
    'Durations have their unit in the name or in the description. Ids are opaque texts of at most 200 characters.',
    '`Bilingual` texts hold both languages, and Cairn shows the one that the person reads.',
  ].join(' '),
  [
    '**Writes.** An operation that lists `Idempotency-Key` has one effect, however often it arrives with that key:',
    'keep the answer for at least 24 hours and give it again. Refuse the same key with another method, path or body with 422.',
    'Operations that list no key, such as signing in, can be repeated freely.',
    '`Client-At` says when the person acted, which may be days before the request arrives. Use it as information only: the instants of answers are the server’s.',
    'Writes about the same path arrive in the order in which the person made them.',
  ].join(' '),
  [
    '**Refusals.** A refusal answers `message`: a key such as `error.jobs.notfound.msg.job`, built as `error.<area>.<reason>.msg.<entity>`, or a text for people.',
    'Cairn has words in both languages for the keys named here and for common reasons, such as `notfound`, `closed`, `conflict` and `expired`.',
    'Use 400 for what the person must be told at once, and 401 for tokens alone.',
    'Any operation may refuse a body or a query that does not fit its schema with 400 and `{ "error": "body.user.name: Invalid input" }`:',
    'a text for developers that names the first place that is wrong. Cairn then tells the person in its own words.',
    'The message `error.server.notfound.msg.talent`, with any status, ends the session.',
  ].join(' '),
  [
    '**Live channel.** Where `liveUrl` is set, Cairn connects to it with STOMP 1.2 over WebSocket (subprotocol `v12.stomp`).',
    'It subscribes to `liveDestination`, by default `/user/queue/notification`. The body of each message is a `LiveNotification` of at most 64 KB.',
    'CONNECT carries the headers `Authorization`, with `Bearer` and the token, and `userId`; take who the person is from the token alone.',
    'A wrong token is answered with ERROR and the end of the connection, and Cairn connects again with a new one.',
  ].join(' '),
].join('\n\n')

/** Of an operation whose request may wait on the device. */
export const waitsOffline =
  'Without a network, Cairn keeps this request on the device and sends it later, with the same `Idempotency-Key`.'

/** Of an operation whose answer is stored. */
export const isStored = 'Cairn stores the last answer and shows it at the next start, until the new one arrives.'

/** What becomes of a status that is no success, in general. @type {Readonly<Record<string, string>>} */
const effects = {
  400: 'Cairn shows the message to the person; a form shows `fields` beside its fields.',
  401: 'Cairn shows the message to the person.',
  404: 'Cairn says that it no longer exists.',
  409: 'Nothing has changed. Cairn shows what the server holds and lets the person decide again.',
  410: 'Cairn shows the body and offers nothing that needs it open.',
  429: 'Cairn asks the person to wait, and tries nothing again by itself.',
}

/** The same of a write that Cairn may keep and send later. @type {Readonly<Record<string, string>>} */
const effectsOnQueued = {
  400: 'Cairn shows the message to the person. A request that was kept stays on the device until the person corrects or discards it.',
  404: 'Cairn says that it no longer exists. A request that was kept stays on the device until the person discards it.',
  409: 'Nothing has changed. Cairn shows what the server holds and lets the person choose between it and the request.',
}

/** @param {string} status @param {{ isQueued: boolean, isDelete: boolean }} request */
export function effectOf(status, { isQueued, isDelete }) {
  if (isDelete && isQueued && (status === '404' || status === '410')) return 'Cairn takes it as deleted.'
  return (isQueued ? effectsOnQueued[status] : undefined) ?? effects[status] ?? ''
}

/** What a status means where the contract says nothing particular of it. @type {Readonly<Record<string, string>>} */
export const meanings = {
  204: 'Done; the body is empty.',
  400: 'The request is refused.',
  401: 'The token is missing, wrong or expired.',
  404: 'There is no such thing, or it is not this person’s.',
  409: 'The request meets another state than it assumed.',
  410: 'It is over.',
  429: 'Too many attempts.',
}

export const unauthorized =
  'The token is missing, wrong or expired. Cairn ends the session and asks the person to sign in; requests that wait on the device stay there and are sent after the next sign-in.'

/** Of an operation that says nothing of a 400 itself. */
export const badInput =
  'The parameters or the body do not fit their schema. Nothing has changed. Cairn tells the person in its own words; a kept request stays on the device until the person corrects or discards it.'

/** What is answered to a request that does not fit: of every operation, so no endpoint of the contract names it. */
export const badInputSchema = {
  type: 'object',
  description: 'The body of a 400 to a request that does not fit its schema.',
  properties: {
    error: {
      type: 'string',
      description: 'For developers: the first place that is wrong, and why, such as `body.user.name: Invalid input`.',
    },
  },
  required: ['error'],
}

export const otherStatus = [
  'Any other status. After 502, 503 or 504, or without an answer, Cairn shows its last copy of what it reads, with its date.',
  'A kept write is sent again after 408, 425, 429, any 5xx or no answer: first after about 2 seconds, then at growing intervals of at most 5 minutes.',
  '`Retry-After` makes an interval longer. 409 and 412 with `current` are conflicts that the person resolves.',
  'Everything else is shown as a failure of that call alone.',
].join(' ')

export const headerTexts = {
  idempotencyKey: 'Names the act: the same key arrives again when Cairn repeats the request.',
  clientAt: 'When the person acted, by the clock of their device. Not the time of what it changes.',
}
