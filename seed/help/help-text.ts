// What the help center's texts are written in: a plain notation, the same in both languages, made into the few tags of HTML that `RichText` shows.

/** One text in each language of the product. */
export interface Bilingual<Text> {
  readonly en: Text
  readonly fr: Text
}

export interface GuideText {
  readonly title: string
  readonly subtitle: string
  /** In the notation of `toHtml`. */
  readonly text: string
}

export interface GuideSource extends Bilingual<GuideText> {
  readonly slug: string
  /** The day on which its words last changed. */
  readonly updated: string
  /** The pages of the app that it is about, by the beginning of their path (sw/api/apps/help-center/page-fit.ts), the one that it is about most first. */
  readonly pages: readonly string[]
  /** The slugs of guides that go with it. */
  readonly related: readonly string[]
}

export interface FaqText {
  readonly question: string
  /** Plain text but for `<Name>`, which the interface has; paragraphs are set off by an empty line. */
  readonly answer: string
}

export interface FaqSource extends Bilingual<FaqText> {
  readonly id: string
  readonly updated: string
  readonly pages: readonly string[]
}

export interface Category<Source> {
  readonly id: string
  readonly title: Bilingual<string>
  readonly entries: readonly Source[]
}

/**
 * A text as HTML. A line that begins with `## ` is a heading (h3), with `### ` a smaller one (h4), with `- ` an item of a list, with `1. ` one of a
 * numbered list; other lines are paragraphs. Within a line: `**strong**`, `_emphasis_`, `{a key or a thing typed}`, `[words](/path)`, and
 * `<Name>`, which the interface has: tests/seed/help-names.test.ts compares it with the catalogues.
 */
export function toHtml(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  let html = ''
  let open = ''
  for (const line of lines) {
    const [, mark = '', words = ''] = /^(### |## |- |\d+\. )?(.*)$/.exec(line.trim()) ?? []
    const list = mark === '- ' ? 'ul' : /^\d/.test(mark) ? 'ol' : ''
    if (open !== list) html += `${open && `</${open}>`}${list && `<${list}>`}`
    open = list
    const tag = list ? 'li' : mark === '## ' ? 'h3' : mark === '### ' ? 'h4' : 'p'
    html += `<${tag}>${inline(words)}</${tag}>`
  }
  return html + (open && `</${open}>`)
}

/** The names that the interface has, as words like others. */
export const withoutNames = (text: string): string => text.replaceAll(/<(\p{Lu}[^<>]*)>/gu, '$1')

/** The same text without its notation. */
export const toPlain = (text: string): string =>
  withoutNames(text)
    .replaceAll(/^(### |## |- |\d+\. )/gm, '')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/\*\*|[{}]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')

const inline = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])/gu, '<em>$1</em>')
    .replaceAll(/&lt;(\p{Lu}[^&]*)&gt;/gu, '<strong>$1</strong>')
    .replaceAll(/\{([^}]+)\}/g, '<code>$1</code>')
    .replaceAll(/\[([^\]]+)\]\((\/[^)]*)\)/g, '<a href="$2">$1</a>')
