// What a sample partner answers, by rule and without a network: it fits the words, the language and the person. Pure.
import type { ChatVoice } from '#contract/apps/chat-stored.ts'
import { createRandom } from '#seed/random.ts'
import { english } from './phrases-en.ts'
import { french } from './phrases-fr.ts'

export type Tone = ChatVoice['tone']
export type Field = ChatVoice['field']

/** What can be recognised in a message. The first that fits leads; a second may follow it. */
export type Occasion =
  | 'picture'
  | 'file'
  | 'emoji'
  | 'howAreYou'
  | 'news'
  | 'congratulation'
  | 'apology'
  | 'bad'
  | 'good'
  | 'time'
  | 'person'
  | 'when'
  | 'where'
  | 'why'
  | 'how'
  | 'request'
  | 'yesNo'
  | 'question'
  | 'link'
  | 'number'
  | 'goodbye'
  | 'yes'
  | 'no'
  | 'statement'

/** What partners can say in one language. `{time}`, `{person}`, `{topic}`, `{number}`, `{name}` stand for what was read in the message. */
export interface Phrases {
  readonly patterns: Readonly<Partial<Record<Occasion | 'greeting' | 'thanks', RegExp>>>
  readonly times: RegExp
  /** A thing that is spoken of: its group 1. */
  readonly topic: RegExp
  /** Words that are no thing. */
  readonly noTopic: ReadonlySet<string>
  /** What is only said to friends; a formal person looks for another line. */
  readonly familiar?: RegExp
  readonly greetings: Readonly<Record<Tone, readonly string[]>>
  readonly welcomes: Readonly<Record<Tone, readonly string[]>>
  readonly answers: Readonly<Record<Occasion, readonly string[]>>
  /** Where the message names a thing that a line can take up. */
  readonly aboutTopic: Readonly<Partial<Record<Occasion, readonly string[]>>>
  /** What comes to their minds besides. */
  readonly asides: Readonly<Record<Field, readonly string[]>>
  readonly signs: Readonly<Record<Tone, readonly string[]>>
}

export interface Heard {
  readonly id: string
  readonly value: string
  readonly attachments: readonly { readonly type: string; readonly name: string }[]
}

export interface Partner {
  readonly name: string
  readonly voice: ChatVoice
}

export interface PlannedAnswer {
  /** Null: only a reaction. */
  readonly value: string | null
  readonly reaction: string | null
  /** ms after the message was sent: when the partner has read it and begins to write, and when the answer is there. */
  readonly typingAfter: number
  readonly dueAfter: number
}

/** Questions first, since they want an answer; then what a message is about. */
const OCCASIONS = [
  'howAreYou',
  'news',
  'congratulation',
  'apology',
  'time',
  'person',
  'request',
  'when',
  'where',
  'why',
  'how',
  'yesNo',
  'question',
  'bad',
  'good',
  'link',
  'number',
  'goodbye',
  'yes',
  'no',
] as const satisfies readonly Occasion[]

/** Characters: nobody answers to more of a message, and what looks for words in it stays quick. */
const LISTENED_TO = 1000

/**
 * What the partner will say to a message, and when. The same message gets the same answer.
 * @param said what was said last in the chat, newest first: nothing is said twice in a row, and a short message follows its language
 */
export function planAnswer(message: Heard, partner: Partner, said: readonly string[] = []): PlannedAnswer {
  const heard = { ...message, value: message.value.slice(0, LISTENED_TO) }
  const earlier = said.map((text) => text.slice(0, LISTENED_TO))
  const random = createRandom(hash(`${partner.name} ${heard.id} ${heard.value}`))
  const phrases = isFrench(heard.value, earlier) ? french : english
  const occasion = occasionOf(heard, phrases)
  const isThanks = phrases.patterns.thanks?.test(heard.value) ?? false
  const typingAfter = Math.round(Math.min(4000, 1200 + heard.value.length * 20) + random() * 800)
  if (isThanks && heard.value.length < 40 && occasion === 'statement' && random() < 0.4) {
    return { value: null, reaction: '👍', typingAfter, dueAfter: typingAfter }
  }
  const value = compose(heard, partner, phrases, occasion, isThanks, { random, earlier })
  const dueAfter = Math.round(typingAfter + Math.min(8000, 1200 + value.length * 35) + random() * 600)
  const reaction = occasion === 'news' || (occasion === 'good' && random() < 0.4) ? '🎉' : null
  return { value, reaction, typingAfter, dueAfter }
}

function occasionOf({ value, attachments }: Heard, phrases: Phrases): Occasion {
  const [first] = attachments
  if (first) return first.type.startsWith('image/') ? 'picture' : 'file'
  if (/^(?:\p{RGI_Emoji}|\s)+$/v.test(value)) return 'emoji'
  if (phrases.times.test(value) && phrases.patterns.time?.test(value)) return 'time'
  return OCCASIONS.find((occasion) => occasion !== 'time' && phrases.patterns[occasion]?.test(value)) ?? 'statement'
}

