// A resume within the limits of its contract: earlier builds stored longer lists, which nothing could read any more. Pure.
import { EMPTY_RESUME, MOST_ENTRIES, RESUME_SECTIONS, type ResumeContent } from '#contract/portal/resume.ts'

/** The resume with the entries of each list from one index on, as many as a list takes. */
const windowOf = (content: ResumeContent, from: number): ResumeContent => {
  const cut = <Entry>(entries: readonly Entry[]) => entries.slice(from, from + MOST_ENTRIES)
  const lists = Object.fromEntries(RESUME_SECTIONS.map((name) => [name, cut<object>(content[name])]))
  return { ...content, ...lists, basics: { ...content.basics, profiles: cut(content.basics.profiles) } }
}

/** How many entries its longest list has. */
const longest = ({ basics, ...content }: ResumeContent): number =>
  Math.max(basics.profiles.length, ...RESUME_SECTIONS.map((name) => content[name].length))

/** @returns the same where nothing is too long */
export const fitted = (content: ResumeContent): ResumeContent =>
  longest(content) > MOST_ENTRIES ? windowOf(content, 0) : content

/** What `fitted` leaves out, as resumes of these entries alone, each within the limits. */
export function overflowOf(content: ResumeContent): ResumeContent[] {
  const parts = Math.ceil(longest(content) / MOST_ENTRIES) - 1
  return Array.from({ length: Math.max(parts, 0) }, (_, part) => {
    const rest = windowOf(content, (part + 1) * MOST_ENTRIES)
    return { ...rest, basics: { ...EMPTY_RESUME.basics, name: content.basics.name, profiles: rest.basics.profiles } }
  })
}

export const countOf = ({ basics, ...content }: ResumeContent): number =>
  RESUME_SECTIONS.reduce((sum, name) => sum + content[name].length, basics.profiles.length)
