// The texts of the error catalogue (portal spec §8): refusals of a portal, and of this device's own back end.
// @chunk auth-shapes
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { MOST_OF_PASSWORD } from '#contract/portal/password-limits.ts'
import type { PortalRefusal } from '#contract/portal/portal-refusals.ts'
import { type ApiError, messageOf } from './errors.ts'

/** `error.<area>.<reason>.msg.<entity>`, and what may be done about it. */
const WORDS: Readonly<Partial<Record<PortalRefusal, MessageDescriptor>>> = {
  'error.auth.taken.msg.account': msg`There’s already an account with this email. Sign in, or reset your password.`,
  'error.auth.weak.msg.password': msg`This password is too easy to guess. Choose a longer one, such as a few words.`,
  'error.auth.wrong.msg.password': msg`Wrong password. Try again.`,
  'error.auth.tries.msg.password': msg`Too many attempts. Wait a minute, then try again.`,
  'error.auth.expired.msg.password': msg`This took too long. Enter your password again.`,
  'error.auth.expired.msg.token': msg`This link has already been used or has expired.`,
  'error.auth.inactive.msg.account': msg`This account hasn’t been activated yet.`,
  'error.server.notfound.msg.talent': msg`We couldn’t find your account. Sign in again.`,
  'error.evaluation.consent.msg.session': msg`Accept the rules to start the evaluation.`,
  'error.evaluation.toofew.msg.session': msg`There aren’t enough answers for a result. Answer a few more questions.`,
  'error.evaluation.unfit.msg.answer': msg`This answer isn’t in the expected format. Read the question again.`,
  'error.evaluation.full.msg.answer': msg`You can’t postpone any more questions. Answer this one or choose “I don’t know”.`,
  'error.evaluation.unsure.msg.badge': msg`No level is certain enough for a badge.`,
  'error.evaluation.nokey.msg.badge': msg`This device doesn’t have a key to sign the badge yet. Try again.`,
  'error.evaluation.open.msg.session': msg`You’ll see these questions again when the current evaluation of this skill ends.`,
  'error.evaluation.elsewhere.msg.session': msg`This evaluation was continued elsewhere. Reload the page to see its current state.`,
  'error.notifications.notfound.msg.notification': msg`This notification no longer exists.`,
  'error.application.missing.msg.application': msg`Something the employer requires is missing. Check the marked fields.`,
  'error.application.closed.msg.job': msg`The job has closed. What you wrote is saved as a draft.`,
  'error.application.duplicate.msg.application': msg`You’ve already applied for this job. The employer has your application.`,
  'error.application.stale.msg.application': msg`This application has changed. Check its current state, then decide again.`,
  'error.application.transition.msg.application': msg`This is no longer possible at this stage of the application.`,
  'error.application.notfound.msg.application': msg`This application no longer exists.`,
  'error.document.type.msg.document': msg`Employers can’t open this type of file. Choose a PDF, Word, OpenDocument, text, JPEG or PNG file.`,
  'error.document.size.msg.document': msg`This file is larger than 5 MB.`,
  'error.document.empty.msg.document': msg`This file is empty.`,
  'error.document.notfound.msg.document': msg`This document no longer exists.`,
  'error.interview.slot.msg.interview': msg`This time isn’t available: it has passed or wasn’t offered. Choose another one.`,
  'error.profiling.unfit.msg.answer': msg`This answer isn’t in the expected format. Read the question again.`,
  'error.profiling.missing.msg.answer': msg`You haven’t answered all the required questions yet.`,
  'error.profiling.notsubmitted.msg.answer': msg`Submit the questionnaire first.`,
  'error.profiling.unknown.msg.answer': msg`One of these skills no longer exists. Reload the page, then choose again.`,
  'error.jobs.notfound.msg.job': msg`This job is no longer available.`,
  'error.jobs.notfound.msg.search': msg`This saved search no longer exists.`,
}

/** What a reason means wherever it is given. */
const BY_REASON: Readonly<Record<string, MessageDescriptor>> = {
  notfound: msg`This no longer exists.`,
  closed: msg`This has closed.`,
  duplicate: msg`This has already been done.`,
  expired: msg`The time limit has passed.`,
  missing: msg`A required field is missing.`,
  toolarge: msg`This is too large.`,
  conflict: msg`This has been changed elsewhere.`,
  stale: msg`This has been changed elsewhere.`,
  transition: msg`This is no longer possible.`,
  slot: msg`This time wasn’t offered.`,
  size: msg`This is too large.`,
  empty: msg`This file is empty.`,
  type: msg`Files of this type aren’t accepted.`,
  format: msg`This text isn’t in the chosen format.`,
  tooearly: msg`It’s too early for this. Try again later.`,
  forbidden: msg`You don’t have permission to do this.`,
}

