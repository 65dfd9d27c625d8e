// A drawing as a picture file, on nothing; black where no colour was chosen.
import { type Drawing, dataUrlOf, type Look } from './drawings.ts'

/** @throws where the browser cannot draw it */
export async function pngOf(drawing: Drawing, look: Look, name: string): Promise<File> {
  const image = new Image(look.size, look.size)
  image.src = dataUrlOf(drawing, look)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = look.size
  canvas.height = look.size
  canvas.getContext('2d')?.drawImage(image, 0, 0, look.size, look.size)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('This browser draws no pictures')
  return new File([blob], `${name}.png`, { type: 'image/png' })
}
