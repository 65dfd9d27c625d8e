// Screen tests look again until what they wait for is there. A look that is taken once, straight behind an action, sees the page before or after it, as it comes.

import { lineAt, parseSource, walk } from './sources.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Problem} Problem
 * @typedef {import('./sources.mjs').SyntaxNode} SyntaxNode
 */

const message =
  'Nothing has waited for what this looks at once: `await expect.element(…)` or `expect.poll(…)` it, or first wait for what the action before brings.'

const actions = new Set([
  'click',
  'dblClick',
  'tripleClick',
  'fill',
  'clear',
  'hover',
  'selectOptions',
  'upload',
  'dropTo',
])
const looks = new Set(['element', 'elements', 'query', 'all'])

/**
 * The looks of a screen test that come straight behind an action.
 * @param {Source} source
 * @returns {Problem[]}
 */
export function earlyLooks(source) {
  const problems = /** @type {Problem[]} */ ([])
  walk(parseSource(source).program, (node) => {
    if (!Array.isArray(node.body)) return
    let isEarly = false
    for (const statement of node.body) {
      if (isEarly && looksOnce(statement))
        problems.push({ path: source.path, line: lineAt(source.text, statement.start), message })
      else if (has(statement, ({ type }) => type === 'AwaitExpression')) isEarly = acts(statement)
    }
  })
  return problems
}

/** Whether the last that is awaited in a statement is an action. @param {SyntaxNode} statement */
function acts(statement) {
  const awaited = statement.type === 'ExpressionStatement' ? statement.expression : statement.declarations?.at(-1)?.init
  if (awaited?.type !== 'AwaitExpression' || awaited.argument.type !== 'CallExpression') return false
  const { callee } = awaited.argument
  if (callee.type === 'Identifier') return callee.name === 'renderApp'
  return callee.type === 'MemberExpression' && (callee.object.name === 'userEvent' || actions.has(callee.property.name))
}

/** Whether a statement is `expect(…)` of what a locator finds at this moment. @param {SyntaxNode} statement */
function looksOnce(statement) {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type === 'AwaitExpression') return false
  return has(
    statement,
    (node) =>
      node.type === 'CallExpression' &&
      node.callee.name === 'expect' &&
      node.arguments.some((/** @type {SyntaxNode} */ one) => has(one, isLook)),
  )
}

/** @param {SyntaxNode} node */
const isLook = ({ type, callee, arguments: given }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  looks.has(callee.property.name) &&
  given.length === 0

/** @param {SyntaxNode} node @param {(node: SyntaxNode) => boolean} is */
function has(node, is) {
  let found = false
  walk(node, (one) => {
    if (is(one)) found = true
    // What a function will do is not done here.
    return found || /Function/.test(one.type) ? false : undefined
  })
  return found
}
