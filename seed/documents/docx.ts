// Writes a sample document as a real Word file (OOXML), the same bytes for the same document.
import { type OfficePart, office, relationships, xml } from '#seed/documents/ooxml.ts'
import type { Block, TextDocument } from '#seed/documents/text-document.ts'

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export function docx(document: TextDocument): Uint8Array<ArrayBuffer> {
  const body = document.blocks.map(blockXml).join('')
  const parts: OfficePart[] = [
    {
      path: 'word/document.xml',
      type: `${TYPE}.document.main+xml`,
      xml: `<w:document xmlns:w="${MAIN}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1300" w:bottom="1440" w:left="1300" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    },
    { path: 'word/styles.xml', type: `${TYPE}.styles+xml`, xml: styles },
    { path: 'word/numbering.xml', type: `${TYPE}.numbering+xml`, xml: numbering },
    {
      path: 'word/_rels/document.xml.rels',
      xml: relationships([
        { type: 'styles', target: 'styles.xml' },
        { type: 'numbering', target: 'numbering.xml' },
      ]),
    },
  ]
  return office('word/document.xml', parts, document)
}

function blockXml(block: Block): string {
  if ('heading' in block) return paragraph(block.heading, style(`Heading${block.level ?? 2}`))
  if ('text' in block)
    return block.text
      .split('\n')
      .map((line) => paragraph(line))
      .join('')
  if ('list' in block)
    return block.list
      .map((item) =>
        paragraph(item, `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${block.isNumbered ? 2 : 1}"/></w:numPr>`),
      )
      .join('')
  if ('table' in block) return tableXml(block)
  if ('centered' in block) {
    const run = `${block.isBold ? '<w:b/>' : ''}<w:sz w:val="${(block.size ?? 12) * 2}"/>`
    return paragraph(block.centered, '<w:jc w:val="center"/>', run)
  }
  if ('space' in block)
    return `<w:p><w:pPr><w:spacing w:after="${Math.round(block.space * 20)}" w:line="20" w:lineRule="exact"/></w:pPr></w:p>`
  if ('rule' in block)
    return '<w:p><w:pPr><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="999999"/></w:pBdr></w:pPr></w:p>'
  return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
}

const style = (id: string): string => `<w:pStyle w:val="${id}"/>`

const paragraph = (text: string, properties = '', run = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r>${run && `<w:rPr>${run}</w:rPr>`}<w:t xml:space="preserve">${xml(text)}</w:t></w:r></w:p>`

function tableXml({ table, widths, right = [] }: Extract<Block, { readonly table: unknown }>): string {
  const shares = widths ?? (table[0] ?? []).map(() => 1)
  // Twentieths of a point.
  const unit = 9300 / shares.reduce((sum, share) => sum + share, 0)
  const grid = shares.map((share) => `<w:gridCol w:w="${Math.round(unit * share)}"/>`).join('')
  const rows = table.map((row, index) => {
    const cells = row.map((text, column) => {
      const width = `<w:tcW w:w="${Math.round(unit * (shares[column] ?? 1))}" w:type="dxa"/>`
      const shade = index === 0 ? '<w:shd w:val="clear" w:color="auto" w:fill="EBEBEB"/>' : ''
      const align = right.includes(column) ? '<w:jc w:val="right"/>' : ''
      return `<w:tc><w:tcPr>${width}${shade}</w:tcPr>${paragraph(text, align, index === 0 ? '<w:b/>' : '')}</w:tc>`
    })
    return `<w:tr>${index === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${cells.join('')}</w:tr>`
  })
  const border = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="BBBBBB"/>`
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(border).join('')
  return `<w:tbl><w:tblPr><w:tblW w:w="9300" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl><w:p/>`
}

const headingStyle = (level: number, size: number): string =>
  `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`

const styles = `<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:lang w:val="en-GB"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${headingStyle(1, 36)}${headingStyle(2, 28)}${headingStyle(3, 24)}</w:styles>`

const listStyle = (id: number, format: string, text: string): string =>
  `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="567" w:hanging="340"/></w:pPr></w:lvl></w:abstractNum>`

const numbering = `<w:numbering xmlns:w="${MAIN}">${listStyle(0, 'bullet', '•')}${listStyle(1, 'decimal', '%1.')}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`
