// An image as it is uploaded: whether it can be, and its small rendition for lists.
// @offline later
import { IMAGE_LIMIT, IMAGE_TYPES } from '#contract/apps/inventory.ts'
import type { NewImage } from '../use-product-actions.ts'

export type ImageFault = 'type' | 'size' | 'broken'

/** px of the longer side */
const SIDE = 320
/** characters of the data URL, as the contract has it */
const LARGEST = 100_000

export async function readImage(file: File): Promise<NewImage | ImageFault> {
  if (!(IMAGE_TYPES as readonly string[]).includes(file.type)) return 'type'
  if (file.size > IMAGE_LIMIT) return 'size'
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return 'broken'
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  // Where the browser writes no WebP it writes PNG.
  for (const quality of [0.85, 0.5]) {
    const thumbnail = canvas.toDataURL('image/webp', quality)
    if (thumbnail.length <= LARGEST) return { image: file, thumbnail }
  }
  const jpeg = canvas.toDataURL('image/jpeg', 0.5)
  return jpeg.length <= LARGEST ? { image: file, thumbnail: jpeg } : { image: file }
}
