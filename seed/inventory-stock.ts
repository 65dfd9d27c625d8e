// The sample inventory's ledgers and counts: what came, went, broke and was counted over the last months.
import type { ProductRow, StockCountLine, StockCountSheet } from '#contract/apps/inventory-rows.ts'
import type { StockMovement, StockReason } from '#contract/apps/inventory-stock.ts'
import { hadCome } from './biography.ts'
import { localTime } from './local-time.ts'
import { officeDayBefore } from './office-days.ts'
import { createRandom } from './random.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Ledger {
  /** ms since the epoch */
  readonly now: number
  readonly movements: StockMovement[]
  stock: number
}

/** Who writes what in a ledger, besides the number. */
const NOTES: Readonly<Record<StockReason, { readonly by: readonly string[]; readonly notes: readonly string[] }>> = {
  received: {
    by: ['omar-haddad', 'samuel-okoro'],
    notes: [
      'Delivery complete',
      'Second half of the order',
      'Pallet 3 of 3',
      'Box opened by customs',
      'Came a week early',
    ],
  },
  sold: {
    by: ['benoit-lefevre', 'liam-osullivan', 'omar-haddad'],
    notes: ['Web shop', 'Market in Valence', 'Tourist office, Die', 'Town of Romans', 'Counter sale', 'Operator order'],
  },
  damaged: {
    by: ['omar-haddad', 'tom-hughes'],
    notes: ['Crushed on the way', 'Wet box', 'Fell from the ramp', 'Used for a test', 'Faulty seam'],
  },
  returned: {
    by: ['benoit-lefevre'],
    notes: ['Wrong size', 'Unopened', 'Ordered twice', 'Changed for another colour'],
  },
  counted: { by: ['samuel-okoro'], notes: ['Spot check', 'One behind the shelf'] },
  correction: { by: ['zeynep-yildiz', 'alex-morgan'], notes: ['Typed twice', 'Booked on the wrong colour'] },
}

const WORN = ['mens', 'ladies', 'unisex']
const SEWN = [...WORN, 'bags', 'backpacks', 'panniers']
/** What only such products can have; each of these comes in several colours. */
const ONLY_OF: Readonly<Record<string, readonly string[]>> = {
  'Faulty seam': SEWN,
  'Wrong size': WORN,
  'Changed for another colour': SEWN,
  'Booked on the wrong colour': SEWN,
}

const APPLIED = { id: 'count-bags', title: 'Half-year count: bags' }
const RUNNING = { id: 'count-displays', title: 'Before the audit: display hardware' }
const BAGS = ['bags', 'backpacks', 'panniers']
const DISPLAYS = ['displays', 'screens', 'mounts']

/**
 * @param shelf the products of every round; what is reserved of each is set here, since it depends on its stock
 * @param first how many of them have long ledgers
 */
export function seedStock(now: number, shelf: readonly ProductRow[], first: number) {
  const random = createRandom(41)
  const ledgers = shelf.map((product, index) =>
    index < first ? longLedger(product, now, random) : shortLedger(product, now, random),
  )
  const counts = seedCounts(now, shelf.slice(0, first), ledgers, createRandom(42))
  const promised = createRandom(43)
  const products = shelf.map((product, index): ProductRow => {
    const stock = ledgers[index]?.stock ?? 0
    return { ...product, reserved: promised() < 0.45 ? Math.floor(promised() * Math.min(stock, 9)) : 0 }
  })
  return { stockMovements: ledgers.flatMap(({ movements }) => movements), products, ...counts }
}

/** Ends low for one in six, at nothing for one in twenty-five. */
function longLedger(product: ProductRow, now: number, random: () => number): Ledger {
  const ledger: Ledger = { now, movements: [], stock: 0 }
  const size = product.price > 500 ? 8 : product.price > 150 ? 24 : 60
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  let day = 95 - between(0, 12)
  const after = (days: number): number => {
    day -= days
    return at(now, day, random)
  }
  add(ledger, product, 'received', between(size, size * 2), after(0), 'Opening stock', random)
  const sales = between(2, 5)
  for (let sale = 0; sale < sales; sale += 1) {
    const sold = Math.min(ledger.stock, between(1, Math.ceil(size / 5)))
    if (sold > 0) add(ledger, product, 'sold', -sold, after(between(5, 13)), undefined, random)
  }
  if (random() < 0.3 && ledger.stock > 0) add(ledger, product, 'damaged', -1, after(2), undefined, random)
  if (random() < 0.3) add(ledger, product, 'returned', 1, after(2), undefined, random)
  if (random() < 0.35) add(ledger, product, 'received', between(3, size), after(3), undefined, random)
  if (random() < 0.06) addMistake(ledger, product, after(1), random)
  const fate = random()
  const left = fate < 0.04 ? 0 : fate < 0.17 ? between(1, Math.max(1, product.lowStockAt ?? 3)) : undefined
  if (left !== undefined && left < ledger.stock)
    add(ledger, product, 'sold', left - ledger.stock, after(4), undefined, random)
  return ledger
}

