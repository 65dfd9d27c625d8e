// Reads one VTODO (RFC 5545): what a task takes of it, what it has besides, and what could not be taken as it is.
// @offline later
import ICAL from 'ical.js'
import { NOTES_LIMIT, type TaskPriority, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { unescapeText } from '../content-lines.ts'
import { createCutter, keyWithin } from '../cutter.ts'
import { isWholeDay } from '../due.ts'
import { isoInstant } from '../iso-day.ts'
import { readRule, ruleText } from '../recurrence.ts'
import { foldCase } from '../text.ts'
import type { ReadTime, TimeReader } from './calendar-time.ts'
import type { Alteration } from './read-tasks.ts'
import { SECTION } from './write-tasks.ts'

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
  readonly dueDate: string | null
  /** A whole day is its first moment. */
  readonly startDate: string | null
  /** The moment of its first alarm that names one; an alarm so long before the due date is not taken. */
  readonly reminder: string | null
  /** An RRULE that tasks here can have. */
  readonly repeat: string | null
  readonly priority: TaskPriority
  /** Each once, whatever its case. */
  readonly categories: readonly string[]
  /** The task that it is a step of. */
  readonly parent: string | undefined
  readonly section: string
  /** Names of what it has besides. */
  readonly notTaken: readonly string[]
  readonly altered: readonly Alteration['what'][]
}

/** Null where it cannot be read. */
export function readTodo(block: string, line: number, readTime: TimeReader): Todo | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${block}\r\nEND:VCALENDAR`))
    const todo = calendar.getFirstSubcomponent('vtodo')
    return todo && todoOf(todo, line, readTime)
  } catch {
    return null
  }
}

function todoOf(todo: ICAL.Component, line: number, readTime: TimeReader): Todo {
  const textOf = (name: string) => String(todo.getFirstPropertyValue(name) ?? '')
  const due = readDate(todo, 'due', readTime)
  const done = readDate(todo, 'completed', readTime)
  const start = readDate(todo, 'dtstart', readTime)
  const rule = readRule(textOf('rrule'))
  const whole = textOf('summary').replaceAll(/\s+/g, ' ').trim()
  const { cut, text } = createCutter<Alteration['what']>()
  const title = text('title', whole, TITLE_LIMIT)
  const status = textOf('status').toUpperCase().replaceAll(' ', '-')
  const completed = status === '' ? isDoneByProgress(todo) : status === 'COMPLETED'
  const categories = todo.getAllProperties('categories').flatMap((property) => property.getValues().map(String))
  return {
    // A UID is demanded, and yet sometimes missing; the same words are the same task then.
    uid: keyWithin(TITLE_LIMIT, textOf('uid') || `${whole} ${due.instant}`),
    title,
    line,
    notes: text('notes', textOf('description'), NOTES_LIMIT) || null,
    completed,
    completedAt: done.instant,
    isCancelled: status === 'CANCELLED',
    dueDate: due.instant,
    startDate: (start.instant && isoInstant(startOf(new Date(start.instant)).getTime())) || null,
    reminder:
      todo
        .getAllSubcomponents()
        .map(momentOf)
        .find((at) => at !== null) ?? null,
    repeat: rule && ruleText(rule),
    priority: priorityOf(Number(textOf('priority'))),
    categories: eachOnce(categories.map((category) => text('tag', category.trim(), TITLE_LIMIT)).filter(Boolean)),
    parent: parentOf(todo),
    section: text('section', unescapeText(textOf(SECTION.toLowerCase())), TITLE_LIMIT),
    notTaken: notTakenOf(todo, {
      dtstart: !start.isLost,
      rrule: rule !== null,
      status: status !== 'IN-PROCESS',
      'percent-complete': [0, completed ? 100 : 0].includes(percentOf(todo)),
    }),
    altered: [
      ...(due.isLost ? ['due' as const] : []),
      ...(done.isLost ? ['completed' as const] : []),
      ...(due.isUnknownZone || start.isUnknownZone || done.isUnknownZone ? ['zone' as const] : []),
      ...cut,
    ],
  }
}

/** Of a task without a STATUS. */
const isDoneByProgress = (todo: ICAL.Component): boolean => todo.hasProperty('completed') || percentOf(todo) >= 100

const percentOf = (todo: ICAL.Component): number => Number(todo.getFirstPropertyValue('percent-complete') ?? 0)

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
  name: 'completed' | 'dtstart' | 'due',
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
  SECTION,
]

/** @param readable whether what a task may have could be read, by the name of its property */
function notTakenOf(todo: ICAL.Component, readable: Readonly<Record<string, boolean>>): string[] {
  const isTaken = (property: ICAL.Property) => {
    if (property.name === 'related-to') return isParent(property)
    if (property.name in readable) return readable[property.name] === true
    return TAKEN.includes(property.name.toUpperCase())
  }
  const properties = todo.getAllProperties().filter((property) => !isTaken(property))
  const components = todo.getAllSubcomponents()
  const alarm = components.find((component) => momentOf(component) !== null)
  return [...properties, ...components.filter((component) => component !== alarm)].map(({ name }) => name.toUpperCase())
}

/** When an alarm rings (RFC 5545 §3.8.6.3: in UTC), where it says the moment. */
function momentOf(component: ICAL.Component): string | null {
  const trigger = component.name === 'valarm' ? component.getFirstPropertyValue('trigger') : null
  return (trigger instanceof ICAL.Time && isoInstant(trigger.toJSDate().getTime())) || null
}

/** RFC 5545 §3.8.1.9: 1 to 4 is high, 5 medium, 6 to 9 low, 0 not said. */
function priorityOf(priority: number): TaskPriority {
  if (priority >= 1 && priority <= 4) return 2
  return priority >= 6 ? 0 : 1
}

function parentOf(todo: ICAL.Component): string | undefined {
  const relation = todo.getAllProperties('related-to').find(isParent)
  return relation ? String(relation.getFirstValue()) : undefined
}

/** RELATED-TO names the parent, unless its RELTYPE says something else. */
const isParent = (relation: ICAL.Property): boolean =>
  (relation.getFirstParameter('reltype') || 'PARENT').toUpperCase() === 'PARENT'
