/** SQL, worked: filters and order, missing values, texts and days. Joined with the others by seed/items/sql.ts. */
import { type Draws, drawnUntil, drawsOf, TOWNS } from '#seed/items/draws.ts'
import { byText, CATEGORIES, dataOf, day, PEOPLE, PRODUCTS, text, whole } from '#seed/items/sql/query-data.ts'
import type { QueryItem, QueryTask } from '#seed/items/worked-item.ts'

interface Product {
  readonly id: number
  readonly name: string
  readonly category: string
  readonly price: number
}

/** Dearest first, then by name. */
const byPrice = (one: Product, other: Product) => other.price - one.price || byText(one.name, other.name)

/** @param edge how many of the category cost exactly the limit @param tied whether two of it cost the same */
function productsOf(draws: Draws, own: string, limit: number, edge: number, tied: boolean): Product[] {
  const others = CATEGORIES.filter((category) => category !== own)
  const cheap = draws.some(
    Array.from({ length: 9 }, (_, index) => limit - 2 * (index + 1)),
    4,
  )
  const prices = [...cheap.slice(edge), ...Array.from({ length: edge }, () => limit)]
  const own4 = tied ? prices.with(1, prices[0] ?? 0) : prices
  const made = [
    ...own4.map((price) => ({ category: own, price })),
    { category: own, price: limit + draws.step(2, 20, 2) },
    ...Array.from({ length: 3 }, () => ({ category: draws.one(others), price: draws.step(limit - 10, limit + 10, 2) })),
  ]
  const names = draws.some(PRODUCTS, made.length)
  return draws
    .some(made, made.length)
    .map((product, index) => ({ id: index + 1, name: names[index] ?? '', ...product }))
}

const filterAndSort: QueryItem = {
  id: 'sql-w01',
  family: 'worked-filter-and-sort',
  topic: 'selecting',
  type: 'sql',
  difficulty: [
    [1, 1],
    [1, 1],
    [2, 2],
  ],
  seconds: 150,
  variant(seed): QueryTask {
    const draws = drawsOf(seed)
    const own = draws.one(CATEGORIES)
    const limit = draws.step(30, 80, 2)
    const right = (products: readonly Product[]) =>
      products.filter(({ category, price }) => category === own && price <= limit).toSorted(byPrice)
    const made = (edge: number, tied: boolean) =>
      drawnUntil(
        () => productsOf(draws, own, limit, edge, tied),
        (products) => {
          const rows = right(products)
          const stand = rows.map(({ id }) => id)
          const ties = rows.flatMap((row, place) => (rows[place + 1]?.price === row.price ? [place] : []))
          // Neither in the table's order nor by the price alone.
          return (
            stand.some((id, place) => id < (stand[place - 1] ?? 0)) &&
            (!tied || ties.some((place) => (stand[place] ?? 0) > (stand[place + 1] ?? 0)))
          )
        },
      )
    return {
      stem: {
        en: `List the name and the price of the products of the category \`${own}\` that cost at most ${limit}: the dearest first, and by name where prices are equal.`,
        fr: `Donnez le nom et le prix des produits de la catégorie \`${own}\` qui coûtent au plus ${limit} : les plus chers d’abord, et par nom à prix égal.`,
      },
      ...dataOf(
        [
          {
            name: 'products',
            columns: [whole('id'), text('name'), text('category'), whole('price')],
            rowsOf: (products: readonly Product[]) =>
              products.map(({ id, name, category, price }) => [id, name, category, price]),
          },
        ],
        [made(1, true), made(0, false), made(0, false), made(2, false), made(0, true), made(0, true)],
        (products) => right(products).map(({ name, price }) => [name, price]),
      ),
      points: [
        { label: { en: 'Category and price', fr: 'Catégorie et prix' }, sets: [1, 2] },
        { label: { en: 'The limit itself belongs to it', fr: 'La limite elle-même en fait partie' }, sets: [3] },
        {
          label: { en: 'The order, with equal prices', fr: 'L’ordre, même à prix égal' },
          sets: [4, 5],
          isOrdered: true,
        },
      ],
      solution: `SELECT name, price\nFROM products\nWHERE category = '${own}' AND price <= ${limit}\nORDER BY price DESC, name`,
      partial: [
        `SELECT name, price FROM products WHERE category = '${own}' AND price < ${limit} ORDER BY price`,
        `SELECT name, price FROM products WHERE category = '${own}' AND price <= ${limit} ORDER BY price`,
      ],
      why: {
        en: '“At most” includes the limit, hence `<=`. `ORDER BY` takes several columns: `DESC` holds for the one before it, and the next one decides where those are equal.',
        fr: '« Au plus » inclut la limite, d’où `<=`. `ORDER BY` prend plusieurs colonnes : `DESC` vaut pour celle qui précède, et la suivante départage les égalités.',
      },
    }
  },
}

