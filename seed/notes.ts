// Sample notes: meetings, bus lines, interviews, recipes, the rest of a life. The texts are in notes-work.ts and notes-home.ts.
import { NoteColor, type NoteLabel, type StoredNote } from '#contract/apps/notes-shapes.ts'
import { withYears } from '#seed/biography.ts'
import { ofToday } from '#seed/local-time.ts'
import { homeNotes } from '#seed/notes-home.ts'
import { type NotePicture, notePictures } from '#seed/notes-pictures.ts'
import { searchNotes, workNotes } from '#seed/notes-work.ts'
import { appointments, daysAhead, officeDay, officeDayBefore } from '#seed/office-days.ts'
import { createRandom } from '#seed/random.ts'
import { slug } from '#seed/slug.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Their ids are their titles in lower case. */
export const seedNoteLabels = (): NoteLabel[] =>
  [
    'Work',
    'Meetings',
    'Bus lines',
    'Interviews',
    'Learning',
    'Recipes',
    'Home',
    'Family',
    'Ideas',
    'Reading',
    'Travel',
    'Money',
  ].map((title) => ({ id: slug(title), title }))

/**
 * The notes in their order, newest first.
 * @param now ms since the epoch
 * @param factor how many times as many: later rounds are older, archived and without reminders
 */
export function seedNotes(now: number, factor = 1): StoredNote[] {
  const written = [workNotes, searchNotes, homeNotes]
    .flatMap((text) => text.split(/\n(?=# )/))
    .filter((text) => text.trim())
  const own = written
    .map((text, index) => noteOf(text.trim(), now, index))
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  const older = Array.from({ length: factor - 1 }, (_, index) => own.map((note) => earlier(note, index + 1))).flat()
  return [...own, ...older].map((note, order) => ({ ...note, order }))
}

/**
 * The first line is `# title | age | labels | more`: an age is `3d 09:10`, `>3d 09:10` for the office day then or next (`<` for then or before) or `5h`, labels are their ids,
 * and more is any of `pin`, `arch`,
 * `done` (the reminder was seen), `rem 2 11:00` (days from the first run, negative for the past, `>9` and `<9` as for an age, the name of an appointment or the days before it as `sète-1`, or `tue` for the next Tuesday, and the local time),
 * `color sand`, `pic route`.
 * Then the content, and tasks as `[ ] open` and `[x] done`.
 */
function noteOf(text: string, now: number, index: number): StoredNote {
  const random = createRandom(index + 1)
  const [head = '', ...lines] = text.split('\n')
  const [title = '', age = '', labels = '', ...more] = head
    .slice(2)
    .split('|')
    .map((part) => part.trim())
  const id = slug(title)
  const option = (name: string) =>
    more.find((part) => part === name || part.startsWith(`${name} `))?.slice(name.length + 1)
  const tasks = tasksOf(id, lines)
  const createdAt = timeOf(age, now)
  // Half of the notes were touched again within a day.
  const updatedAt = random() < 0.5 ? createdAt : Math.min(now - 60_000, createdAt + Math.floor(random() * DAY))
  const [days, time] = option('rem')?.split(' ') ?? []
  const color = option('color')
  const picture = option('pic')
  return {
    id,
    title,
    content: withYears(
      lines
        .filter((line) => !/^\[[ x]\] /.test(line))
        .join('\n')
        .trim(),
      createdAt,
    ),
    tasks: tasks.length > 0 ? tasks : null,
    image: picture === undefined ? null : notePictures[picture as NotePicture],
    reminder: days === undefined || time === undefined ? null : iso(localTime(now, daysOf(days, now), time)),
    labels: labels.split(',').map((label) => label.trim()),
    archived: option('arch') !== undefined,
    pinned: option('pin') !== undefined,
    color: color === undefined ? null : NoteColor.parse(color),
    reminderDone: option('done') !== undefined,
    order: 0,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
    upload: null,
  }
}

const tasksOf = (id: string, lines: readonly string[]) =>
  lines
    .flatMap((line) => {
      const [, mark, content = ''] = /^\[([ x])\] (.+)$/.exec(line) ?? []
      return mark === undefined ? [] : [{ content, completed: mark === 'x' }]
    })
    .map((task, index) => ({ id: `${id}-${index + 1}`, ...task }))

const DAY_NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** From the first run; of a weekday, the next one. */
function daysOf(days: string, now: number): number {
  const day = DAY_NAMES.indexOf(days)
  if (day >= 0) return ((day - new Date(now).getDay() + 6) % 7) + 1
  const [, name = '', before = 0] = /^([^\d<>-]+)(-\d+)?$/.exec(days) ?? []
  if (name in appointments) return daysAhead(now, appointments[name as keyof typeof appointments]) + Number(before)
  return -atOffice(days.charAt(0), -Number(days.replace(/^[<>]/, '')), now)
}

const atOffice = (mark: string, daysAgo: number, now: number): number =>
  mark === '>' ? officeDay(now, daysAgo) : mark === '<' ? officeDayBefore(now, daysAgo) : daysAgo

function timeOf(age: string, now: number): number {
  const [, hours] = /^(\d+)h$/.exec(age) ?? []
  // What was noted in the last hours says “tomorrow”.
  if (hours !== undefined)
    return Number(hours) < 3 ? ofToday(now - Number(hours) * HOUR, now) : now - Number(hours) * HOUR
  const [days = '', time = ''] = age.split('d ')
  return localTime(now, -atOffice(days.charAt(0), Number(days.replace(/^[<>]/, '')), now), time)
}

/** The same note of an earlier season, for measuring. */
function earlier(note: StoredNote, round: number): StoredNote {
  const shifted = (at: string) => iso(Date.parse(at) - round * 91 * DAY)
  return {
    ...note,
    id: `${note.id}-${round + 1}`,
    title: `${note.title} (${round + 1})`,
    tasks: note.tasks?.map((task) => ({ ...task, id: `${task.id}-${round + 1}` })) ?? null,
    reminder: null,
    reminderDone: false,
    archived: round % 2 === 1 || note.archived,
    pinned: false,
    createdAt: shifted(note.createdAt),
    updatedAt: shifted(note.updatedAt),
  }
}

/** A time of day in the person's own zone. @param time `'16:30'` */
function localTime(now: number, days: number, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const date = new Date(now)
  date.setDate(date.getDate() + days)
  return date.setHours(hours, minutes, 0, 0)
}

const iso = (at: number): string => new Date(at).toISOString()
