// Searching everything at once.
// @chunk panes
import { defineApi } from '#contract/define-api.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

/** The most results of one group; `total` has the full count. */
export const RESULTS_OF_A_GROUP = 8

/** Where in its name or title a result has what was searched: from a UTF-16 code unit to behind another. Texts come as they are, never as markup. */
const Marks = z.array(z.array(z.number()).check(z.length(2)) as unknown as z.ZodMiniType<[from: number, to: number]>)

const group = <const Name extends string, Result extends z.ZodMiniType>(id: Name, result: Result) =>
  z.object({ id: z.literal(id), label: z.string(), results: z.array(result), total: z.number() })

export const ContactResult = z.object({
  id: Id,
  name: z.string(),
  avatar: z.nullable(z.string()),
  link: z.string(),
  marks: Marks,
})
export type ContactResult = z.infer<typeof ContactResult>

export const PageResult = z.object({ id: Id, title: z.string(), link: z.string(), icon: z.string(), marks: Marks })
export type PageResult = z.infer<typeof PageResult>

export const TaskResult = z.object({
  id: Id,
  title: z.string(),
  completed: z.boolean(),
  link: z.string(),
  marks: Marks,
})
export type TaskResult = z.infer<typeof TaskResult>

/** Anything else: what it is called, a line about it, and when it is from, where it is from a time. */
export const ThingResult = z.object({
  id: Id,
  title: z.string(),
  detail: z.string(),
  at: z.nullable(IsoDate),
  link: z.string(),
  marks: Marks,
})
export type ThingResult = z.infer<typeof ThingResult>

/** With the conversation that it is of, which several of the results may be. */
export const MailResult = z.extend(ThingResult, { starred: z.boolean(), threadId: Id })
export type MailResult = z.infer<typeof MailResult>

/** The three groups of the specification come first; a group without results is left out. Labels are in the requested language. */
export const SearchGroup = z.union([
  group('contacts', ContactResult),
  group('pages', PageResult),
  group('tasks', TaskResult),
  group('mails', MailResult),
  group('chats', ThingResult),
  group('messages', ThingResult),
  group('files', ThingResult),
  group('notes', ThingResult),
  group('cards', ThingResult),
  group('products', ThingResult),
  group('guides', ThingResult),
  group('settings', PageResult),
])
export type SearchGroup = z.infer<typeof SearchGroup>

/** Workspace spec §7 Common: POST common/search. */
export const searchApi = defineApi('search', 'local', {
  /**
   * What has all words of the query, each as the beginning of a word, whatever the case and accents; where little has, also what is nearly that. The best
   * first, then the newest. An empty query answers no groups. As a phrase: only what has its words whole and one behind the other, such as a person's name.
   */
  search: {
    method: 'POST',
    path: 'common/search',
    body: z.object({ query: z.string().check(z.maxLength(20_000)), isPhrase: z._default(z.boolean(), false) }),
    answers: { 200: z.object({ results: z.array(SearchGroup) }) },
    effect: 'read',
  },
})
