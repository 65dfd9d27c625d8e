// Whether a document is what it is called: by its first bytes, since a name and a type are only claims.
import { documentProblem, documentTypeOf } from '#contract/portal/application-drafts.ts'
import { decodeText } from '#formats/decode-text.ts'
import type { Content } from '#sw/api/engine/files/bytes.ts'

/** How files of a type begin. */
const BEGINNINGS: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [0x50, 0x4b],
  'application/vnd.oasis.opendocument.text': [0x50, 0x4b],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
}

/** @returns the type under which it is stored, which is one of the contract's, or what is wrong with it */
export function readDocument(
  file: File,
  content: Content,
): { readonly type: string } | { readonly problem: 'type' | 'size' | 'empty' } {
  const problem = documentProblem(file)
  if (problem) return { problem }
  const type = documentTypeOf(file)
  const [first = new Uint8Array()] = content.pieces
  return type !== undefined && fits(type, first) ? { type } : { problem: 'type' }
}

/** Readers of PDF look for its head in so many bytes. */
const HEAD_WITHIN = 1024

function fits(type: string, bytes: Uint8Array): boolean {
  const beginning = BEGINNINGS[type]
  // A text has no beginning of its own, but no null character either; in UTF-16 every other byte is null.
  if (!beginning) return !bytes.includes(0) || !decodeText(bytes.slice()).includes('\0')
  const starts = type === 'application/pdf' ? HEAD_WITHIN : 1
  for (let start = 0; start < starts; start += 1)
    if (beginning.every((byte, step) => bytes[start + step] === byte)) return true
  return false
}