interface Invoice {
  readonly id: number
  readonly town: string | null
  readonly amount: number
  readonly discount: number | null
  readonly paid_on: string | null
}

const missingValues: QueryItem = {
  id: 'sql-w02',
  family: 'worked-missing-values',
  topic: 'selecting',
  type: 'sql',
  difficulty: [
    [2, 2],
    [3, 3],
    [3, 4],
  ],
  seconds: 210,
  variant(seed): QueryTask {
    const draws = drawsOf(seed)
    const [away = '', ...towns] = draws.some(TOWNS, 4)
    const first = draws.whole(100, 800)
    const made = (noDiscount: number, noTown: number): Invoice[] => {
      const open = [
        ...Array.from({ length: 4 }, (_, index) => ({
          town: index < noTown ? null : draws.one(towns),
          discount: index >= 4 - noDiscount ? null : draws.step(5, 30, 5),
          paid_on: null,
        })),
        { town: away, discount: 10, paid_on: null },
        { town: draws.one(towns), discount: 5, paid_on: `2026-0${draws.whole(1, 9)}-1${draws.whole(0, 9)}` },
        { town: away, discount: 0, paid_on: `2026-0${draws.whole(1, 9)}-2${draws.whole(0, 8)}` },
      ]
      return draws
        .some(open, open.length)
        .map((invoice, index) => ({ id: first + index, amount: draws.step(60, 400, 10), ...invoice }))
    }
    return {
      stem: {
        en: `List the number (\`id\`) of each invoice that isn’t paid yet, unless its town is ${away}, with what is still to be paid: the amount less the discount. Where no discount stands, none is given. An invoice whose town isn’t known is listed too.`,
        fr: `Donnez le numéro (\`id\`) de chaque facture qui n’est pas encore payée, sauf celles de ${away}, avec ce qui reste à payer : le montant moins la remise. Si aucune remise n’est notée, il n’y en a pas. Une facture dont on ignore la ville figure aussi dans la liste.`,
      },
      ...dataOf(
        [
          {
            name: 'invoices',
            columns: [whole('id'), text('town'), whole('amount'), whole('discount'), day('paid_on')],
            rowsOf: (invoices: readonly Invoice[]) =>
              invoices.map(({ id, town, amount, discount, paid_on }) => [id, town, amount, discount, paid_on]),
          },
        ],
        [made(1, 1), made(0, 0), made(0, 0), made(2, 0), made(1, 0), made(0, 2), made(0, 1)],
        (invoices) =>
          invoices
            .filter(({ town, paid_on }) => paid_on === null && town !== away)
            .map(({ id, amount, discount }) => [id, amount - (discount ?? 0)]),
      ),
      points: [
        { label: { en: 'Unpaid, and of another town', fr: 'Impayées, et d’une autre ville' }, sets: [1, 2] },
        { label: { en: 'No discount stands', fr: 'Aucune remise notée' }, sets: [3, 4] },
        { label: { en: 'The town isn’t known', fr: 'Ville inconnue' }, sets: [5, 6] },
      ],
      solution: `SELECT id, amount - COALESCE(discount, 0) AS due\nFROM invoices\nWHERE paid_on IS NULL\n  AND (town <> '${away}' OR town IS NULL)`,
      partial: [
        `SELECT id, amount - discount FROM invoices WHERE paid_on IS NULL AND town <> '${away}'`,
        `SELECT id, amount - COALESCE(discount, 0) FROM invoices WHERE paid_on IS NULL AND town <> '${away}'`,
      ],
      why: {
        en: 'What is calculated or compared with `NULL` is `NULL`, and `WHERE` keeps no such row. `COALESCE` puts a value in its place; `IS NULL` asks for it.',
        fr: 'Ce que l’on calcule ou compare avec `NULL` vaut `NULL`, et `WHERE` ne garde pas une telle ligne. `COALESCE` met une valeur à sa place ; `IS NULL` l’interroge.',
      },
    }
  },
}

