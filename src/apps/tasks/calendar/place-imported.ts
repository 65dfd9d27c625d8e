// Where imported tasks go: into the list of that name, or the open one; there into the section of that name, else into a new one at the end.
import type { TaskList } from '#contract/apps/task-lists.ts'
import { type Task, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import type { CalendarTask } from '#formats/icalendar/read-tasks.ts'
import { foldText } from '#formats/text.ts'
import type { Addition } from '../addition.ts'
import { endOfSection, isSection } from '../outline.ts'
import { listIdOf } from '../task-lists.ts'

export interface AdditionPart {
  readonly additions: readonly Addition[]
  /** Behind which row; null: at the top. */
  readonly afterId: string | null
  /** The name of the list that they go to, where it is to be made. */
  readonly newList?: string | undefined
}

export interface Placed {
  /** To be added one after the other. */
  readonly parts: readonly AdditionPart[]
  /** The lists and sections that take them, each once. */
  readonly places: readonly string[]
}

export interface Destinations {
  readonly tasks: readonly Task[]
  readonly lists: readonly TaskList[]
  /** The list of those that name none; null: the inbox. */
  readonly listId: string | null
}

/**
 * @param there all tasks, in their order, and all lists
 * @param otherwise the section of those that name neither a list nor a section
 */
export function placeImported(
  { tasks, lists, listId }: Destinations,
  fresh: readonly CalendarTask[],
  otherwise: string,
): Placed {
  const titleOf = ({ section, list }: CalendarTask) =>
    (section || (list === undefined ? otherwise : '')).trim().slice(0, TITLE_LIMIT)
  const keyOf = (task: CalendarTask) => JSON.stringify([task.list, titleOf(task)].map((name) => name && folded(name)))
  const groups = [...Map.groupBy(fresh, keyOf).values()].map((held) => {
    const [{ list: name } = { list: undefined }] = held
    const title = held[0] ? titleOf(held[0]) : ''
    const list = lists.find((one) => name !== undefined && folded(one.title) === folded(name))
    const newList = list ? undefined : name
    const into = list?.id ?? (name === undefined ? listId : null)
    const there = newList === undefined ? tasks.filter((task) => listIdOf(task) === into) : []
    const own = into !== null && { listId: into }
    return {
      title,
      newList,
      own,
      there,
      place: list?.title ?? name,
      section: there.find((task) => isSection(task) && title !== '' && folded(task.title) === folded(title)),
      // Each has its id before it is added: tried again, what is there already is not added twice.
      additions: held.map(
        ({ section: _, list: _l, ...addition }): Addition => ({ id: crypto.randomUUID(), ...addition, ...own }),
      ),
    }
  })
  const isNew = ({ title, section }: (typeof groups)[number]) => title !== '' && !section
  // New sections first: what goes to the end of the last section there is comes before them then.
  const added = [...Map.groupBy(groups.filter(isNew), ({ newList }) => newList)].map(([newList, held]) => ({
    additions: held.flatMap(({ title, own, additions }): Addition[] => [
      { type: 'section', id: crypto.randomUUID(), title, ...own },
      ...additions,
    ]),
    afterId: tasks.at(-1)?.id ?? null,
    newList,
  }))
  const into = groups.flatMap((group) => {
    const { additions, there, section, newList } = group
    return isNew(group) ? [] : [{ additions, afterId: endOfSection(there, section?.id ?? null), newList }]
  })
  const titles = groups.map(({ place, section, title }) => place ?? section?.title ?? title)
  return { parts: [...added, ...into], places: [...new Set(titles)] }
}

const folded = (name: string): string => foldText(name.trim())
