// Sample mails in French. A conversation’s mails are found by what they say in English; those that come again and again by their pattern.
import type { MailRow } from '#contract/apps/mailbox-shapes.ts'
import { type Acquaintance, acquaintances } from '#seed/acquaintances.ts'
import { withoutYears, withYears } from '#seed/biography.ts'
import { jobSearchThreads } from '#seed/mailbox-job-search.ts'
import { draftThreads, lifeThreads, spam } from '#seed/mailbox-life.ts'
import { workThreads } from '#seed/mailbox-work.ts'
import { people } from '#seed/people.ts'
import { spacedInFrench } from '#seed/typeset.ts'
import { mailSubjects, mailTexts, spamInFrench } from './mail-series.ts'
import { mailValues } from './mail-values.ts'
import { lifeMailsInFrench } from './mails-life.ts'
import { workMailsInFrench } from './mails-work.ts'

type Pair = readonly [english: string, french: string]

export function mailInFrench(row: MailRow): MailRow {
  const [, prefix = '', subject = ''] = /^((?:Re: )?)(.*)$/s.exec(row.subject) ?? []
  return {
    ...row,
    subject: spacedInFrench(row.folder === 'drafts' ? subjectOf(row.subject) : `${prefix}${subjectOf(subject)}`),
    content: spacedInFrench(withYears(contentOf(row), Date.parse(row.date), 'fr')),
  }
}

const EMAILS = new Set([...people, ...acquaintances].map(({ email }) => email))
const CIRCLES = new Map(acquaintances.map(({ email, circle }) => [email, circle]))
const emailOf = (contact = ''): string => /<([^<>]*)>/.exec(contact)?.[1] ?? ''
const isPerson = (contact: string): boolean => EMAILS.has(emailOf(contact))

/** Who writes on behalf of a company has written greeting and sign-off too, and a draft has none (mail-writing.ts). */
function contentOf({ from, to, folder, content, date }: MailRow): string {
  const at = Date.parse(date)
  if (folder === 'drafts' || !isPerson(from)) return textOf(content, at)
  const [greeting = '', ...rest] = content.split('\n\n')
  const farewell = rest.pop() ?? ''
  const circle = CIRCLES.get(emailOf(from)) ?? CIRCLES.get(emailOf(to[0]))
  return [greetingOf(greeting, circle), textOf(rest.join('\n\n'), at), farewellOf(farewell)].join('\n\n')
}

const CLOSE: ReadonlySet<Acquaintance['circle']> = new Set(['friend', 'family', 'former-colleague'])

/** So many of them are of one person each. */
const NAMED = 6
const GREETINGS: readonly Pair[] = [
  ['Dear Mum,', 'Chère maman,'],
  ['Dear Dad,', 'Cher papa,'],
  ['Dear Nana,', 'Chère Nana,'],
  ['Dear Doctor {0},', 'Bonjour docteur,'],
  ['Hi Madame {0},', 'Bonjour Madame,'],
  ['Hi Doctor {0},', 'Bonjour docteur,'],
  ['Dear {0},', 'Bonjour {0},'],
  ['Hello,', 'Bonjour,'],
  ['Hi,', 'Salut,'],
  ['Hi everyone,', 'Bonjour à tous,'],
  ['Hi {0} and {1},', 'Salut {0} et {1},'],
  ['Hi {0},', 'Salut {0},'],
  ['Hello {0},', 'Bonjour {0},'],
  ['Right, {0},', 'Bon, {0},'],
  ['Hey {0},', 'Salut {0},'],
  ['Alex, hi,', 'Alex, salut,'],
  ['Alright,', 'Salut,'],
  ['My dear {0},', '{0}, mon trésor,'],
  ['Alex!', 'Alex !'],
  ['Alex, dear customer,', 'Alex, fidèle de la maison,'],
]

/** Line by line. */
const FAREWELLS: Readonly<Record<string, string>> = {
  'Kind regards,': 'Cordialement,',
  'Best regards,': 'Bien cordialement,',
  'Regards,': 'Cordialement,',
  'Best,': 'À bientôt,',
  'Love,': 'Je t’embrasse,',
  'Cheers,': 'À plus,',
  'Thanks,': 'Merci,',
  'Thank you!': 'Merci !',
  'Ta,': 'Merci,',
  'Warmly,': 'Amicalement,',
  'All the best,': 'Amitiés,',
  'Lots of love,': 'Gros bisous,',
  Mum: 'Maman',
  'Dad (typed with one finger)': 'Papa (tapé avec un doigt)',
  'Your affectionate great-aunt,': 'Ta grand-tante affectionnée,',
  'Yours from behind the counter,': 'De derrière le comptoir,',
  'Customer support': 'Assistance clients',
}

/** Those whom Alex does not call `tu`, whatever the English has. */
const FORMAL: readonly Pair[] = [['Hi {0},', 'Bonjour {0},']]
/** Of the family; Mum, Dad and Nana have their own. */
const FAMILIAR: readonly Pair[] = [
  ['Dear Alex,', 'Mon Alex,'],
  ['Dear {0},', 'Salut {0},'],
]

