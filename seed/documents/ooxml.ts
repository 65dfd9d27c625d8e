// Packs the parts of an Office document, the same bytes for the same parts.
import { strToU8, zipSync } from 'fflate'

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** 1 January 1980 in the local calendar, where a zip's times begin: they have no zone. */
const ZIP_EPOCH = new Date(1980, 0, 1)

export interface OfficePart {
  readonly path: string
  /** Its media type, where it is not that of all XML. */
  readonly type?: string
  readonly xml: string
}

/** @param main the path of the part that everything hangs on */
export function office(
  main: string,
  parts: readonly OfficePart[],
  { title, author, at }: { readonly title: string; readonly author: string; readonly at: number },
): Uint8Array<ArrayBuffer> {
  const date = new Date(at).toISOString().replace(/\.\d+/, '')
  const core: OfficePart = {
    path: 'docProps/core.xml',
    type: 'application/vnd.openxmlformats-package.core-properties+xml',
    xml: `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xml(title)}</dc:title><dc:creator>${xml(author)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${date}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${date}</dcterms:modified></cp:coreProperties>`,
  }
  const all = [...parts, core]
  const overrides = all.map(({ path, type }) => (type ? `<Override PartName="/${path}" ContentType="${type}"/>` : ''))
  const types: OfficePart = {
    path: '[Content_Types].xml',
    xml: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
  }
  const roots: OfficePart = {
    path: '_rels/.rels',
    xml: `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="${main}"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
  }
  const files = [types, roots, ...all].map(({ path, xml: text }) => [path, strToU8(HEAD + text)])
  // Stored, not deflated: made for every sample when its size is needed, so it must be quick.
  return zipSync(Object.fromEntries(files), { level: 0, mtime: ZIP_EPOCH }) as Uint8Array<ArrayBuffer>
}

/** A part's relationships to others, by their ids. */
export const relationships = (links: readonly { readonly type: string; readonly target: string }[]): string =>
  `<Relationships xmlns="${RELATIONSHIPS}">${links
    .map(
      ({ type, target }, index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** Text for XML, without the characters that XML cannot say. */
export const xml = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
