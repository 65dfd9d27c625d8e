// Makes a small square picture of a large one.

/** px */
const SIDE = 256
/** bytes: what is larger is no photograph. */
const LARGEST = 20_000_000

/** @returns a data URL; undefined where the file is no picture that this browser can read */
export async function toAvatar(file: File): Promise<string | undefined> {
  if (file.size > LARGEST || !/^image\/(png|jpeg|webp)$/.test(file.type)) return undefined
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const side = Math.min(bitmap.width, bitmap.height)
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE)
  bitmap.close()
  // A browser that does not write WebP answers a PNG.
  return canvas.toDataURL('image/webp', 0.85)
}
