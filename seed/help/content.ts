// The help center's content in one language, as the back end answers and searches it. It belongs to the build and is not stored: a new version of Cairn
// brings its own help.
import type { Faq, FaqCategory, Guide, GuideSummary } from '#contract/apps/help-center.ts'
import type { Language } from '#contract/shared.ts'
import { typeset } from '#seed/typeset.ts'
import { faqCategories } from './faqs.ts'
import { guideCategories } from './guides.ts'
import { type GuideSource, toHtml, toPlain, withoutNames } from './help-text.ts'

const WORDS_A_MINUTE = 200

interface HelpCategory<Entry> {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly entries: readonly Entry[]
}

export interface HelpGuide extends GuideSummary, Pick<Guide, 'content'> {
  /** The content without markup. */
  readonly plain: string
  /** The same in parts: what is before the first heading, then each heading with what follows it. */
  readonly parts: readonly string[]
  readonly pages: readonly string[]
  readonly related: readonly string[]
}

export interface HelpFaq extends Faq {
  readonly pages: readonly string[]
}

export interface HelpContent {
  readonly guides: readonly HelpCategory<HelpGuide>[]
  readonly faqs: readonly HelpCategory<HelpFaq>[]
}

const made = new Map<Language, HelpContent>()

/** Everything that there is to read, in reading order. Made once a language. */
export function helpContent(language: Language): HelpContent {
  const known = made.get(language)
  if (known) return known
  const content: HelpContent = {
    guides: guideCategories.map(({ id, title, entries }) => ({
      id,
      slug: id,
      title: typeset(title[language], language),
      entries: entries.map((guide) => guideIn(language, id, guide)),
    })),
    faqs: faqCategories.map(({ id, title, entries }) => ({
      id,
      slug: id,
      title: typeset(title[language], language),
      entries: entries.map(({ id: faqId, updated, pages, [language]: { question, answer } }) => ({
        id: faqId,
        categoryId: id,
        question: typeset(question, language),
        answer: typeset(withoutNames(answer), language),
        updatedAt: instantOf(updated),
        pages,
      })),
    })),
  }
  made.set(language, content)
  return content
}

function guideIn(
  language: Language,
  categoryId: string,
  { slug, updated, pages, related, ...texts }: GuideSource,
): HelpGuide {
  const { title, subtitle, text } = texts[language]
  const printed = typeset(text, language)
  const plain = toPlain(printed)
  return {
    id: slug,
    categoryId,
    slug,
    title: typeset(title, language),
    subtitle: typeset(subtitle, language),
    updatedAt: instantOf(updated),
    minutes: Math.max(1, Math.round((plain.match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE)),
    content: toHtml(printed),
    plain,
    parts: printed.split(/^## /m).map(toPlain),
    pages,
    related,
  }
}

const instantOf = (day: string): string => `${day}T00:00:00.000Z`

/** The questions of a category without what only the back end uses. */
export const faqCategoryOf = ({ entries, ...category }: HelpCategory<HelpFaq>): FaqCategory => ({
  ...category,
  faqs: entries.map(({ pages: _, ...faq }) => faq),
})

/** A guide as lists show it. */
export const summaryOf = ({ id, categoryId, slug, title, subtitle, updatedAt, minutes }: HelpGuide): GuideSummary => ({
  id,
  categoryId,
  slug,
  title,
  subtitle,
  updatedAt,
  minutes,
})
