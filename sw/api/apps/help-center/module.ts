// The help center (workspace spec §7 Help center): what there is to read comes with the build, in the requested language; what people make of it is stored.
import { type GuideLink, HelpFeedback, type HelpKind, helpCenterApi, Reading } from '#contract/apps/help-center.ts'
import { StoredHelpRequest } from '#contract/apps/help-requests.ts'
import type { Language } from '#contract/shared.ts'
import { defineModule, table } from '#sw/api/engine/define-module.ts'
import { ContentPiece } from '#sw/api/engine/files/bytes.ts'
import { createRequest, prepareRequest, requestHandlers } from './requests.ts'
import { createHelpIndex, type HelpIndex } from './search.ts'

/** The page keeps track of reading: it may say so often, and is taken at its word where it comes near the end. */
const FINISHED_FROM = 0.95
const NEAREST = 5

const load = () => import('#seed/help/content.ts')

export const helpCenterModule = defineModule(helpCenterApi, {
  tables: {
    helpFeedback: table(HelpFeedback),
    helpReadings: table(Reading),
    helpRequests: table(StoredHelpRequest),
    helpPieces: table(ContentPiece),
  },
  seed: async (now) => ({ helpRequests: (await import('#seed/help/requests.ts')).seedHelpRequests(now) }),
  prepare: {
    setFeedback: ({ body: { feedback } }) => isThere(feedback.kind, feedback.about),
    setReading: ({ body: { reading } }) => isThere('guide', reading.id),
    createRequest: async ({ body }, { language }) => {
      const about = `${body.subject}\n${body.message}`
      return prepareRequest(body, (await indexOf(language)).suggest(about, body.page, 3))
    },
  },
  handlers: {
    faqs: async ({ query: { slug } }, { language }) => {
      const { faqCategoryOf, helpContent } = await load()
      return helpContent(language).faqs.filter(isRequested(slug)).map(faqCategoryOf)
    },

    guides: async ({ query: { slug, limit } }, { language }) => {
      const { helpContent, summaryOf } = await load()
      return helpContent(language)
        .guides.filter(isRequested(slug))
        .map(({ entries, ...category }) => {
          const guides = entries.slice(0, limit).map(summaryOf)
          return { ...category, visibleGuides: guides.length, totalGuides: entries.length, guides }
        })
    },

    guide: async ({ query: { categorySlug, guideSlug } }, { language }) => {
      const { helpContent, summaryOf } = await load()
      const { guides } = helpContent(language)
      const category = guides.find(isRequested(categorySlug))
      const guide = category?.entries.find(({ slug }) => slug === guideSlug)
      if (!category || !guide) return null
      const inOrder = guides.flatMap(({ entries }) => entries)
      const at = inOrder.indexOf(guide)
      const byId = new Map(inOrder.map((other) => [other.id, other]))
      return {
        ...summaryOf(guide),
        content: guide.content,
        category: { id: category.id, slug: category.slug, title: category.title },
        previous: linkTo(inOrder[at - 1]),
        next: linkTo(inOrder[at + 1]),
        related: guide.related.flatMap((id) => linkTo(byId.get(id)) ?? []),
      }
    },

    search: async ({ query: { query, limit } }, { language }) => {
      if (query.trim() === '') return null
      const index = await indexOf(language)
      const results = index.search(query, limit)
      return { results, nearest: results.length > 0 ? [] : index.nearest(query, NEAREST) }
    },

    suggestions: async ({ body: { text, page, limit } }, { language }) =>
      (await indexOf(language)).suggest(text, page, limit),

    changelog: async (_, { language }) => (await import('#seed/help/changelog.ts')).releasesIn(language),

    feedback: (_, { tables }) => tables.helpFeedback.toArray(),

    setFeedback: async ({ body: { feedback } }, { tables, now }, isKnown) => {
      if (!isKnown) return null
      const id = feedbackId(feedback.kind, feedback.about)
      const at = new Date(now).toISOString()
      const before = await tables.helpFeedback.get(id)
      const stored: HelpFeedback = { ...feedback, id, createdAt: before?.createdAt ?? at, updatedAt: at }
      await tables.helpFeedback.put(stored)
      return stored
    },

    deleteFeedback: async ({ query: { kind, about } }, { tables }) => {
      const id = feedbackId(kind, about)
      if (!(await tables.helpFeedback.get(id))) return false
      await tables.helpFeedback.delete(id)
      return true
    },

    readings: (_, { tables }) => tables.helpReadings.orderBy('at').reverse().toArray(),

    setReading: async ({ body: { reading } }, { tables, now }, isKnown) => {
      if (!isKnown) return null
      const wasFinished = (await tables.helpReadings.get(reading.id))?.isFinished ?? false
      const isFinished = wasFinished || reading.position >= FINISHED_FROM
      const stored: Reading = { ...reading, isFinished, at: new Date(now).toISOString() }
      await tables.helpReadings.put(stored)
      return stored
    },

    createRequest: (input, context, prepared) => createRequest(input, context, prepared),
    ...requestHandlers,
  },
})

/** Without a slug, every category. */
const isRequested =
  (wanted: string | undefined) =>
  ({ slug }: { readonly slug: string }): boolean =>
    wanted === undefined || slug === wanted

function linkTo(
  guide: (Pick<GuideLink, 'id' | 'slug' | 'title'> & { categoryId: string }) | undefined,
): GuideLink | null {
  return guide ? { id: guide.id, categorySlug: guide.categoryId, slug: guide.slug, title: guide.title } : null
}

const feedbackId = (kind: HelpKind, about: string): string => `${kind} ${about}`

async function isThere(kind: HelpKind, id: string): Promise<boolean> {
  const { helpContent } = await load()
  const { guides, faqs } = helpContent('en')
  const categories: readonly { readonly entries: readonly { readonly id: string }[] }[] = kind === 'faq' ? faqs : guides
  return categories.some(({ entries }) => entries.some((entry) => entry.id === id))
}

const indexes = new Map<Language, HelpIndex>()

/** Made with the first search in a language: some milliseconds. */
async function indexOf(language: Language): Promise<HelpIndex> {
  const known = indexes.get(language)
  if (known) return known
  const [{ helpContent }, { helpSynonyms, stopWords }] = await Promise.all([load(), import('#seed/help/synonyms.ts')])
  const { faqs, guides } = helpContent(language)
  const index = createHelpIndex(
    [
      ...guides.flatMap(({ slug: categorySlug, entries }) =>
        entries.map(({ id, slug, title, subtitle, parts, pages }) => {
          return { kind: 'guide' as const, id, categorySlug, slug, title, subtitle, parts, pages }
        }),
      ),
      ...faqs.flatMap(({ slug: categorySlug, entries }) =>
        entries.map(({ id, question, answer, pages }) => {
          return {
            kind: 'faq' as const,
            id,
            categorySlug,
            slug: id,
            title: question,
            subtitle: '',
            parts: [answer],
            pages,
          }
        }),
      ),
    ],
    helpSynonyms,
    stopWords[language],
  )
  indexes.set(language, index)
  return index
}
