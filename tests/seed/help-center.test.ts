// The help center's texts: complete in both languages, of the few tags that RichText shows, and every link leads to a page that the product has.
import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/shared.ts'
import { places } from '#platform/places.ts'
import { helpContent } from '#seed/help/content.ts'
import { toHtml, toPlain } from '#seed/help/help-text.ts'
import { seedHelpRequests } from '#seed/help/requests.ts'
import { helpSynonyms } from '#seed/help/synonyms.ts'
import { typeset } from '#seed/typeset.ts'

const LANGUAGES: readonly Language[] = ['en', 'fr']
/** The tags of src/ui/rich-text.tsx that a text here may use. */
const TAGS = new Set(['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'a'])
/** The addresses of the product that a text may lead to. */
const ROUTES = new Set(['/notifications', ...places.map(({ path }) => path)])

const guidesIn = (language: Language) => helpContent(language).guides.flatMap(({ entries }) => entries)
const faqsIn = (language: Language) => helpContent(language).faqs.flatMap(({ entries }) => entries)
const tagsOf = (html: string) => [...html.matchAll(/<(\/?[a-z0-9]+)/g)].map(([, tag]) => tag)
const blocksOf = (html: string) => tagsOf(html).filter((tag) => /^(p|h\d|ul|ol|li)$/.test(tag ?? ''))
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)

describe('the guides and questions', () => {
  test('32 guides and 40 questions, each category with some of them', () => {
    expect(guidesIn('en')).toHaveLength(32)
    expect(faqsIn('en')).toHaveLength(40)
    for (const { entries } of [...helpContent('en').guides, ...helpContent('en').faqs])
      expect(entries.length).toBeGreaterThanOrEqual(4)
  })

  test('ids and slugs are unique', () => {
    for (const ids of [guidesIn('en').map(({ slug }) => slug), faqsIn('en').map(({ id }) => id)])
      expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(LANGUAGES)('in %s every guide has between 250 and 600 words', (language) => {
    const lengths = guidesIn(language).map(({ slug, plain }) => [slug, plain.split(/\s+/).length] as const)
    expect(lengths.filter(([, words]) => words < 250 || words > 600)).toEqual([])
  })

  test('both languages say the same: paragraph by paragraph, item by item, link by link', () => {
    const french = new Map(guidesIn('fr').map((guide) => [guide.slug, guide]))
    for (const guide of guidesIn('en')) {
      const other = french.get(guide.slug)
      expect(blocksOf(other?.content ?? ''), guide.slug).toEqual(blocksOf(guide.content))
      expect(linksOf(other?.content ?? ''), guide.slug).toEqual(linksOf(guide.content))
      expect(other?.subtitle).not.toBe(guide.subtitle)
    }
    const paragraphs = (text: string) => text.split('\n\n').length
    for (const [index, faq] of faqsIn('en').entries()) {
      const other = faqsIn('fr')[index]
      expect(other?.id).toBe(faq.id)
      expect(other?.answer).not.toBe(faq.answer)
      expect(paragraphs(other?.answer ?? '')).toBe(paragraphs(faq.answer))
      expect(faq.question).toMatch(/\?$/)
    }
  })

  test.each(LANGUAGES)(
    'in %s the HTML is of the tags that RichText shows, well nested, without leftovers of the notation',
    (language) => {
      for (const { slug, content } of guidesIn(language)) {
        expect(
          tagsOf(content).filter((tag) => !TAGS.has((tag ?? '').replace('/', ''))),
          slug,
        ).toEqual([])
        const open: string[] = []
        for (const tag of tagsOf(content)) {
          if (tag?.startsWith('/')) expect(open.pop(), slug).toBe(tag.slice(1))
          else open.push(tag ?? '')
        }
        expect(open).toEqual([])
        const words = content.replaceAll(/<[^>]*>/g, '')
        expect(words.match(/\*\*|[{}]|\]\(|^#|\b_|_\b/gm), slug).toBeNull()
        expect(content, slug).not.toMatch(/<(p|li|h3)><\/|\s(onclick|style|class)=/)
      }
    },
  )

  test('every link and every page named leads to an address of the product', () => {
    const links = guidesIn('en').flatMap(({ content }) => linksOf(content))
    expect(links.length).toBeGreaterThanOrEqual(30)
    expect(links.filter((link) => !ROUTES.has(link?.split('?')[0] ?? ''))).toEqual([])
    for (const { pages } of [...guidesIn('en'), ...faqsIn('en')])
      for (const page of pages) expect(page).toMatch(/^(\/([a-z]+(-[a-z]+)*|\*))+(\?section=[a-z]+)?$/)
  })

  test('related guides exist, are others, and are no repetition', () => {
    const slugs = new Set(guidesIn('en').map(({ slug }) => slug))
    for (const { slug, related } of guidesIn('en')) {
      expect(related.length).toBeGreaterThanOrEqual(2)
      expect(new Set(related).size).toBe(related.length)
      expect(related.filter((other) => !slugs.has(other) || other === slug)).toEqual([])
    }
  })

  test('French has the spaces that its punctuation asks for, and printed apostrophes', () => {
    const texts = [
      ...guidesIn('fr').flatMap(({ title, subtitle, content }) => [
        title,
        subtitle,
        content.replaceAll(/<code>.*?<\/code>|<[^>]*>/g, '').replaceAll('&amp;', '&'),
      ]),
      ...faqsIn('fr').flatMap(({ question, answer }) => [question, answer]),
    ]
    for (const text of texts) {
      expect(text).not.toMatch(/[\p{L}\p{N}»)] ?[;!?](?:\s|$)|[\p{L}»] ?:(?:\s|$)|« ?[\p{L}]|[\p{L}.?!…] ?»/u)
      expect(text).not.toMatch(/\p{L}'\p{L}/u)
    }
    for (const { plain } of guidesIn('en')) expect(plain).not.toMatch(/\p{L}'\p{L}/u)
  })

  test('updatedAt is the day on which the words last changed, not the day of the first run', () => {
    for (const { updatedAt } of [...guidesIn('en'), ...faqsIn('en')])
      expect(Date.parse(updatedAt)).toBeLessThanOrEqual(Date.now())
  })
})

describe('the notation', () => {
  test('headings, paragraphs, lists and marks become their tags; what looks like HTML stays text', () => {
    expect(toHtml('a <b> & **c**\n## D\n- e {f}\n- [g](/h)\n1. i\nj _k_')).toBe(
      '<p>a &lt;b&gt; &amp; <strong>c</strong></p><h3>D</h3><ul><li>e <code>f</code></li><li><a href="/h">g</a></li></ul><ol><li>i</li></ol><p>j <em>k</em></p>',
    )
    expect(toPlain('## D\n- e {f} **g** _h_ [i](/j) snake_case')).toBe('D\ne f g h i snake_case')
    expect(typeset("l'eau : « oui » ?", 'fr')).toBe('l’eau\u00a0: «\u00a0oui\u00a0»\u202f?')
  })

  test('each line of synonyms has at least two words', () => {
    for (const line of helpSynonyms.trim().split('\n')) expect(line.split(' ').length, line).toBeGreaterThan(1)
  })
})

describe('the sample requests', () => {
  const NOW = Date.UTC(2026, 10, 17, 9)

  test('they lie in the past, recommend guides that exist, and are the same for the same moment', () => {
    const slugs = new Map(guidesIn('en').map(({ slug, categoryId, title }) => [slug, { categoryId, title }]))
    for (const { createdAt, updatedAt, followUps, suggested } of seedHelpRequests(NOW)) {
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(updatedAt))
      expect(Date.parse(updatedAt)).toBeLessThan(NOW)
      for (const { at } of followUps) expect(Date.parse(at)).toBeLessThan(NOW)
      for (const { slug, categorySlug, title } of suggested)
        expect(slugs.get(slug)).toEqual({ categoryId: categorySlug, title })
    }
    expect(seedHelpRequests(NOW)).toEqual(seedHelpRequests(NOW))
  })
})
