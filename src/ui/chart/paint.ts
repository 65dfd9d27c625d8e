// Draws a part of the page on a canvas, as far as charts need it: filled boxes, bars with an interval, words, and the shapes of an SVG, in the colours that
// they have on the page. Buttons, what is marked `data-unpainted`, and what is only read aloud are left out.

type Context = CanvasRenderingContext2D

/** In the page's own px: the caller has moved the canvas. */
export function paint(context: Context, element: Element): void {
  const style = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  if (style.display === 'none' || style.visibility === 'hidden' || element.matches('[data-unpainted], .button')) return
  // Only read aloud.
  if (box.width <= 1 && box.height <= 1 && style.overflow === 'hidden') return
  context.save()
  context.globalAlpha *= Number(style.opacity)
  if (element instanceof SVGElement) paintShape(context, element, style)
  else if (element.classList.contains('interval-bar')) paintInterval(context, box, style)
  else {
    if (style.overflowX !== 'visible') clip(context, box)
    fillBox(context, box, style)
  }
  for (const child of element.childNodes) {
    if (child instanceof Element) paint(context, child)
    else if (child instanceof Text) paintText(context, child, style)
  }
  context.restore()
}

function clip(context: Context, { x, y, width, height }: DOMRect): void {
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
}

function fillBox(context: Context, { x, y, width, height }: DOMRect, style: CSSStyleDeclaration): void {
  if (width === 0 || height === 0) return
  const radius = Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, width / 2, height / 2)
  context.fillStyle = style.backgroundColor
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

/** As theme.css draws it: solid to the lower bound, soft to the upper, a tick at the estimate, a notch under it at what is required. */
function paintInterval(context: Context, { x, y, width, height }: DOMRect, style: CSSStyleDeclaration): void {
  const at = (name: string) => x + (width * (Number(style.getPropertyValue(name)) || 0)) / 100
  const color = (name: string) => style.getPropertyValue(name)
  const fill = (name: string, from: number, to: number) => {
    context.fillStyle = color(name)
    context.fillRect(from, y, to - from, height)
  }
  fill('--line', x, x + width)
  fill('--accent-soft', x, at('--high'))
  fill('--accent', x, at('--low'))
  fill('--ink', at('--at') - 1, at('--at') + 1)
  if (style.getPropertyValue('--need') === '') return
  const [need, below] = [at('--need'), y + height]
  context.fillStyle = color('--ink-muted')
  context.beginPath()
  context.moveTo(need, below + 3)
  context.lineTo(need - 5, below + 9)
  context.lineTo(need + 5, below + 9)
  context.fill()
}

/** Word by word, where the page has them: so lines break as they do there. */
function paintText(context: Context, text: Text, style: CSSStyleDeclaration): void {
  const isDrawn = text.parentElement instanceof SVGElement
  context.fillStyle = isDrawn ? style.fill : style.color
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  const range = document.createRange()
  for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    const { left, top, height } = range.getBoundingClientRect()
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText(word)
    context.fillText(word, left, top + (height - up - down) / 2 + up)
  }
}

function paintShape(context: Context, element: SVGElement, style: CSSStyleDeclaration): void {
  const path = pathOf(element)
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
  if (!path || !matrix) return
  // Where the shape is in the page, with its SVG's own scale.
  const placed = new Path2D()
  placed.addPath(path, matrix)
  if (style.fill !== 'none') {
    context.fillStyle = style.fill
    context.fill(placed)
  }
  if (style.stroke === 'none') return
  context.strokeStyle = style.stroke
  context.lineWidth = Number.parseFloat(style.strokeWidth) || 1
  context.setLineDash(
    style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[\s,]+/).map(Number.parseFloat),
  )
  context.stroke(placed)
}

function pathOf(element: SVGElement): Path2D | undefined {
  const number = (name: string) => Number(element.getAttribute(name)) || 0
  const path = new Path2D()
  if (element instanceof SVGPathElement) return new Path2D(element.getAttribute('d') ?? '')
  if (element instanceof SVGLineElement) {
    path.moveTo(number('x1'), number('y1'))
    path.lineTo(number('x2'), number('y2'))
    return path
  }
  if (element instanceof SVGCircleElement) path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI)
  else if (element instanceof SVGRectElement) path.rect(number('x'), number('y'), number('width'), number('height'))
  else return undefined
  return path
}
