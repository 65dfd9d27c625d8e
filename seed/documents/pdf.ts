// Writes a sample document as a real PDF: A4 pages, the standard Helvetica fonts, no compression, the same bytes for the same document.
import { charWidth, escapeText } from '#seed/documents/pdf-text.ts'
import type { Block, TextDocument } from '#seed/documents/text-document.ts'

// All lengths in points.
const PAGE = { width: 595, height: 842, side: 64, top: 72, bottom: 72 }
const INNER = PAGE.width - 2 * PAGE.side
const HEADING_SIZES = { 1: 20, 2: 14, 3: 11.5 } as const
const TEXT_SIZE = 10.5
const CELL = { size: 9, pad: 4 }

type Font = 'F1' | 'F2'

interface Style {
  readonly font: Font
  readonly size: number
}

export function pdf(document: TextDocument): Uint8Array<ArrayBuffer> {
  const pages = layOut(document)
  const foot = document.foot ?? document.title
  const contents = pages.map((page, index) => page + footer(foot, index + 1, pages.length))
  return assemble(document, contents)
}

/** The drawing of each page. */
function layOut({ blocks }: TextDocument): string[] {
  const pen = createPen()
  for (const block of blocks) drawBlock(pen, block)
  return pen.pages
}

/** Draws downwards, page after page. */
function createPen() {
  const pages = ['']
  let y = PAGE.height - PAGE.top
  const breakPage = () => {
    pages.push('')
    y = PAGE.height - PAGE.top
  }
  const draw = (commands: string) => {
    pages[pages.length - 1] += commands
  }
  /** Onto the next page where less than so much is left. */
  const need = (height: number) => {
    if (y - height < PAGE.bottom) breakPage()
  }
  const skip = (height: number) => {
    y -= height
    return y
  }
  /** Goes down by so much; onto the next page where it does not fit. */
  const take = (height: number) => {
    need(height)
    return skip(height)
  }
  const lines = (text: string, style: Style, { indent = 0, isCentered = false } = {}) => {
    for (const line of wrap(text, style, INNER - indent)) {
      const baseline = take(style.size * 1.4)
      const x = isCentered ? (PAGE.width - widthOf(line, style)) / 2 : PAGE.side + indent
      draw(textAt(x, baseline, line, style))
    }
  }
  return { pages, breakPage, draw, need, skip, take, lines, y: () => y }
}

function drawBlock({ breakPage, draw, need, skip, take, lines, y }: ReturnType<typeof createPen>, block: Block): void {
  if ('heading' in block) {
    const size = HEADING_SIZES[block.level ?? 2]
    // A heading is not left alone at the foot of a page.
    need(size * 4)
    skip(size * 0.7)
    lines(block.heading, { font: 'F2', size })
    skip(size * 0.3)
  } else if ('text' in block) {
    for (const part of block.text.split('\n')) lines(part, { font: 'F1', size: TEXT_SIZE })
    skip(6)
  } else if ('list' in block) {
    for (const [index, item] of block.list.entries()) {
      const style: Style = { font: 'F1', size: TEXT_SIZE }
      need(style.size * 1.4)
      draw(textAt(PAGE.side + 6, y() - style.size * 1.4, block.isNumbered ? `${index + 1}.` : '•', style))
      lines(item, style, { indent: 24 })
      skip(2)
    }
    skip(4)
  } else if ('table' in block) {
    for (const [index, row] of block.table.entries()) {
      const drawn = tableRow(row, block, index === 0)
      const bottom = take(drawn.height)
      draw(drawn.at(bottom))
    }
    skip(10)
  } else if ('centered' in block) {
    lines(block.centered, { font: block.isBold ? 'F2' : 'F1', size: block.size ?? 12 }, { isCentered: true })
  } else if ('space' in block) {
    skip(block.space)
  } else if ('rule' in block) {
    const at = skip(6)
    draw(`0.6 G 0.7 w ${PAGE.side} ${number(at)} m ${PAGE.width - PAGE.side} ${number(at)} l S 0 G\n`)
    skip(6)
  } else breakPage()
}

function tableRow(
  row: readonly string[],
  { widths, right = [] }: Extract<Block, { readonly table: unknown }>,
  isHead: boolean,
): { readonly height: number; readonly at: (bottom: number) => string } {
  const style: Style = { font: isHead ? 'F2' : 'F1', size: CELL.size }
  const shares = widths ?? row.map(() => 1)
  const unit = INNER / shares.reduce((sum, share) => sum + share, 0)
  const cells = row.map((text, index) => wrap(text, style, unit * (shares[index] ?? 1) - 2 * CELL.pad))
  const height = Math.max(...cells.map((cell) => cell.length)) * CELL.size * 1.35 + 2 * CELL.pad
  const at = (bottom: number) => {
    let x = PAGE.side
    let commands = isHead ? `0.92 g ${x} ${number(bottom)} ${INNER} ${number(height)} re f 0 g\n` : ''
    commands += `0.75 G 0.5 w ${x} ${number(bottom)} m ${x + INNER} ${number(bottom)} l S 0 G\n`
    for (const [index, cell] of cells.entries()) {
      const width = unit * (shares[index] ?? 1)
      for (const [line, text] of cell.entries()) {
        const start = right.includes(index) ? x + width - CELL.pad - widthOf(text, style) : x + CELL.pad
        commands += textAt(start, bottom + height - CELL.pad - CELL.size - line * CELL.size * 1.35 + 1, text, style)
      }
      x += width
    }
    return commands
  }
  return { height, at }
}

function footer(text: string, page: number, pages: number): string {
  const style: Style = { font: 'F1', size: 8 }
  const count = `${page} / ${pages}`
  const left = textAt(PAGE.side, 40, text, style)
  return `0.4 g ${left}${textAt(PAGE.width - PAGE.side - widthOf(count, style), 40, count, style)}0 g\n`
}

function wrap(text: string, style: Style, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, style) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

const widthOf = (text: string, { font, size }: Style): number => {
  let width = 0
  for (const char of text) width += charWidth(char, font === 'F2')
  return (width * size) / 1000
}

const textAt = (x: number, y: number, text: string, { font, size }: Style): string =>
  `BT /${font} ${size} Tf ${number(x)} ${number(y)} Td (${escapeText(text)}) Tj ET\n`

const number = (value: number): string => String(Math.round(value * 100) / 100)

/** Text that is not drawn is in UTF-16, which has every letter. */
const utf16 = (text: string): string => {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0'))
  return `<feff${units.join('')}>`
}

/** Everything is ASCII, so that offsets in the text are offsets in bytes. */
function assemble({ title, author, at }: TextDocument, contents: readonly string[]): Uint8Array<ArrayBuffer> {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const date = new Date(at).toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const first = 6
  const kids = contents.map((_, index) => `${first + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${kids}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${utf16(title)} /Author ${utf16(author)} /CreationDate (D:${date}Z) /Producer (Cairn) >>`,
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${first + 2 * index + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let text = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return new TextEncoder().encode(text)
}
