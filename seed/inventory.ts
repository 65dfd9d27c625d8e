// The sample inventory: the shop of Kestrelway, who sell what one needs around a bus besides the displays that they make. Words are in product-lines-*.ts.
import { eanCheckDigit } from '#contract/apps/inventory-codes.ts'
import type { PictureRow, ProductRow } from '#contract/apps/inventory-rows.ts'
import { priceWithTax } from '#contract/apps/inventory-sums.ts'
import { brands, categories, productTags, vendors } from './inventory-shelves.ts'
import { seedStock } from './inventory-stock.ts'
import { COLOURS, type ProductLine } from './product-line.ts'
import { bags } from './product-lines-bags.ts'
import { cycling } from './product-lines-cycling.ts'
import { displays } from './product-lines-displays.ts'
import { onTheWay } from './product-lines-on-the-way.ts'
import { rainwear } from './product-lines-rainwear.ts'
import { stationery } from './product-lines-stationery.ts'
import { productPicture } from './product-pictures.ts'
import { createRandom } from './random.ts'
import { slug } from './slug.ts'
import { typeset } from './typeset.ts'

const DAY = 24 * 3_600_000

const lines: readonly ProductLine[] = [...rainwear, ...bags, ...cycling, ...stationery, ...displays, ...onTheWay]

/** One product of a line: a colour or a size of it. */
interface Variant {
  readonly line: ProductLine
  /** The line's place among those of its kind, from 0. */
  readonly design: number
  readonly colour: string
  /** Which of the line's sizes, from 0. */
  readonly size: number
  readonly suffix: readonly [en: string, fr: string]
  readonly times: number
}

/**
 * All the module's rows. Movements come first: the lists of products by stock are then made once.
 * @param now ms since the epoch
 * @param factor how many times the 200 products are made, for measuring; later rounds have short ledgers, and show the pictures of the first
 */
export function seedInventory(now: number, factor = 1) {
  const variants = lines.flatMap(variantsOf)
  const rounds = Array.from({ length: factor }, (_, round) => seedRound(variants, now, round))
  return {
    ...seedStock(now, rounds.flat(), variants.length),
    productCategories: categories,
    productBrands: brands,
    productVendors: vendors,
    productTags,
    productPictures: factor > 0 ? variants.flatMap(picturesOf) : [],
  }
}

function variantsOf(line: ProductLine): Variant[] {
  const design = lines.filter(({ kind }) => kind === line.kind).indexOf(line)
  const colours = line.colours.split(' ')
  if (!line.sizes)
    return colours.map((colour) => {
      const { en, fr } = COLOURS[colour] ?? { en: colour, fr: colour }
      return { line, design, colour, size: 0, suffix: [en, fr], times: 1 }
    })
  return line.sizes.map(([en, fr, times], size) => {
    const colour = colours[0] ?? ''
    return { line, design, colour, size, suffix: [en, fr], times }
  })
}

function seedRound(variants: readonly Variant[], now: number, round: number) {
  const random = createRandom(7 + round)
  return variants.map((variant, index) => productOf(variant, index, round, now, random))
}

function productOf(
  { line, suffix, times }: Variant,
  index: number,
  round: number,
  now: number,
  random: () => number,
): ProductRow {
  const number = round * 1000 + index + 1
  const name = `${line.en[0]}, ${suffix[0]}`
  const again = round === 0 ? '' : ` (${round + 1})`
  const taxPercent = taxOf(line)
  // The price with tax is the one that somebody chose: it ends in full or ten cents.
  const basePrice = cents((retail(line.price * times) * 100) / (100 + taxPercent))
  const createdAt = now - (40 + Math.floor(random() * 300 + round)) * DAY - Math.floor(random() * DAY)
  const touchedAt = now - Math.floor(random() * 30 * DAY) - 3_600_000
  const isFlagship = line.tags.includes('bestseller')
  return {
    id: slug(name) + (round === 0 ? '' : `-${round + 1}`),
    order: number,
    category: line.category,
    name: name + again,
    nameFr: typeset(`${line.fr[0]}, ${suffix[1]}${again}`, 'fr'),
    description: line.en[1],
    descriptionFr: typeset(line.fr[1], 'fr'),
    tags: line.tags.split(' '),
    sku: skuOf(line, number),
    barcode: eanOf(number),
    brand: line.brand,
    vendor: line.vendor,
    reserved: 0,
    cost: cents(basePrice * (0.42 + random() * 0.22)),
    basePrice,
    taxPercent,
    price: priceWithTax(basePrice, taxPercent),
    weight: Math.round(line.weight * times * 1000) / 1000,
    active: isFlagship || random() < 0.9,
    lowStockAt: line.price > 500 ? 2 : isFlagship ? 15 : random() < 0.12 ? null : 8,
    images: pictureIds(name),
    imageAlts: {},
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(touchedAt).toISOString(),
  }
}

/** All of the sample percents of workspace spec §3 are in use. */
function taxOf({ category, tags }: ProductLine): number {
  if (category === 'watches') return 30
  if (category === 'notebooks' || category === 'maps') return 8
  if (tags.includes('school') || tags.includes('reflective')) return 10
  return category === 'screens' || category === 'mounts' ? 18 : 20
}

const retail = (price: number): number => (price > 100 ? Math.round(price) : Math.round(price * 10) / 10)
const cents = (amount: number): number => Math.round(amount * 100) / 100

/** `'PLU-RAJA-0007'`: the brand, what it is, and a number with its zeros. */
function skuOf({ brand, kind }: ProductLine, number: number): string {
  const what = kind
    .split('-')
    .map((word) => word.slice(0, kind.includes('-') ? 2 : 4))
    .join('')
  return `${brand.slice(0, 3)}-${what}-${String(number).padStart(4, '0')}`.toUpperCase()
}

/** A French EAN-13 of a number range of our own invention. */
function eanOf(number: number): string {
  const digits = `376${String(284_000_000 + number).padStart(9, '0')}`
  return digits + eanCheckDigit(digits)
}

const pictureIds = (name: string): string[] => [`drawn-${slug(name)}`, `drawn-${slug(name)}-detail`]

function picturesOf({ line, design, colour, size, suffix }: Variant): PictureRow[] {
  const [whole = '', detail = ''] = pictureIds(`${line.en[0]}, ${suffix[0]}`)
  const asked = { kind: line.kind, colour, design, size, sizes: line.sizes?.length ?? 1 }
  return [
    { id: whole, src: productPicture({ ...asked, view: 'whole' }), file: null },
    { id: detail, src: productPicture({ ...asked, view: 'detail' }), file: null },
  ]
}