interface Choosing {
  readonly random: () => number
  readonly earlier: readonly string[]
}

function compose(
  heard: Heard,
  { name, voice }: Partner,
  phrases: Phrases,
  occasion: Occasion,
  isThanks: boolean,
  choosing: Choosing,
): string {
  const said = {
    time: phrases.times.exec(heard.value)?.[0] ?? '',
    person: phrases.patterns.person?.exec(heard.value)?.[1] ?? '',
    topic: topicOf(heard.value, phrases) ?? '',
    number: phrases.patterns.number?.exec(heard.value)?.[0] ?? '',
    file: heard.attachments[0]?.name ?? '',
    name: name.split(' ')[0] ?? name,
  }
  const aboutTopic = said.topic ? unsaid(phrases.aboutTopic[occasion] ?? [], choosing.earlier) : []
  const lines = aboutTopic.length > 0 ? aboutTopic : phrases.answers[occasion]
  const familiar = voice.tone === 'formal' || voice.field === 'hire' ? phrases.familiar : undefined
  const say = (choices: readonly string[]) =>
    choose(familiar ? choices.filter((line) => !familiar.test(line)) : choices, choosing)
  const isShort = occasion === 'statement' && (isThanks || isGreeting(heard.value, phrases))
  const parts = [
    isGreeting(heard.value, phrases) && say(phrases.greetings[voice.tone]),
    isThanks && say(phrases.welcomes[voice.tone]),
    !isShort && say(lines),
    hasAside(occasion, voice.tone, choosing.random) && say(phrases.asides[voice.field]),
  ]
  const sign = choosing.random() < 0.35 ? say(phrases.signs[voice.tone]) : ''
  const filled = parts
    .filter((part) => typeof part === 'string')
    .map((part) => capitalized(part.replaceAll(/\{(\w+)\}/g, (_, key: string) => said[key as keyof typeof said] ?? '')))
  return [filled.join(' '), sign].filter((part) => part !== '').join(voice.tone === 'formal' ? '\n' : ' ')
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const isGreeting = (value: string, phrases: Phrases): boolean => phrases.patterns.greeting?.test(value) ?? false

/** Some say more than they were asked; nobody does so with a goodbye or an emoji. */
function hasAside(occasion: Occasion, tone: Tone, random: () => number): boolean {
  if (occasion === 'goodbye' || occasion === 'emoji' || occasion === 'bad') return false
  return random() < { brief: 0.1, formal: 0.25, warm: 0.5, playful: 0.4 }[tone]
}

/** A line that was not said just before, as long as there is one. */
function choose(lines: readonly string[], { random, earlier }: Choosing): string {
  const fresh = unsaid(lines, earlier)
  const choices = fresh.length > 0 ? fresh : lines
  return choices[Math.floor(random() * choices.length)] ?? ''
}

const unsaid = (lines: readonly string[], earlier: readonly string[]): string[] =>
  lines.filter((line) => !earlier.some((text) => text.includes(stem(line))))

/** The longest part of a line that does not depend on the message. */
const stem = (line: string): string =>
  line.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), '')

function topicOf(value: string, { topic, noTopic }: Phrases): string | undefined {
  for (const [, phrase = ''] of value.matchAll(topic)) {
    const words = phrase.split(/\s+/)
    const end = words.findIndex(
      (word, index) => noTopic.has(word.toLowerCase()) || (index > 0 && /(?:ed|ing)$/.test(word)),
    )
    const phraseWords = end < 0 ? words : words.slice(0, end)
    if (phraseWords.join('').length > 3) return phraseWords.join(' ')
  }
  return undefined
}

const FRENCH =
  /(?<!\p{L})(?:je|tu|vous|nous|est|les|des|une|pas|merci|bonjour|salut|oui|non|avec|pour|dans|mais|très|ça|c’est|c'est|j’ai|j'ai|que|qui|quoi|où|quand|demain|voir|bonne|bien|mon|ton|votre|le|la|et|du|au|bonne|bravo|se|\p{L}*[àâçèéêîôùûœ]\p{L}*)(?!\p{L})/giu
const ENGLISH =
  /(?<!\p{L})(?:i|you|the|is|are|was|and|to|of|it|that|this|with|for|not|thanks|hello|hi|yes|no|my|your|we|have|has|do|did|can|could|what|when|where|how|why|tomorrow|see|good|well|at|in)(?!\p{L})/giu

/** By its small words; a message without any follows the last one that had some. @internal */
export function isFrench(value: string, earlier: readonly string[] = []): boolean {
  for (const text of [value, ...earlier]) {
    const lean = (text.match(FRENCH)?.length ?? 0) - (text.match(ENGLISH)?.length ?? 0)
    if (lean !== 0) return lean > 0
  }
  return false
}

/** FNV-1a */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}