/** @param circle of whom Alex writes to or hears from, who is not a colleague */
function greetingOf(english: string, circle: Acquaintance['circle'] | undefined): string {
  const own = GREETINGS.slice(0, NAMED)
  const first = circle === 'family' ? FAMILIAR : circle && !CLOSE.has(circle) ? FORMAL : []
  return byPattern([...own, ...first, ...GREETINGS], english, (name) => name) ?? english
}

const farewellOf = (english: string): string =>
  english
    .split('\n')
    .map((line) => FAREWELLS[line] ?? line)
    .join('\n')

/** How a company’s text begins in a mail: with a capital behind the greeting. */
const begun = (text: string): string =>
  text.replace(/^(.*,\n\n)(\p{Ll})/u, (_, greeting: string, letter: string) => greeting + letter.toUpperCase())
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const THREADS = new Map(
  [...jobSearchThreads, ...workThreads, ...lifeThreads, ...draftThreads].map((one) => [one.subject, one]),
)

/** By the English subject: the French one, and what the mails say. @internal */
export const conversations: ReadonlyMap<string, { readonly subject: string; readonly texts: readonly string[] }> =
  new Map(
    [lifeMailsInFrench, workMailsInFrench].flatMap((text) =>
      text
        .trim()
        .split(/\n(?=# )/)
        .map((block) => {
          const [head = '', ...lines] = block.split('\n')
          const [english = '', subject = ''] = head.slice(2).split(' | ')
          return [english, { subject, texts: lines.join('\n').split('\n---\n') }] as const
        }),
    ),
  )

const SAID = new Map(
  Array.from(conversations).flatMap(([subject, { texts }]) =>
    (THREADS.get(subject)?.mails ?? []).flatMap(({ from, text }, index): Pair[] => {
      const french = texts[index] ?? text
      return from.includes('@') ? [[begun(text), begun(french)]] : [text, capital(text)].map((one) => [one, french])
    }),
  ),
)

const SPAM = spam.flatMap(([, subject, text], index): { subject: Pair; text: Pair }[] => {
  const french = spamInFrench[index]
  return french ? [{ subject: numbered(subject, french[0]), text: numbered(begun(text), begun(french[1])) }] : []
})
const SUBJECTS = [...SPAM.map(({ subject }) => subject), ...mailSubjects]
const TEXTS = [...SPAM.map(({ text }) => text), ...mailTexts]

const subjectOf = (english: string): string =>
  conversations.get(english)?.subject ?? capital(byPattern(SUBJECTS, english, valueInFrench) ?? english)

const textOf = (english: string, at: number): string =>
  SAID.get(english) ??
  SAID.get(withoutYears(english, at)) ??
  capital(byPattern(TEXTS, english, valueInFrench) ?? english)

/** `{n}` and the like as `{0}` and on, in the order of their first use in the English. */
function numbered(english: string, french: string): Pair {
  const places = [...english.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  let next = 0
  return [
    english.replaceAll(/\{\w+\}/g, () => `{${next++}}`),
    french.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{${places.indexOf(name)}}`),
  ]
}

function byPattern(pairs: readonly Pair[], english: string, translate: (value: string) => string): string | undefined {
  for (const [pattern, french] of pairs) {
    const values = valuesIn(pattern, english)
    if (values)
      return contracted(french.replaceAll(/\{(\d)\}/g, (_, index: string) => translate(values[Number(index)] ?? '')))
  }
  return undefined
}

/** `à le quiz` -> `au quiz`, `de octobre` -> `d’octobre` */
const contracted = (text: string): string =>
  text
    .replaceAll(/(?<!\p{L})([Àà]) le (?=\p{Ll})/gu, (_, letter: string) => (letter === 'À' ? 'Au ' : 'au '))
    .replaceAll(/(?<![\p{L}’])([Dd])e (?=(?:avril|août|octobre)(?!\p{L}))/gu, '$1’')

/** What a text has where its pattern has `{0}` and on. Undefined where it does not match the pattern. */
function valuesIn(pattern: string, text: string): string[] | undefined {
  const [first = '', ...others] = pattern.split(/\{\d\}/)
  if (!text.startsWith(first)) return undefined
  const values: string[] = []
  let at = first.length
  for (const [index, part] of others.entries()) {
    const end = index === others.length - 1 ? text.length - part.length : text.indexOf(part, at)
    if (end < at || !text.startsWith(part, end)) return undefined
    values.push(text.slice(at, end))
    at = end + part.length
  }
  return at === text.length ? values : undefined
}

const PART_TWO = ', part two'

/** A word, a date, a time or a number, as French has them; names stay. */
function valueInFrench(english: string): string {
  const known = mailValues[english]
  if (known !== undefined) return known
  const first = english.endsWith(PART_TWO) ? mailValues[english.slice(0, -PART_TWO.length)] : undefined
  if (first !== undefined) return `${first}, deuxième partie`
  const [, day, month] = /^(\d{1,2}) (\p{Lu}\p{Ll}+)$/u.exec(english) ?? []
  if (day !== undefined && month !== undefined) return `${day === '1' ? '1er' : day} ${valueInFrench(month)}`
  if (/^\d{1,2}:\d\d$/.test(english)) return english.replace(':', ' h ')
  if (/^\d[\d,]*(\.\d+)?$/.test(english)) return english.replaceAll(',', ' ').replace('.', ',')
  return english
}
