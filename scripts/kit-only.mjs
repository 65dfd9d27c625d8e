// What the kit does for every screen, and no other file does by itself: undo, asking for files, the clipboard; and what the platform says of a key.

/**
 * @typedef {import('./sources.mjs').SyntaxNode} SyntaxNode
 *
 * @typedef {object} KitRule
 * @property {RegExp} home the files that may
 * @property {(node: SyntaxNode, parents: SyntaxNode[]) => boolean} finds
 * @property {string} message
 */

/** @type {KitRule[]} */
const rules = [
  {
    home: /^src\/(kit\/undo|platform)\//,
    finds: (node) => node.type === 'ImportDeclaration' && node.source.value === '#platform/query/undo.ts',
    message:
      'Undo is the kit’s: `useAction` for what the person does here, `useUndoChange` for a change in a list (#kit/undo).',
  },
  {
    home: /^src\/(kit\/undo|ui\/gallery)\//,
    finds: (node, parents) =>
      isProperty(node, 'label') &&
      node.value.type === 'TaggedTemplateExpression' &&
      node.value.quasi.quasis[0]?.value.cooked === 'Undo' &&
      parents.some((parent) => isProperty(parent, 'action') || parent.type === 'VariableDeclarator'),
    message:
      'A toast with Undo is the kit’s: run the write with `useAction` (#kit/undo), which Ctrl+Z and redo know too.',
  },
  {
    home: /^src\/kit\/transfer\/file-button\.tsx$/,
    finds: (node) => node.type === 'JSXAttribute' && node.name.name === 'type' && node.value?.value === 'file',
    message: 'Files are asked for with <FileButton> (#kit/transfer/file-button.tsx).',
  },
  {
    home: /^src\/kit\/transfer\/(?:use-copy|read-clipboard)\.ts$/,
    finds: (node) =>
      node.type === 'MemberExpression' && node.property.name === 'clipboard' && node.object.name === 'navigator',
    message: 'The clipboard is reached with `useCopy`, `useCopyLink` or `readClipboard` (#kit/transfer).',
  },
  {
    home: /^src\/platform\/keys\/is-composing\.ts$/,
    finds: (node, parents) =>
      (node.type === 'MemberExpression' && /^(isComposing|keyCode)$/.test(node.property.name)) ||
      (isProperty(node, 'isComposing') && parents.at(-1)?.type === 'ObjectPattern'),
    message:
      'Whether a key belongs to a composition says `isComposing(event)` (#platform/keys/is-composing.ts): not every browser says so by `isComposing` alone.',
  },
]

/** @param {SyntaxNode} node @param {string} name */
function isProperty(node, name) {
  return node.type === 'Property' && (node.key.name ?? node.key.value) === name
}

/**
 * What a node does that only the kit does.
 * @param {string} path @param {SyntaxNode} node @param {SyntaxNode[]} parents
 * @returns {string | undefined}
 */
export function kitOnly(path, node, parents) {
  return rules.find(({ home, finds }) => !home.test(path) && finds(node, parents))?.message
}
