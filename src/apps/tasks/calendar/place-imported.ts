// Where imported tasks go: into the section of that name that is there already, else into a new one at the end.
import { type Task, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import type { CalendarTask } from '#formats/icalendar/read-tasks.ts'
import { foldText } from '#formats/text.ts'
import type { Addition } from '../addition.ts'
import { endOfSection, isSection } from '../outline.ts'

export interface AdditionPart {
  readonly additions: readonly Addition[]
  /** Behind which row; null: at the top. */
  readonly afterId: string | null
}

export interface Placed {
  /** To be added one after the other. */
  readonly parts: readonly AdditionPart[]
  /** The sections that take them. */
  readonly sections: readonly string[]
}

/**
 * @param tasks those that are there, in their order
 * @param otherwise the section of those that name none
 */
export function placeImported(tasks: readonly Task[], fresh: readonly CalendarTask[], otherwise: string): Placed {
  const titleOf = ({ section }: CalendarTask) => (section || otherwise).trim().slice(0, TITLE_LIMIT)
  const groups = [...Map.groupBy(fresh, (task) => foldText(titleOf(task)))].map(([key, held]) => ({
    title: held[0] ? titleOf(held[0]) : otherwise,
    section: tasks.find((task) => isSection(task) && foldText(task.title.trim()) === key),
    // Each has its id before it is added: tried again, what is there already is not added twice.
    held: held.map(({ section: _, ...addition }): Addition => ({ id: crypto.randomUUID(), ...addition })),
  }))
  const added = groups
    .filter(({ section }) => !section)
    .flatMap(({ title, held }): Addition[] => [{ type: 'section', id: crypto.randomUUID(), title }, ...held])
  const into = groups.flatMap(({ section, held }) =>
    section ? [{ additions: held, afterId: endOfSection(tasks, section.id) }] : [],
  )
  // New sections first: what goes to the end of the last section there is comes before them then.
  const parts = [...(added.length > 0 ? [{ additions: added, afterId: tasks.at(-1)?.id ?? null }] : []), ...into]
  return { parts, sections: groups.map(({ title, section }) => section?.title ?? title) }
}
