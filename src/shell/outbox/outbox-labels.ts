// A waiting change as text: one line for each call that may wait, and the fields that distinguish two versions of a thing.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** By domain and call, as in the contract (`offline: 'queue'`). */
export const WHAT: Readonly<Record<string, MessageDescriptor>> = {
  'user/updateUser': msg`Your details changed`,
  'notifications/markRead': msg`Notification marked as read`,
  'notifications/markAllRead': msg`All notifications marked as read`,
  'notifications/remove': msg`Notification removed`,
  'notifications/removeAll': msg`All notifications removed`,
  'jobs/save': msg`Job saved`,
  'jobs/unsave': msg`Job no longer saved`,
  'jobs/hide': msg`Job hidden`,
  'jobs/unhide': msg`Job shown again`,
  'jobs/view': msg`Job marked as seen`,
  'jobs/createSearch': msg`Search saved`,
  'jobs/updateSearch': msg`Saved search changed`,
  'jobs/deleteSearch': msg`Saved search deleted`,
  'jobs/seeSearch': msg`Saved search results marked as seen`,
  'applications/apply': msg`Application`,
  'applications/upload': msg`Document added to an application`,
  'applications/transition': msg`Application status changed`,
  'applications/respond': msg`Reply to an interview invitation`,
  'applications/putDraft': msg`Application draft saved`,
  'applications/deleteDraft': msg`Application draft deleted`,
  'applications/deleteDocument': msg`Document deleted`,
  'applications/addNote': msg`Note added to an application`,
  'applications/updateNote': msg`Note on an application changed`,
  'applications/deleteNote': msg`Note on an application deleted`,
  'applications/setNextStep': msg`Next step set for an application`,
  'skills/putClaim': msg`Skill level set`,
  'skills/deleteClaim': msg`Skill level removed`,
  'profile/updateProfile': msg`Profile changed`,
  'profile/setPhoto': msg`Profile photo changed`,
  'profile/createResume': msg`CV version saved`,
  'profile/updateResume': msg`CV version renamed`,
  'profile/deleteResume': msg`CV version deleted`,
  'profile/updateLearning': msg`Learning plan changed`,
  'profiling/saveAnswers': msg`Questionnaire answers saved`,
  'settings/updateSettings': msg`Settings changed`,
}

export const SOMETHING = msg`Other change`

/** What somebody typed, by the field's name in a body: it can be mended where it waits. */
const TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  name: msg`Name`,
  note: msg`Note`,
  text: msg`Text`,
  coverLetter: msg`Cover letter`,
}

const FIELDS: Readonly<Record<string, MessageDescriptor>> = {
  ...TEXTS,
  status: msg`Status`,
  timeZone: msg`Time zone`,
}

export interface Difference {
  readonly field: MessageDescriptor
  readonly mine: string
  readonly theirs: string
}

/** What the person wrote beside what the portal holds, of the fields that have a name. */
export function differences(body: unknown, current: unknown): Difference[] {
  const theirs = fieldsOf(current)
  return Object.entries(fieldsOf(body)).flatMap(([name, mine]) => {
    const field = FIELDS[name]
    const other = theirs[name]
    return field && isShown(mine) && isShown(other) && mine !== other
      ? [{ field, mine: String(mine), theirs: String(other) }]
      : []
  })
}

export interface WrittenField {
  /** Where it is in the body. */
  readonly at: readonly string[]
  readonly label: MessageDescriptor
  readonly text: string
}

/** The texts in a body that have a name: what a person can mend. */
export function writtenFields(body: unknown, at: readonly string[] = []): WrittenField[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || at.length > 1) return []
  return Object.entries(body).flatMap(([name, value]) => {
    const label = TEXTS[name]
    return label && typeof value === 'string'
      ? [{ at: [...at, name], label, text: value }]
      : writtenFields(value, [...at, name])
  })
}

/** The body with other texts in those places. */
export const withTexts = (
  body: unknown,
  texts: readonly { readonly at: readonly string[]; readonly text: string }[],
): unknown => texts.reduce((made, { at, text }) => withText(made, at, text), body)

function withText(body: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  return name === undefined ? text : { ...(body as object), [name]: withText(fieldOf(body, name), rest, text) }
}

const fieldOf = (value: unknown, name: string): unknown => (value as Record<string, unknown>)[name]

/** A body's fields, and those of the thing in it: `{ user: { name } }`. */
function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.assign({}, ...Object.values(value).filter((one) => typeof one === 'object' && one !== null), value)
}

const isShown = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'
