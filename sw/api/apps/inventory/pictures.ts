// Pictures of products: what an upload must be, and where its bytes are.
import { BadInputError } from '#contract/define-api.ts'
import { addContent, type Content, deleteContents, readContent, splitFile } from '#sw/api/engine/files/bytes.ts'
import type { InventoryContext } from './tables.ts'

/** A file of up to so many bytes is its own thumbnail. */
const OWN_THUMBNAIL = 32_000

/** What the first bytes of each type are, in hexadecimal; dots stand for any. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  'image/webp': /^52494646.{8}57454250/,
  'image/gif': /^474946383[79]/,
  // An ftyp box with the brand avif, avis or mif1.
  'image/avif': /^.{8}66747970(61766966|61766973|6d696631)/,
}

export interface Upload {
  readonly content: Content
  readonly src: string | null
}

/**
 * Reads an uploaded picture, before the write begins.
 * @throws {BadInputError} where the bytes are not what the type says
 */
export async function readUpload(image: File, thumbnail: string | undefined): Promise<Upload> {
  const content = await splitFile(image)
  const head = [...(content.pieces[0]?.subarray(0, 16) ?? [])]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  if (!SIGNATURES[image.type]?.test(head))
    throw new BadInputError('body', { path: ['image'], message: `not a picture of the type ${image.type}` })
  const isSmall = image.size <= OWN_THUMBNAIL
  const own = isSmall ? `data:${image.type};base64,${btoa(content.pieces.map(binary).join(''))}` : null
  return { content, src: thumbnail ?? own }
}

/** Stores an upload as the product's last picture. @returns its id */
export async function addPicture(image: File, { content, src }: Upload, { tables, newId }: InventoryContext) {
  const id = newId()
  const file = { name: image.name, type: image.type, size: image.size }
  await addContent(tables.productPieces, id, content)
  await tables.productPictures.add({ id, src, file })
  return id
}

/** Deletes those of the pictures that were uploaded and that no product shows any more. Call after the products have changed. */
export async function dropPictures(ids: readonly string[], { tables }: InventoryContext): Promise<void> {
  if (ids.length === 0) return
  const pictures = await tables.productPictures.bulkGet([...new Set(ids)])
  const uploaded = pictures.flatMap((picture) => (picture?.file ? [picture.id] : []))
  const showing = await tables.products.where('images').anyOf(uploaded).toArray()
  const shown = new Set(showing.flatMap(({ images }) => images))
  const gone = uploaded.filter((id) => !shown.has(id))
  await tables.productPictures.bulkDelete(gone)
  await deleteContents(tables.productPieces, gone)
}

/** An uploaded picture's file. Null for a drawn or unknown one. */
export async function pictureFile(id: string, { tables }: InventoryContext): Promise<File | null> {
  const picture = await tables.productPictures.get(id)
  return picture?.file ? ((await readContent(tables.productPieces, id, picture.file)) ?? null) : null
}

/** One character a byte. */
function binary(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}
