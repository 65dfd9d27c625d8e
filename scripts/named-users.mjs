// Finds heads that name a file as the user of theirs ("Used by worker.ts") where that file does not import it. tests/named-users.test.ts runs it.
import { posix } from 'node:path'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {import('./sources.mjs').Problem} Problem
 */

/** @param {readonly Source[]} sources @returns {Problem[]} */
export function wrongUsers(sources) {
  return sources.flatMap(({ path, text }) =>
    usersIn(headOf(text)).flatMap((user) => {
      const files = sources.filter((other) => other.path === user || other.path.endsWith(`/${user}`))
      if (files.some((file) => file.text.includes(posix.basename(path)))) return []
      return [{ path, line: 1, message: `Its head names ${user}, which does not import it. Leave users out.` }]
    }),
  )
}

/** @param {string} text */
function headOf(text) {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => !line.startsWith('//'))
  return lines
    .slice(0, end < 0 ? undefined : end)
    .map((line) => line.slice(2).trim())
    .join(' ')
}

/** The files behind "… by", up to the end of the sentence. @param {string} head */
function usersIn(head) {
  return head
    .split(/\.(?:\s|$)/)
    .flatMap((sentence) => /^[A-Z][a-z]+ by (.*)$/.exec(sentence)?.[1]?.match(/[\w/-]+\.(?:tsx?|mjs)\b/g) ?? [])
}
