// The help center: answers and guides about Cairn itself, in the reader's language; feedback, reading positions and questions to support. An unknown slug
// answers an empty list, an unknown guide null.
// @chunk help-center
import { requestEndpoints } from '#contract/apps/help-requests.ts'
import { defineApi } from '#contract/define-api.ts'
import { Id, IsoDate } from '#contract/shared.ts'
import * as z from '#contract/zod.ts'

const Category = z.object({ id: Id, slug: z.string(), title: z.string() })
const Slug = z.string().check(z.maxLength(200))

/** `answer` is plain text; paragraphs are set off by an empty line. */
export const Faq = z.object({ id: Id, categoryId: Id, question: z.string(), answer: z.string(), updatedAt: IsoDate })
export type Faq = z.infer<typeof Faq>

export const FaqCategory = z.extend(Category, { faqs: z.array(Faq) })
export type FaqCategory = z.infer<typeof FaqCategory>

/** A guide as lists show it (workspace spec §3). */
export const GuideSummary = z.object({
  id: Id,
  categoryId: Id,
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  /** When its words last changed. */
  updatedAt: IsoDate,
  /** At 200 words a minute. */
  minutes: z.number(),
})
export type GuideSummary = z.infer<typeof GuideSummary>

export const GuideCategory = z.extend(Category, {
  /** How many guides the answer holds of the category, and how many there are (workspace spec §9). */
  visibleGuides: z.number(),
  totalGuides: z.number(),
  guides: z.array(GuideSummary),
})
export type GuideCategory = z.infer<typeof GuideCategory>

/** What leads to a guide. */
export const GuideLink = z.object({ id: Id, categorySlug: z.string(), slug: z.string(), title: z.string() })
export type GuideLink = z.infer<typeof GuideLink>

/** The single guide. `content` is HTML of the tags that `RichText` shows; its links lead into the app by path. */
export const Guide = z.extend(GuideSummary, {
  content: z.string(),
  category: Category,
  /** The neighbours in reading order, over the borders of categories. */
  previous: z.nullable(GuideLink),
  next: z.nullable(GuideLink),
  related: z.array(GuideLink),
})
export type Guide = z.infer<typeof Guide>

const HelpKind = z.enum(['faq', 'guide'])
export type HelpKind = z.infer<typeof HelpKind>

/** One thing that the search found. `title` and `snippet` are HTML-escaped with each match in `<mark>`. */
export const HelpHit = z.object({
  kind: HelpKind,
  id: Id,
  categorySlug: z.string(),
  /** A guide's slug; of a question its id, which names its place on the page. */
  slug: z.string(),
  /** Which part of a guide the snippet is from, as its place on the page is named; null where it is from the beginning. */
  section: z.nullable(z.string()),
  title: z.string(),
  snippet: z.string(),
})
export type HelpHit = z.infer<typeof HelpHit>

export const HelpSearch = z.object({
  /** The best first. */
  results: z.array(HelpHit),
  /** Where nothing was found: what is called most alike, without marks. */
  nearest: z.array(HelpHit),
})
export type HelpSearch = z.infer<typeof HelpSearch>

const Limit = (limit: number) => z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), limit)

/** Why something did not help. */
export const FeedbackReason = z.enum(['unclear', 'incomplete', 'outdated', 'wrong', 'not-what-i-looked-for'])
export type FeedbackReason = z.infer<typeof FeedbackReason>

const FeedbackFields = z.object({
  kind: HelpKind,
  /** The id of the question or guide. */
  about: Id,
  isHelpful: z.boolean(),
  reason: z._default(z.nullable(FeedbackReason), null),
  comment: z._default(z.string().check(z.maxLength(2000)), ''),
})

/** Whether something helped: one judgement a thing, which can be changed. */
export const HelpFeedback = z.extend(FeedbackFields, { id: Id, createdAt: IsoDate, updatedAt: IsoDate })
export type HelpFeedback = z.infer<typeof HelpFeedback>