interface Order {
  readonly id: number
  readonly email: string
  readonly ordered_on: string
}

const DOMAINS = ['mail.example', 'post.example', 'home.example', 'office.example', 'lycee.example'] as const
const two = (number: number) => String(number).padStart(2, '0')

const textsAndDays: QueryItem = {
  id: 'sql-w03',
  family: 'worked-texts-and-days',
  topic: 'selecting',
  type: 'sql',
  difficulty: [
    [3, 3],
    [3, 3],
    [3, 3],
  ],
  seconds: 240,
  variant(seed): QueryTask {
    const draws = drawsOf(seed)
    const year = draws.whole(2023, 2026)
    const month = draws.whole(2, 9)
    const [from, to] = [`${year}-${two(month)}-${two(draws.whole(3, 20))}`, `${year}-${two(month + 2)}-10`]
    const first = draws.whole(100, 800)
    const capitals = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
    const made = (isLoud: boolean, atEnds: boolean): Order[] => {
      const days = [
        ...Array.from({ length: 3 }, () => `${year}-${two(month + 1)}-${two(draws.whole(1, 28))}`),
        `${year}-${two(month)}-${two(draws.whole(21, 28))}`,
        `${year}-${two(month - 1)}-${two(draws.whole(1, 28))}`,
        `${year}-${two(month + 3)}-${two(draws.whole(1, 28))}`,
        ...(atEnds ? [from, to] : []),
      ]
      return draws.some(days, days.length).map((ordered_on, index) => {
        const name = draws.one(PEOPLE).toLowerCase()
        const domain = draws.one(DOMAINS)
        const email = isLoud ? `${capitals(name)}@${capitals(domain)}` : `${name}@${domain}`
        return { id: first + index, email, ordered_on }
      })
    }
    return {
      stem: {
        en: `List for each order from ${from} to ${to}, both days included: its number (\`id\`), what stands behind the \`@\` of the email in small letters, and the month, written like \`${year}-${two(month)}\`.`,
        fr: `Donnez pour chaque commande du ${from} au ${to}, ces deux jours compris : son numéro (\`id\`), ce qui suit le \`@\` de l’adresse e-mail en minuscules, et le mois, écrit comme \`${year}-${two(month)}\`.`,
      },
      ...dataOf(
        [
          {
            name: 'orders',
            columns: [whole('id'), text('email'), day('ordered_on')],
            rowsOf: (orders: readonly Order[]) => orders.map(({ id, email, ordered_on }) => [id, email, ordered_on]),
          },
        ],
        [made(true, true), made(false, false), made(false, false), made(true, false), made(false, true)],
        (orders) =>
          orders
            .filter(({ ordered_on }) => from <= ordered_on && ordered_on <= to)
            .map(({ id, email, ordered_on }) => [id, email.split('@')[1]?.toLowerCase() ?? '', ordered_on.slice(0, 7)]),
      ),
      points: [
        {
          label: { en: 'The part of the email, and the month', fr: 'La partie de l’adresse, et le mois' },
          sets: [1, 2],
        },
        { label: { en: 'In small letters', fr: 'En minuscules' }, sets: [3] },
        { label: { en: 'Both days included', fr: 'Les deux jours compris' }, sets: [4] },
      ],
      solution: `SELECT id,\n       lower(substr(email, instr(email, '@') + 1)) AS domain,\n       strftime('%Y-%m', ordered_on) AS month\nFROM orders\nWHERE ordered_on BETWEEN '${from}' AND '${to}'`,
      partial: [
        `SELECT id, substr(email, instr(email, '@') + 1), substr(ordered_on, 1, 7) FROM orders WHERE ordered_on > '${from}' AND ordered_on < '${to}'`,
        `SELECT id, lower(substr(email, instr(email, '@') + 1)), substr(ordered_on, 1, 7) FROM orders WHERE ordered_on > '${from}' AND ordered_on < '${to}'`,
      ],
      why: {
        en: '`BETWEEN` includes both ends. Days written as year, month and day compare like texts; `instr` finds the sign, `substr` takes what stands behind it.',
        fr: '`BETWEEN` inclut les deux bornes. Des dates écrites année, mois, jour se comparent comme des textes ; `instr` trouve le signe, `substr` prend ce qui le suit.',
      },
    }
  },
}

export const workedSelecting: readonly QueryItem[] = [filterAndSort, missingValues, textsAndDays]
