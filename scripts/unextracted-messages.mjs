// Finds messages that Lingui's macros pass over: a `t` that is not taken from the macro in reach of it is an ordinary function,
// and what it is given is shown as nothing at all. `npm run check` and `npm test` run it; tests/walls.test.ts plants some.
import { lineAt, parseSource, readSources, report, walk } from './sources.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Problem} Problem
 * @typedef {import('./sources.mjs').SyntaxNode} SyntaxNode
 */

const macroModules = /^@lingui\/(core|react)\/macro$/
const ADVICE = 'Take `t` from useLingui() in this function, or return msg`…` and let the caller say it with i18n._().'

/**
 * Every message that no macro sees, and every `t` that is passed on to where none would.
 * @param {Source[]} sources
 * @returns {Problem[]}
 */
export function unextractedMessages(sources) {
  return sources.flatMap((source) => unseenIn(source))
}

/** @param {Source} source @returns {Problem[]} */
function unseenIn(source) {
  const problems = /** @type {Problem[]} */ ([])
  const found = (/** @type {SyntaxNode} */ node, /** @type {string} */ message) =>
    problems.push({ path: source.path, line: lineAt(source.text, node.start), message: `${message} ${ADVICE}` })
  walk(parseSource(source).program, (node, parents) => {
    const tag = node.type === 'TaggedTemplateExpression' ? node.tag : messageCall(node)
    if (tag?.type === 'MemberExpression' && tag.property.name === 't')
      found(node, 'The macro does not see this message.')
    if (tag?.type === 'Identifier' && /^(t|msg)$/.test(tag.name) && !isMacro(tag.name, parents))
      found(node, `\`${tag.name}\` is not the macro's here, so it does not see this message.`)
    if (node.type === 'Identifier' && node.name === 't' && isPassedOn(node, parents) && isMacro('t', parents))
      found(node, 'The macro sees no message where `t` is passed to.')
  })
  return problems
}

/** The callee of `t({ message })` and the like. @param {SyntaxNode} node @returns {SyntaxNode | undefined} */
function messageCall(node) {
  return node.type === 'CallExpression' && node.arguments[0]?.type === 'ObjectExpression' ? node.callee : undefined
}

/** As an argument or a value of its own; a list of dependencies is none. @param {SyntaxNode} node @param {SyntaxNode[]} parents */
function isPassedOn(node, parents) {
  const parent = parents.at(-1)
  if (parent?.type === 'CallExpression') return parent.callee !== node
  if (parent?.type === 'Property') return parent.value === node && parents.at(-2)?.type === 'ObjectExpression'
  return parent?.type === 'JSXExpressionContainer' || (parent?.type === 'VariableDeclarator' && parent.init === node)
}

/** Whether a name in reach comes from Lingui's macros. @param {string} name @param {SyntaxNode[]} parents @returns {boolean} */
function isMacro(name, parents) {
  for (const scope of parents.toReversed()) {
    if (scope.params?.some?.((/** @type {SyntaxNode} */ param) => namesIn(param).includes(name))) return false
    for (const statement of Array.isArray(scope.body) ? scope.body : []) {
      if (statement.type === 'ImportDeclaration' && isImported(statement, name))
        return macroModules.test(statement.source.value)
      const declared = statement.declaration ?? statement
      const own = declared.declarations?.find((/** @type {SyntaxNode} */ { id }) => namesIn(id).includes(name))
      if (own) return own.init?.type === 'CallExpression' && isMacro(own.init.callee.name, parents)
    }
  }
  return false
}

/** @param {SyntaxNode} statement @param {string} name @returns {boolean} */
function isImported({ specifiers }, name) {
  return specifiers.some((/** @type {SyntaxNode} */ { local }) => local.name === name)
}

/** The names that a pattern binds. @param {SyntaxNode | null | undefined} pattern @returns {string[]} */
function namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((/** @type {SyntaxNode} */ { value, argument }) => namesIn(value ?? argument))
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}

if (process.argv[1] === import.meta.filename) {
  const sources = readSources(['src'], /\.tsx?$/)
  process.exitCode = report(unextractedMessages(sources), `${sources.length} files, every message is seen`)
}