/** How far a guide was read. */
export const Reading = z.object({
  /** The guide's. */
  id: Id,
  /** 0 at its beginning, 1 at its end. */
  position: z.number().check(z.gte(0), z.lte(1)),
  /** Whether its end was ever reached. */
  isFinished: z.boolean(),
  at: IsoDate,
})
export type Reading = z.infer<typeof Reading>

/** A version of Cairn, with what came with it. */
const Release = z.object({
  version: z.string(),
  /** ISO 8601 date. */
  date: z.string(),
  parts: z.array(
    z.object({
      title: z.string(),
      changes: z.array(
        z.object({
          /** Where it is to be seen, by path; null for what is everywhere. */
          page: z.nullable(z.string()),
          name: z.string(),
          text: z.string(),
        }),
      ),
    }),
  ),
})
export type Release = z.infer<typeof Release>

/** Workspace spec §7 Help center; after the blank line, the calls that the screen needs besides. */
export const helpCenterApi = defineApi('help-center', 'local', {
  /** Every category with its questions; with a slug, a list of that one. */
  faqs: {
    method: 'GET',
    path: 'apps/help-center/faqs',
    query: z.object({ slug: z.optional(Slug) }),
    answers: { 200: z.array(FaqCategory) },
  },
  /** Every category with at most `limit` of its guides, without content; with a slug, a list of that one. */
  guides: {
    method: 'GET',
    path: 'apps/help-center/guides',
    query: z.object({ slug: z.optional(Slug), limit: z._default(z.coerce.number().check(z.int(), z.gte(0)), 5) }),
    answers: { 200: z.array(GuideCategory) },
  },
  guide: {
    method: 'GET',
    path: 'apps/help-center/guide',
    query: z.object({ categorySlug: Slug, guideSlug: Slug }),
    answers: { 200: z.nullable(Guide) },
  },

  /** Over questions and guides, in the requested language; words of the other language and small typos are understood. An empty query answers null. */
  search: {
    method: 'GET',
    path: 'apps/help-center/search',
    query: z.object({ query: z._default(z.string().check(z.maxLength(500)), ''), limit: Limit(20) }),
    answers: { 200: z.nullable(HelpSearch) },
  },
  /** What may answer a question that is being written, and what is about the page from which the person came. The best first. */
  suggestions: {
    method: 'POST',
    path: 'apps/help-center/suggestions',
    body: z.object({
      text: z._default(z.string().check(z.maxLength(20_000)), ''),
      page: z._default(z.string().check(z.maxLength(500)), ''),
      limit: Limit(5),
    }),
    answers: { 200: z.array(HelpHit) },
    effect: 'read',
  },
  /** The versions of Cairn, the newest first. */
  changelog: { method: 'GET', path: 'apps/help-center/changelog', answers: { 200: z.array(Release) } },
  feedback: { method: 'GET', path: 'apps/help-center/feedback', answers: { 200: z.array(HelpFeedback) } },
  /** Answers the judgement as stored; null where there is no such question or guide. */
  setFeedback: {
    method: 'PUT',
    path: 'apps/help-center/feedback',
    body: z.object({ feedback: FeedbackFields }),
    answers: { 200: z.nullable(HelpFeedback) },
  },
  deleteFeedback: {
    method: 'DELETE',
    path: 'apps/help-center/feedback',
    query: z.object({ kind: HelpKind, about: Id }),
    answers: { 200: z.boolean() },
  },
  /** What was read, the latest first. */
  readings: { method: 'GET', path: 'apps/help-center/readings', answers: { 200: z.array(Reading) } },
  /** Null where there is no such guide. */
  setReading: {
    method: 'PUT',
    path: 'apps/help-center/reading',
    body: z.object({ reading: z.object({ id: Id, position: Reading.shape.position }) }),
    answers: { 200: z.nullable(Reading) },
  },
  ...requestEndpoints,
})
