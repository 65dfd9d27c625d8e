// Finds texts that a person sees or hears but no translator does: text in JSX, and the attributes that are read out,
// where they are not made by a Lingui macro. `npm run check` and `npm test` run it; tests/walls.test.ts plants some.
import { lineAt, parseSource, readSources, report, walk } from './sources.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Problem} Problem
 * @typedef {import('./sources.mjs').SyntaxNode} SyntaxNode
 */

// In the design system, `label`, `description` and the like are props that are shown.
const spokenAttributes =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|placeholder|title|alt|label|description|errorMessage|hint|caption|heading|emptyText)$/
const macroElements = /^(Trans|Plural|Select|SelectOrdinal)$/
const letters = /\p{L}{2,}/u
// Markup that is not language: code, keys, and names that are the same in every language.
const untranslated = /^(code|kbd|samp|pre)$/
const properNames = /^(Cairn|English|Français|Ctrl|Esc|Enter|Tab|Shift|Alt)$/

/** Not for people who use the product: the page of the design system, which exists in development only. */
const exempt = /^src\/ui\/gallery\/|^src\/routes\/.*\bui(\.lazy)?\.tsx$/

/**
 * Every hard-coded text in the given files.
 * @param {Source[]} sources .tsx
 * @returns {Problem[]}
 */
export function hardCodedTexts(sources) {
  return sources.filter(({ path }) => path.endsWith('.tsx') && !exempt.test(path)).flatMap((source) => wordsIn(source))
}

/** @param {Source} source @returns {Problem[]} */
function wordsIn(source) {
  const problems = /** @type {Problem[]} */ ([])
  const found = (/** @type {SyntaxNode} */ node, /** @type {string} */ text, /** @type {string} */ advice) => {
    if (!letters.test(text) || properNames.test(text.trim())) return
    const words = text.trim().replace(/\s+/g, ' ')
    problems.push({
      path: source.path,
      line: lineAt(source.text, node.start),
      message: `'${words}' is not translated: ${advice}`,
    })
  }
  walk(parseSource(source).program, (node, parents) => {
    if (node.type === 'JSXElement') {
      const name = node.openingElement.name.name ?? ''
      // The macro takes all of its text, and <code> shows what is nobody's language.
      return macroElements.test(name) || untranslated.test(name) ? false : undefined
    }
    if (node.type === 'JSXText') found(node, node.value, 'write <Trans>…</Trans>.')
    if (node.type === 'JSXExpressionContainer' && parents.at(-1)?.type !== 'JSXAttribute') {
      for (const text of shownStrings(node)) found(text.node, text.value, 'write {t`…`} or <Trans>…</Trans>.')
    }
    if (node.type === 'JSXAttribute' && spokenAttributes.test(attributeName(node))) {
      for (const text of shownStrings(node.value))
        found(text.node, text.value, `write ${attributeName(node)}={t\`…\`}.`)
    }
    return undefined
  })
  return problems
}

/** @param {SyntaxNode} attribute @returns {string} */
function attributeName({ name }) {
  return typeof name.name === 'string' ? name.name : `${name.namespace?.name}:${name.name?.name}`
}

/**
 * The strings that an expression may come to show: itself, or a branch of it. What a call returns is its own affair.
 * @param {SyntaxNode | null | undefined} node
 * @returns {{ node: SyntaxNode, value: string }[]}
 */
function shownStrings(node) {
  switch (node?.type) {
    case 'JSXExpressionContainer':
      return shownStrings(node.expression)
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, value: node.value }] : []
    case 'TemplateLiteral':
      return node.quasis.map((/** @type {SyntaxNode} */ part) => ({ node, value: part.value.cooked ?? '' }))
    case 'ConditionalExpression':
      return [...shownStrings(node.consequent), ...shownStrings(node.alternate)]
    case 'LogicalExpression':
      return [...shownStrings(node.left), ...shownStrings(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...shownStrings(node.left), ...shownStrings(node.right)] : []
    default:
      return []
  }
}

if (process.argv[1] === import.meta.filename) {
  const sources = readSources(['src'], /\.tsx$/)
  process.exitCode = report(hardCodedTexts(sources), `${sources.length} files, every word can be translated`)
}