/** Errors of this device's back end, which are no keys (workspace spec §8): the beginnings of its texts, and what they mean to a person. */
const OF_THE_DEVICE: readonly (readonly [RegExp, MessageDescriptor])[] = [
  [/^Invalid token/, msg`Your session has ended. Sign in again.`],
  [/^Unknown user/, msg`We couldn’t find your account. Sign in again.`],
  [/^This (idempotency key|address)/, msg`That didn’t work. Reload the page, then try again.`],
  [/^This mail is addressed to nobody/, msg`Add at least one recipient.`],
  [/^A mail has at most/, msg`This email has too many attachments.`],
  [/^Not enough space/, msg`There isn’t enough space left on this device. Free some up, then try again.`],
  [
    /^Cairn was updated/,
    msg`Another tab still has an older version of Cairn open. Close Cairn’s other tabs, then try again.`,
  ],
  [
    /^A newer version of Cairn/,
    msg`This data comes from a newer version of Cairn. Reload the page. Nothing was changed.`,
  ],
  [
    /^Cairn could not bring its data/,
    msg`Couldn’t update Cairn’s data on this device. Nothing was lost. Reload the page.`,
  ],
  // Opened too late, on a device that is busy: nothing is forbidden, and trying again is enough.
  [
    /^This device’s storage does not answer/,
    msg`This device’s storage is taking too long to respond. Try again in a moment.`,
  ],
  [
    /^This device’s storage/,
    msg`Cairn can’t access this device’s storage. Reload the page, and check that your browser allows this site to store data.`,
  ],
  [/^This workspace is no longer/, msg`This workspace is no longer on this device. Sign in again.`],
  [
    /^body\.(password|current): longer than/,
    msg`This password is too long. Use at most ${MOST_OF_PASSWORD} characters.`,
  ],
  // Of a backup, and of other files that were chosen.
  [/^body\.file: is no /, msg`This file isn’t a Cairn backup. Nothing was changed.`],
  [
    /^body\.file: comes from a newer version/,
    msg`This backup comes from a newer version of Cairn. Update Cairn, then try again.`,
  ],
  [
    /^body\.file: is encrypted/,
    msg`This backup is encrypted. Unzip it, zip it again without a password, then try again.`,
  ],
  [
    /^body\.file: (?:is|has|[\w./-]+ is) (?:damaged|cut off|no |a damaged|packed)/,
    msg`This backup is damaged or incomplete. Nothing was changed.`,
  ],
  [/^body\.file: .*(?:unpacks to more|has more than|too long)/, msg`This file is too large. Nothing was changed.`],
  [
    /^body\.(?:avatar|image): not a /,
    msg`This image is damaged or its type isn’t supported. Choose a PNG, JPEG or WebP image.`,
  ],
  [/^body\.avatar: wider or higher/, msg`This image is too wide or too tall.`],
  [/^body\.[\w.]+: taken in this folder/, msg`This folder already has an item with this name. Choose another name.`],
  [/^body\.folderId: no such folder/, msg`This folder no longer exists.`],
  [/^body\.folderId: a folder does not go/, msg`A folder can’t be moved into itself.`],
  [/^body\.count\.filters: more than/, msg`That’s too many products for one count. Use the filters to choose fewer.`],
  [/^body\.attachments: more than/, msg`That’s too many files. Remove some.`],
  [
    /^query(?!\.ids?\b)/,
    msg`The search is too long, or a filter isn’t recognised. Shorten the search or remove filters.`,
  ],
  [/^(body|query|params|merged)\b.*: larger than/, msg`This is too large.`],
  [
    /^(body|query|params|merged)(?:\.[^.:\s]+)*(:|$)/,
    msg`Couldn’t accept this. Check what you entered, then try again.`,
  ],
]

/** The statuses with which something is refused: the request itself, or by this device's storage. A fault has no reason for a person. */
const REFUSED = [400, 401, 403, 404, 409, 410, 422, 429, 503, 507]

/** The message of a refusal that says why; undefined for a fault, and where there is none. */
export const reasonIn = ({ status, body }: ApiError): string | undefined =>
  REFUSED.includes(status) ? messageOf(body) : undefined

const UNKNOWN = msg`The portal didn’t accept this.`

const KEY = /^error\.[\w-]+\.([\w-]+)\.msg\.[\w.-]+$/
/** No text of a server's takes more of the screen. Characters. */
const MOST = 300

/** What a server sends may be called as what every object has. */
const own = (
  messages: Readonly<Record<string, MessageDescriptor | undefined>>,
  key: string,
): MessageDescriptor | undefined => (Object.hasOwn(messages, key) ? messages[key] : undefined)

/**
 * The words of a portal's message: of a key, in the chosen language; of a text, itself, as plain text and no longer than anybody reads.
 * A key that nobody knows becomes a plain sentence.
 */
export function errorMessage(message: string): string {
  const known =
    own(WORDS, message) ??
    own(BY_REASON, KEY.exec(message)?.[1] ?? '') ??
    OF_THE_DEVICE.find(([beginning]) => beginning.test(message))?.[1]
  if (known) return i18n._(known)
  // Control characters, and those that turn the direction of what follows.
  const text = message.replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()
  if (!/\s/.test(text)) return i18n._(UNKNOWN)
  const characters = [...text]
  return characters.length > MOST ? `${characters.slice(0, MOST - 1).join('')}…` : text
}
