// The attachments of the sample mails: real PDFs and pictures, the same each time, as large as their mails say.
import type { MailAttachment, MailRow } from '#contract/apps/mailbox-shapes.ts'
import { home, pay } from '#seed/biography.ts'
import { jpeg } from '#seed/documents/jpeg.ts'
import { inserted, paddedPdf } from '#seed/documents/padded-pdf.ts'
import { pdf } from '#seed/documents/pdf.ts'
import { chart, type Ground, type Light, type SceneOptions, scene } from '#seed/documents/picture.ts'
import { png } from '#seed/documents/png.ts'
import type { Block } from '#seed/documents/text-document.ts'
import { attachmentInEnglish } from '#seed/french/file-names.ts'
import { createRandom } from '#seed/random.ts'
import { referenceLetter } from '#seed/reference-letter.ts'

export function sampleAttachment(mail: MailRow, attachment: MailAttachment): Uint8Array<ArrayBuffer> {
  const { type, size } = attachment
  // A mail in French has French names; what is drawn is the same.
  const name = attachmentInEnglish(attachment.name)
  const width = size > 90_000 ? 960 : size > 45_000 ? 640 : size > 26_000 ? 480 : 320
  if (type === 'image/jpeg')
    return paddedJpeg(jpeg(scene(name, { ...viewOf(name), width, height: (width * 2) / 3 })), size)
  if (type === 'image/png') return paddedPng(png(chart({ ...valuesOf(name), width, height: (width * 9) / 16 })), size)
  if (name === 'reference-letter.pdf') return referenceLetter(Date.parse(mail.date))
  return paddedPdf(
    pdf({
      title: titleOf(attachment.name),
      author: nameOf(mail.from),
      at: Date.parse(mail.date),
      blocks: pageOf(mail, attachment),
    }),
    size,
  )
}

/** `'port-traffic-report.pdf'` -> `'Port traffic report'` */
function titleOf(name: string): string {
  const words = name.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const nameOf = (contact: string): string => contact.replace(/\s*<.*$/, '')

const LIGHTS: readonly Light[] = ['morning', 'noon', 'evening', 'night', 'rain', 'snow']
const GROUNDS: readonly Ground[] = ['meadow', 'street', 'harbour', 'station']
const THINGS: readonly SceneOptions['has'][] = [
  ['shelter', 'tree'],
  ['bus', 'pole'],
  ['house', 'pole', 'tree'],
  ['board', 'bus'],
  ['shelter', 'bus'],
]

function viewOf(name: string): SceneOptions {
  const random = createRandom(seedOf(name))
  const oneOf = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T
  return { light: oneOf(LIGHTS), ground: oneOf(GROUNDS), has: oneOf(THINGS) }
}

function valuesOf(name: string) {
  const random = createRandom(seedOf(name))
  const kind = random() < 0.5 ? ('bars' as const) : ('line' as const)
  let value = 40 + random() * 40
  const values = Array.from({ length: kind === 'bars' ? 12 : 30 }, () => {
    value = Math.max(5, value + (random() - 0.47) * 22)
    return Math.round(value)
  })
  return { values, kind, colour: [0x0f766e, 0x1d4ed8, 0xb45309, 0x7c3aed][Math.floor(random() * 4)] as number }
}

/** The sheet's content: whom it is from, what the mail says about it, and figures where it is about money. */
function pageOf(mail: MailRow, { name: given }: MailAttachment): Block[] {
  const name = attachmentInEnglish(given)
  const isFrench = isInFrench(mail, given)
  const date = new Date(mail.date).toLocaleDateString(isFrench ? 'fr' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  // `1,234.50` or `1 234,50`, by the language of the mail.
  const amount = /(\d[\d,\u202f]*[.,]\d\d|\d+) euros/.exec(mail.content)?.[1]
  return [
    { heading: titleOf(given), level: 1 },
    { text: `${nameOf(mail.from)}\n${date}` },
    { rule: true },
    ...moneyOf(name, amount, isFrench),
    ...mail.content
      .split('\n\n')
      .slice(1, -1)
      .map((text): Block => ({ text })),
    { rule: true },
    { text: isFrench ? `Joint au message «\u00a0${mail.subject}\u00a0».` : `Sent with the mail “${mail.subject}”.` },
  ]
}

/** By the name of the file; where that is the same in both languages, by the space before a colon and the like. */
const isInFrench = (mail: MailRow, name: string): boolean =>
  attachmentInEnglish(name) !== name || /[\u00a0\u202f][:;!?»]/.test(mail.content)

const IN_FRENCH: Readonly<Record<string, string>> = {
  Rent: 'Loyer',
  Paid: 'Payé',
  'Gross pay': 'Salaire brut',
  Contributions: 'Cotisations',
  'Net pay': 'Net à payer',
  'Without tax': 'Hors taxes',
  'Tax, 20%': 'TVA, 20\u00a0%',
}

type Sum = readonly [words: string, euros: number]

/** Only an invoice bears a tax. A statement of account has its figure in the mail. */
function moneyOf(name: string, amount: string | undefined, isFrench: boolean): Block[] {
  const rows = sumsOf(name, amount).map(([words, euros]) => [
    isFrench ? (IN_FRENCH[words] ?? words) : words,
    isFrench ? euros.toFixed(2).replace('.', ',') : euros.toFixed(2),
  ])
  return rows.length > 0 ? [{ table: [['', 'Euros'], ...rows], widths: [3, 1], right: [1] }] : []
}

function sumsOf(name: string, amount: string | undefined): readonly Sum[] {
  const { rent, charges } = home
  const { gross, contributions, net: paidOut } = pay
  if (name.startsWith('rent-receipt'))
    return [
      ['Rent', rent],
      ['Charges', charges],
      ['Paid', rent + charges],
    ]
  if (name.startsWith('payslip'))
    return [
      ['Gross pay', gross],
      ['Contributions', -contributions],
      ['Net pay', paidOut],
    ]
  const total =
    amount === undefined ? drawnFor(name) : Number(amount.replaceAll(/[,\u202f](?=\d{3})/g, '').replace(',', '.'))
  if (name.startsWith('ticket')) return [['Paid', total]]
  if (!name.includes('invoice')) return []
  const net = total / 1.2
  return [
    ['Without tax', net],
    ['Tax, 20%', total - net],
    ['Total', total],
  ]
}

const drawnFor = (name: string): number => Math.round(20_000 + createRandom(seedOf(name))() * 200_000) / 100

const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

/** Comment segments behind the start of the image, each of at most 65,533 bytes and its length. */
function paddedJpeg(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const missing = size - bytes.length
  if (missing < 4) return bytes
  const segments = Math.ceil(missing / 65_537)
  const filling = new Uint8Array(missing)
  for (let segment = 0; segment < segments; segment += 1) {
    const [from, to] = [segment, segment + 1].map((part) => Math.floor((part * missing) / segments)) as [number, number]
    filling.set([0xff, 0xfe, (to - from - 2) >> 8, (to - from - 2) & 255], from)
  }
  return inserted(bytes, 2, filling)
}

/** A private chunk before the last one. */
function paddedPng(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const missing = size - bytes.length - 12
  if (missing < 0) return bytes
  const filling = new Uint8Array(missing + 12)
  const view = new DataView(filling.buffer)
  view.setUint32(0, missing)
  filling.set([0x72, 0x6f, 0x4f, 0x6d], 4)
  view.setUint32(missing + 8, crc(filling.subarray(4, missing + 8)))
  return inserted(bytes, bytes.length - 12, filling)
}

function crc(bytes: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return (rest ^ 0xffffffff) >>> 0
}
