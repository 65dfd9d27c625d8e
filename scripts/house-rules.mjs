// Rules of the house that no linter knows: HTML enters the page in one file only, colours come from the tokens, what the kit does no other file does, and
// the back end writes in one queue and names no table of another domain; and screen tests wait before they look.
// `npm run check` and `npm test` run it; tests/walls.test.ts plants violations.
import { foreignTables } from './domain-tables.mjs'
import { earlyLooks } from './early-looks.mjs'
import { kitOnly } from './kit-only.mjs'
import { lineAt, parseSource, readSources, report, walk } from './sources.mjs'
import { strayWrites } from './stray-writes.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Problem} Problem
 * @typedef {import('./sources.mjs').SyntaxNode} SyntaxNode
 */

const htmlSink = 'src/ui/rich-text.tsx'
const htmlMessage = `HTML from data can carry script: show it with <RichText> (${htmlSink}), which sanitises it, or as text.`
const styleMessage =
  'An inline <style> is refused by the content security policy: write Tailwind classes, or a style sheet that the file imports.'
const colourMessage =
  "Raw colours break the themes and the dark scheme: use a token ('bg-surface', 'text-ink', 'var(--…)' from src/ui/tokens.css)."

/** Where colours are defined, and nowhere else. */
const colourFiles = /^src\/ui\/(tokens|theme)\.css$/
/** A tag's colour is data: made from its name, or chosen by the person. The gallery in development shows such tags. */
const colourIsData = /^src\/ui\/(tag\.tsx$|gallery\/)/
const colourFunction = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/
const hexDigits = '(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})'
const hexInStyles = new RegExp(`#${hexDigits}\\b(?!-)`, 'i')
const hexInCode = new RegExp(`^#${hexDigits}$|\\[#${hexDigits}\\]`, 'i')
const paletteClass =
  /(?:^|[\s:!])(?:bg|text|border(?:-[xytrblse])?|ring|fill|stroke|from|to|via|outline|divide|shadow|accent|caret|decoration|placeholder)-(?:black|white|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})(?:\/\d+)?(?=$|\s)/
const linkAttributes = new Set(['href', 'to', 'hash', 'id'])

/**
 * Every broken rule in the given files of the page, of the back end and of the screen tests.
 * @param {Source[]} sources .ts, .tsx and .css
 * @returns {Problem[]}
 */
export function brokenRules(sources) {
  return sources.flatMap((source) => {
    if (source.path.startsWith('sw/')) return strayWrites(source)
    if (source.path.startsWith('tests/')) return earlyLooks(source)
    return source.path.endsWith('.css') ? inStyles(source) : inCode(source)
  })
}

/** @param {Source} source @returns {Problem[]} */
function inStyles({ path, text }) {
  if (colourFiles.test(path)) return []
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return withoutComments.split('\n').flatMap((line, index) => {
    const [, value = ''] = /^[^:{]*:(.*)$/.exec(line) ?? []
    return hexInStyles.test(value) || colourFunction.test(value)
      ? [{ path, line: index + 1, message: colourMessage }]
      : []
  })
}

/** @param {Source} source @returns {Problem[]} */
function inCode(source) {
  const problems = /** @type {Problem[]} */ ([])
  walk(parseSource(source).program, (node, parents) => {
    const message =
      source.path !== htmlSink && writesHtml(node)
        ? htmlMessage
        : isStyle(node)
          ? styleMessage
          : isRawColour(source.path, node, parents)
            ? colourMessage
            : kitOnly(source.path, node, parents)
    if (message) problems.push({ path: source.path, line: lineAt(source.text, node.start), message })
  })
  return problems
}

/** @param {SyntaxNode} node */
function writesHtml(node) {
  switch (node.type) {
    case 'JSXAttribute':
      return node.name.name === 'dangerouslySetInnerHTML'
    case 'Property':
      return nameOf(node.key) === 'dangerouslySetInnerHTML'
    case 'AssignmentExpression':
      return /^(innerHTML|outerHTML|srcdoc)$/.test(nameOf(node.left.property))
    case 'CallExpression':
      return (
        /^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|parseHTMLUnsafe)$/.test(
          nameOf(node.callee.property),
        ) || isDocumentWrite(node.callee)
      )
    default:
      return false
  }
}

/** @param {SyntaxNode} callee */
function isDocumentWrite(callee) {
  return /^write(ln)?$/.test(nameOf(callee.property)) && nameOf(callee.object) === 'document'
}

/** @param {SyntaxNode | undefined} node */
function nameOf(node) {
  return String(node?.name ?? node?.value ?? '')
}

/** @param {SyntaxNode} node */
function isStyle(node) {
  return node.type === 'JSXOpeningElement' && node.name.name === 'style'
}

/** @param {string} path @param {SyntaxNode} node @param {SyntaxNode[]} parents */
function isRawColour(path, node, parents) {
  const text = node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value.cooked : undefined
  if (typeof text !== 'string') return false
  const attribute = parents.findLast(({ type }) => type === 'JSXAttribute')
  if (attribute && linkAttributes.has(attribute.name.name)) return false
  if (colourIsData.test(path)) return false
  return hexInCode.test(text) || colourFunction.test(text) || paletteClass.test(text)
}

if (process.argv[1] === import.meta.filename) {
  const product = readSources(['src', 'sw'], /\.(ts|tsx|css)$/).filter(({ path }) => !path.endsWith('.test.tsx'))
  const sources = [...product, ...readSources(['tests/screens'], /\.tsx$/)]
  const problems = [...brokenRules(sources), ...foreignTables(sources.filter(({ path }) => path.startsWith('sw/api/')))]
  process.exitCode = report(problems, `${sources.length} files, every rule kept`)
}
