// Downloads a chart as an image, as it is shown, with its title, on its background colour.
// @offline later
import { handOver } from './hand-over.ts'
import { paint } from './paint.ts'

/** Pixels of the picture for one of the page. */
const SCALE = 2
/** px of the page, around the chart and for the title. */
const MARGIN = 24
const TITLE = 32

/** @param title also the file's name */
export async function downloadPng(title: string, chart: HTMLElement): Promise<void> {
  const { left, top, width, height } = chart.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((width + 2 * MARGIN) * SCALE)
  canvas.height = Math.ceil((height + TITLE + 2 * MARGIN) * SCALE)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  const { color, fontFamily } = getComputedStyle(chart)
  context.scale(SCALE, SCALE)
  context.fillStyle = surfaceOf(chart)
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = color
  context.font = `600 16px ${fontFamily}`
  context.fillText(title, MARGIN, MARGIN + 16, width)
  context.translate(MARGIN - left, MARGIN + TITLE - top)
  paint(context, chart)
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!file) throw new Error('The picture is too large for this browser')
  handOver(`${title}.png`, file)
}

/** The colour of the nearest thing behind it that has one. */
function surfaceOf(element: Element | null): string {
  for (let behind = element; behind; behind = behind.parentElement) {
    const { backgroundColor } = getComputedStyle(behind)
    if (!isClear(backgroundColor)) return backgroundColor
  }
  return 'white'
}

const isClear = (color: string): boolean => color === 'transparent' || /[,/]\s*0\)$/.test(color)
