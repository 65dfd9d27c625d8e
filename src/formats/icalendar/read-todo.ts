// Reads one VTODO (RFC 5545): what a task takes of it, what it has besides, and what could not be taken as it is.
// @offline later
import ICAL from 'ical.js'
import { LIST_TITLE_LIMIT } from '#contract/apps/task-lists.ts'
import { NOTES_LIMIT, type TaskPriority, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { unescapeText } from '../content-lines.ts'
import { createCutter, keyWithin } from '../cutter.ts'
import { endOfDay, isWholeDay } from '../due.ts'
import { isoInstant } from '../iso-day.ts'
import { readRule, ruleText } from '../recurrence.ts'
import { foldCase } from '../text.ts'
import type { ReadTime, TimeReader } from './calendar-time.ts'
import { type ReadComponent, readComponent, textIn } from './read-component.ts'
import type { Alteration } from './read-tasks.ts'
import { LIST, OTHER_RULE, REPEAT_FROM, SECTION } from './write-tasks.ts'

export interface Todo {
  readonly uid: string
  readonly title: string
  /** Where it begins in the file, from 1. */
  readonly line: number
  readonly notes: string | null
  readonly completed: boolean
  /** ISO instant; null where the file does not say. */
  readonly completedAt: string | null
  readonly isCancelled: boolean
  /** It is one occurrence of a task that repeats, and shares its UID. */
  readonly isOccurrence: boolean
  readonly dueDate: string | null
  /** A whole day is its first moment. */
  readonly startDate: string | null
  /** When the earliest of its alarms rings. */
  readonly reminder: string | null
  /** An RRULE that tasks here can have. */
  readonly repeat: string | null
  /** Any other RRULE. */
  readonly otherRule: string | null
  /** ISO instant; null where the file does not say. */
  readonly createdAt: string | null
  /** When it was last changed, or else when it was written. ISO instant; null where the file does not say. */
  readonly modifiedAt: string | null
  readonly priority: TaskPriority
  /** Each once, whatever its case. */
  readonly categories: readonly string[]
  /** The tasks that it is a step of, as the file has it. */
  readonly parents: readonly string[]
  /** Its own steps, where it names them. */
  readonly children: readonly string[]
  readonly section: string
  readonly list: string
  /** Names of what it has besides. */
  readonly notTaken: readonly string[]
  readonly altered: readonly Alteration['what'][]
}

/** Null where it cannot be read. */
export function readTodo(block: string, line: number, readTime: TimeReader): Todo | null {
  const read = readComponent(block, 'vtodo')
  if (!read) return null
  const todo = todoOf(read, line, readTime)
  const lost = read.lost.map((one) => /^[\w-]{1,100}(?=[;:])/.exec(one)?.[0].toUpperCase())
  const isReported = (name: string | undefined) => name !== undefined && !TAKEN.includes(name)
  return {
    ...todo,
    notTaken: [...todo.notTaken, ...lost.filter((name) => name !== undefined).filter(isReported)],
    altered: [...todo.altered, ...(lost.every(isReported) ? [] : ['line' as const])],
  }
}

function todoOf({ component: todo, lines }: ReadComponent, line: number, readTime: TimeReader): Todo {
  const textOf = (name: string) => textIn(todo, name)
  const due = readDate(todo, 'due', readTime)
  const done = readDate(todo, 'completed', readTime)
  const start = readDate(todo, 'dtstart', readTime)
  const startsAt = start.instant === null ? null : startOf(new Date(start.instant))
  const length = lengthOf(todo)
  const dueAt =
    due.instant === null ? startsAt && length && endAfter(startsAt, length, isDay(todo)) : new Date(due.instant)
  const dueDate = (dueAt && isoInstant(dueAt.getTime())) || null
  const alarms = todo.getAllSubcomponents().map((component) => ringing(component, startsAt, dueAt))
  const reminder = alarms.filter((at) => at !== null).toSorted()[0] ?? null
  const made = readDate(todo, 'created', readTime)
  const modified = readDate(todo, 'last-modified', readTime)
  const { rule, otherRule } = rulesOf(todo, lines)
  const whole = textOf('summary').replaceAll(/\s+/g, ' ').trim()
  const { cut, text } = createCutter<Alteration['what']>()
  const title = text('title', whole, TITLE_LIMIT)
  const status = textOf('status').toUpperCase().replaceAll(' ', '-')
  const completed = status === '' ? isDoneByProgress(todo) : status === 'COMPLETED'
  const categories = todo.getAllProperties('categories').flatMap((property) => property.getValues().map(String))
  return {
    // A UID is demanded, and yet sometimes missing; the same words are the same task then.
    uid: keyWithin(TITLE_LIMIT, textOf('uid') || `${whole} ${dueDate}`),
    title,
    line,
    notes: text('notes', textOf('description'), NOTES_LIMIT) || null,
    completed,
    completedAt: done.instant,
    isCancelled: status === 'CANCELLED',
    isOccurrence: todo.hasProperty('recurrence-id'),
    dueDate,
    startDate: (startsAt && isoInstant(startsAt.getTime())) || null,
    reminder,
    repeat: rule && ruleText(rule),
    otherRule,
    createdAt: made.instant,
    modifiedAt: modified.instant ?? readDate(todo, 'dtstamp', readTime).instant,
    priority: priorityOf(Number(textOf('priority'))),
    categories: eachOnce(categories.map((category) => text('tag', category.trim(), TITLE_LIMIT)).filter(Boolean)),
    parents: relationsOf(todo, 'PARENT'),
    children: relationsOf(todo, 'CHILD'),
    section: text('section', ownText(todo, SECTION), TITLE_LIMIT),
    list: text('list', ownText(todo, LIST).trim(), LIST_TITLE_LIMIT),
    notTaken: notTakenOf(todo, reminder === null ? -1 : alarms.indexOf(reminder), {
      dtstart: !start.isLost,
      duration: due.instant === null && dueDate !== null,
      rrule: rule !== null || otherRule !== null,
      status: ['', 'NEEDS-ACTION', 'COMPLETED', 'CANCELLED'].includes(status),
      priority: lines.every((one) => !/^PRIORITY[;:].*[^\s\d]\s*$/i.test(one)),
      'percent-complete': [0, completed ? 100 : 0].includes(percentOf(todo)),
    }),
    altered: [
      ...(due.isLost ? ['due' as const] : []),
      ...(done.isLost ? ['completed' as const] : []),
      ...(due.isUnknownZone || start.isUnknownZone || done.isUnknownZone ? ['zone' as const] : []),
      ...(otherRule === null ? [] : ['rule' as const]),
      ...cut,
    ],
  }
}

/** Characters: the longest rule that is stored. */
const LONGEST_RULE = 500

/** As in the file, but with the frequency first: the parser leaves out parts that it does not know. */
function ruleIn(lines: readonly string[]): string {
  const line = lines.find((one) => /^RRULE[;:]/.test(one)) ?? ''
  const parts = line
    .slice(line.indexOf(':') + 1)
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.toSorted((a, b) => Number(b.startsWith('FREQ=')) - Number(a.startsWith('FREQ='))).join(';')
}

/** Of a task without a STATUS. */
const isDoneByProgress = (todo: ICAL.Component): boolean => todo.hasProperty('completed') || percentOf(todo) >= 100

/** The repetition that can be followed here, or else the text of another. */
function rulesOf(todo: ICAL.Component, lines: ReadComponent['lines']) {
  const written = todo.hasProperty('rrule') ? ruleIn(lines) : ''
  const from = textIn(todo, REPEAT_FROM.toLowerCase())
  const rule = readRule(from === '' ? written : `${written};FROM=${from}`) ?? readRule(written)
  const otherRule = rule || written.length > LONGEST_RULE || !OTHER_RULE.test(written) ? null : written
  return { rule, otherRule }
}

/** Of a property that is our own. */
const ownText = (todo: ICAL.Component, name: string): string => unescapeText(textIn(todo, name.toLowerCase()))

const percentOf = (todo: ICAL.Component): number => Number(textIn(todo, 'percent-complete'))

/** Dates come as the last moment of their day. */
const startOf = (date: Date): Date => {
  if (isWholeDay(date)) date.setHours(0, 0, 0, 0)
  return date
}

/** Whatever their case, as first written. */
export const eachOnce = (texts: readonly string[]): string[] =>
  [...new Map(texts.toReversed().map((text) => [foldCase(text), text])).values()].toReversed()

/** A date that is none is lost, and nothing with it. */
function readDate(
  todo: ICAL.Component,
  name: 'completed' | 'created' | 'dtstamp' | 'dtstart' | 'due' | 'last-modified',
  readTime: TimeReader,
): Omit<ReadTime, 'instant'> & { readonly instant: string | null; readonly isLost: boolean } {
  const property = todo.getFirstProperty(name)
  if (!property) return { instant: null, isUnknownZone: false, isLost: false }
  try {
    return { ...readTime(property), isLost: false }
  } catch {
    return { instant: null, isUnknownZone: false, isLost: true }
  }
}

/** What is taken, and what is the calendar program's own business. */
const TAKEN = [
  ...'UID SUMMARY DESCRIPTION DUE COMPLETED PRIORITY CATEGORIES DTSTAMP CREATED LAST-MODIFIED SEQUENCE'.split(' '),
  REPEAT_FROM,
  SECTION,
]

/** @param alarm which of its components is taken @param readable whether what a task may have could be read, by the name of its property */
function notTakenOf(todo: ICAL.Component, alarm: number, readable: Readonly<Record<string, boolean>>): string[] {
  const seen = new Set<string>()
  const isTaken = (property: ICAL.Property) => {
    if (property.name === 'related-to') return ['PARENT', 'CHILD'].includes(kindOf(property))
    // Of what there is one of, the first is taken.
    if (property.name !== 'categories' && seen.has(property.name)) return false
    seen.add(property.name)
    if (property.name in readable) return readable[property.name] === true
    return TAKEN.includes(property.name.toUpperCase())
  }
  const properties = todo.getAllProperties().filter((property) => !isTaken(property))
  const components = todo.getAllSubcomponents().filter((component, index) => index !== alarm && !isSilent(component))
  return [...properties, ...components].map(({ name }) => name.toUpperCase())
}

/** Apple writes an alarm that does nothing where a person wants none. */
const isSilent = (component: ICAL.Component): boolean =>
  component.name === 'valarm' && String(component.getFirstPropertyValue('action')).toUpperCase() === 'NONE'

/** When an alarm rings (RFC 5545 §3.8.6.3): at a moment in UTC, or so long from the start or the end of its task. ISO; null where it does not say. */
function ringing(component: ICAL.Component, start: Date | null, due: Date | null): string | null {
  if (component.name !== 'valarm' || isSilent(component)) return null
  try {
    const trigger = component.getFirstProperty('trigger')
    const when = trigger?.getFirstValue()
    if (when instanceof ICAL.Time) return isoInstant(when.toJSDate().getTime()) ?? null
    const isFromEnd = String(trigger?.getFirstParameter('related') ?? '').toUpperCase() === 'END'
    const base = isFromEnd ? (due ?? start) : (start ?? due)
    if (!base || !(when instanceof ICAL.Duration)) return null
    return isoInstant(moved(startOf(new Date(base)), when).getTime()) ?? null
  } catch {
    return null
  }
}

function lengthOf(todo: ICAL.Component): ICAL.Duration | null {
  try {
    const length = todo.getFirstPropertyValue('duration')
    return length instanceof ICAL.Duration && !length.isNegative ? length : null
  } catch {
    return null
  }
}

/** Days are counted in the calendar, so that a change of the clocks moves nothing. */
function moved(from: Date, { isNegative, weeks, days, hours, minutes, seconds }: ICAL.Duration): Date {
  const sign = isNegative ? -1 : 1
  const date = new Date(from)
  date.setDate(date.getDate() + sign * (weeks * 7 + days))
  return new Date(date.getTime() + sign * (hours * 3600 + minutes * 60 + seconds) * 1000)
}

/** Of whole days, the last. */
function endAfter(start: Date, length: ICAL.Duration, isWhole: boolean): Date {
  const end = moved(start, length)
  return isWhole ? endOfDay(new Date(Math.max(start.getTime(), end.getTime() - 1))) : end
}

const isDay = (todo: ICAL.Component): boolean => {
  const start = todo.getFirstPropertyValue('dtstart')
  return start instanceof ICAL.Time && start.isDate
}

/** RFC 5545 §3.8.1.9: 1 to 4 is high, 5 medium, 6 to 9 low, 0 undefined. */
function priorityOf(priority: number): TaskPriority {
  if (priority >= 1 && priority <= 4) return 2
  return priority >= 6 ? 0 : 1
}

/** The UIDs of its relations of a kind. */
const relationsOf = (todo: ICAL.Component, kind: 'CHILD' | 'PARENT'): string[] =>
  todo
    .getAllProperties('related-to')
    .filter((relation) => kindOf(relation) === kind)
    .map((relation) => String(relation.getFirstValue()))

/** RELATED-TO names the parent, unless its RELTYPE is another. */
const kindOf = (relation: ICAL.Property): string =>
  String(relation.getFirstParameter('reltype') || 'PARENT').toUpperCase()