function shortLedger(product: ProductRow, now: number, random: () => number): Ledger {
  const ledger: Ledger = { now, movements: [], stock: 0 }
  const amount = 5 + Math.floor(random() * 80)
  add(ledger, product, 'received', amount, at(now, 90, random), 'Opening stock', random)
  return ledger
}

/** Something was booked twice, and somebody saw it within the hour. */
function addMistake(ledger: Ledger, product: ProductRow, time: number, random: () => number): void {
  add(ledger, product, 'received', 12, time, undefined, random)
  const mistaken = ledger.movements.at(-1)
  add(ledger, product, 'correction', -12, time + 25 * 60_000, 'Booked twice', random, mistaken?.id)
}

function add(
  ledger: Ledger,
  { id: productId, category }: ProductRow,
  reason: StockReason,
  quantity: number,
  time: number,
  note: string | undefined,
  random: () => number,
  reverses: string | null = null,
): void {
  const { by, notes } = NOTES[reason]
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? ''
  ledger.stock += quantity
  const before = ledger.movements.at(-1)
  const moved = reason === 'counted' ? time : onOfficeDay(ledger.now, time)
  ledger.movements.push({
    id: `${productId} ${ledger.movements.length + 1}`,
    productId,
    // What was moved to another day comes after what is before it all the same.
    at: new Date(before ? Math.max(moved, Date.parse(before.at) + 60_000) : moved).toISOString(),
    reason,
    quantity,
    note:
      note ?? (random() < 0.6 ? pick(notes.filter((words) => ONLY_OF[words]?.includes(category ?? '') ?? true)) : ''),
    // Who wrote it had come by then.
    by: pick(by.filter((id) => hadCome(id, (ledger.now - time) / DAY))),
    reverses,
  })
}

/** Nothing is delivered, packed or thrown away on a weekend. */
function onOfficeDay(now: number, time: number): number {
  const weekday = new Date(time).getUTCDay()
  const next = time + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) * DAY
  return next < now - DAY ? next : time - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0) * DAY
}

/** In the working hours of that day. */
function at(now: number, daysAgo: number, random: () => number): number {
  const noon = Math.floor((now - Math.max(2, daysAgo) * DAY) / DAY) * DAY + 12 * HOUR
  return noon + Math.floor((random() * 9 - 4.5) * HOUR)
}

/** One count was applied on an office day, two days ago or before; another is half done. */
function seedCounts(now: number, sample: readonly ProductRow[], ledgers: readonly Ledger[], random: () => number) {
  const onThatDay = (hours: number, minutes: number) => localTime(now, officeDayBefore(now, 2), hours, minutes)
  const [madeAt, checkedAt, appliedAt] = [onThatDay(9, 30), onThatDay(11, 0), onThatDay(13, 0)]
  const sheets: StockCountSheet[] = [
    { ...APPLIED, createdAt: iso(madeAt), appliedAt: iso(appliedAt) },
    { ...RUNNING, createdAt: iso(now - 5 * HOUR), appliedAt: null },
  ]
  const applied = linesOf(APPLIED.id, BAGS, sample, ledgers).map(({ line, ledger }) => {
    const counted = random() < 0.15 ? Math.max(0, line.expected + (random() < 0.7 ? -1 : 1)) : line.expected
    return { line: checked(line, counted, checkedAt + line.place * 60_000), ledger }
  })
  for (const { line, ledger } of applied) {
    const product = sample.find(({ id }) => id === line.productId)
    const quantity = (line.counted ?? 0) - line.expected
    if (product && quantity !== 0) add(ledger, product, 'counted', quantity, appliedAt, APPLIED.title, random)
  }
  const running = linesOf(RUNNING.id, DISPLAYS, sample, ledgers).map(({ line }) => {
    if (line.place > 13) return line
    const counted = line.place === 4 ? Math.max(0, line.expected - 1) : line.expected
    return checked(line, counted, now - 4 * HOUR + line.place * 90_000)
  })
  return { stockCounts: sheets, stockCountRows: [...applied.map(({ line }) => line), ...running] }
}

function linesOf(countId: string, inCategories: string[], sample: readonly ProductRow[], ledgers: readonly Ledger[]) {
  const meant = sample.flatMap((product, index) => {
    const ledger = ledgers[index]
    return ledger && inCategories.includes(product.category ?? '') ? [{ product, ledger }] : []
  })
  const bySku = meant.toSorted((a, b) => (a.product.sku < b.product.sku ? -1 : 1))
  return bySku.map(({ product, ledger }, place) => {
    const line: StockCountLine = {
      id: `${countId} ${product.id}`,
      countId,
      productId: product.id,
      place,
      expected: ledger.stock,
      counted: null,
      checkedAt: null,
      state: 'open',
    }
    return { line, ledger }
  })
}

const checked = (line: StockCountLine, counted: number, time: number): StockCountLine => ({
  ...line,
  counted,
  checkedAt: iso(time),
  state: counted === line.expected ? 'same' : 'different',
})

const iso = (time: number): string => new Date(time).toISOString()
