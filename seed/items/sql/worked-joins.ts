/** SQL, worked: joins with rows that are missing, never or several times there. Joined with the others by seed/items/sql.ts. */
import { drawnUntil, drawsOf, TOWNS } from '#seed/items/draws.ts'
import { byText, CATEGORIES, dataOf, PEOPLE, PRODUCTS, text, whole } from '#seed/items/sql/query-data.ts'
import type { QueryItem, QueryTask } from '#seed/items/worked-item.ts'

interface Customer {
  readonly id: number
  readonly name: string
  readonly town: string
}

const customers = {
  name: 'customers',
  columns: [whole('id'), text('name'), text('town')],
  rowsOf: ({ customers: rows }: { readonly customers: readonly Customer[] }) =>
    rows.map(({ id, name, town }) => [id, name, town]),
}

interface Counted {
  readonly customers: readonly Customer[]
  readonly orders: readonly { readonly id: number; readonly customer_id: number; readonly year: number }[]
}

const everyCustomer: QueryItem = {
  id: 'sql-w04',
  family: 'worked-every-customer',
  topic: 'joins',
  type: 'sql',
  difficulty: [
    [2, 2],
    [3, 4],
    [4, 4],
  ],
  seconds: 240,
  variant(seed): QueryTask {
    const draws = drawsOf(seed)
    const year = draws.whole(2022, 2026)
    /** @param none customers without any order @param before customers with orders of another year alone */
    const made = (none: number, before: number): Counted => {
      const people = draws
        .some(PEOPLE, 5)
        .map((name, index): Customer => ({ id: 11 + index, name, town: draws.one(TOWNS) }))
      const orders = people.flatMap(({ id }, index) => {
        if (index < none) return []
        const own = index < none + before ? [] : Array.from({ length: draws.whole(1, 3) }, () => year)
        const other = index < none + before || draws.whole(0, 2) === 0 ? [year - draws.whole(1, 2)] : []
        return [...own, ...other].map((of) => ({ customer_id: id, year: of }))
      })
      return {
        customers: draws.some(people, people.length),
        orders: draws.some(orders, orders.length).map((order, index) => ({ id: 301 + index, ...order })),
      }
    }
    const join = 'FROM customers c'
    return {
      stem: {
        en: `List every customer’s name with the number of their orders of ${year}: 0 for those who have none.`,
        fr: `Donnez le nom de chaque client avec le nombre de ses commandes de ${year} : 0 pour qui n’en a aucune.`,
      },
      ...dataOf<Counted>(
        [
          customers,
          {
            name: 'orders',
            columns: [whole('id'), whole('customer_id'), whole('year')],
            rowsOf: ({ orders }) => orders.map((order) => [order.id, order.customer_id, order.year]),
          },
        ],
        [made(1, 1), made(0, 0), made(0, 0), made(2, 0), made(1, 0), made(1, 2), made(0, 1)],
        ({ customers: people, orders }) =>
          people.map(({ id, name }) => [
            name,
            orders.filter((order) => order.customer_id === id && order.year === year).length,
          ]),
      ),
      points: [
        { label: { en: 'Those who have orders of the year', fr: 'Qui a des commandes de l’année' }, sets: [1, 2] },
        { label: { en: 'Those who have no order at all', fr: 'Qui n’a aucune commande' }, sets: [3, 4] },
        {
          label: { en: 'Those who have orders of other years', fr: 'Qui a des commandes d’autres années' },
          sets: [5, 6],
        },
      ],
      solution: `SELECT c.name, COUNT(o.id) AS orders\n${join}\nLEFT JOIN orders o ON o.customer_id = c.id AND o.year = ${year}\nGROUP BY c.id, c.name`,
      partial: [
        `SELECT c.name, COUNT(*) ${join} JOIN orders o ON o.customer_id = c.id WHERE o.year = ${year} GROUP BY c.id, c.name`,
        `SELECT c.name, COUNT(o.id) ${join} LEFT JOIN orders o ON o.customer_id = c.id WHERE o.year = ${year} OR o.id IS NULL GROUP BY c.id, c.name`,
      ],
      why: {
        en: '`LEFT JOIN` keeps customers without orders. A condition on the orders belongs in `ON`: in `WHERE` it would drop those whose orders are all of other years. `COUNT` of a column leaves out what is missing.',
        fr: '`LEFT JOIN` garde les clients sans commande. Une condition sur les commandes va dans `ON` : dans `WHERE`, elle écarterait ceux dont toutes les commandes sont d’autres années. `COUNT` d’une colonne ne compte pas ce qui manque.',
      },
    }
  },
}

interface Lines {
  readonly products: readonly { readonly id: number; readonly name: string }[]
  readonly lines: readonly { readonly product: number | null; readonly isCancelled: number }[]
}

const neverOrdered: QueryItem = {
  id: 'sql-w05',
  family: 'worked-never-ordered',
  topic: 'joins',
  type: 'sql',
  difficulty: [
    [2, 2],
    [3, 3],
    [4, 4],
  ],
  seconds: 240,
  variant(seed): QueryTask {
    const draws = drawsOf(seed)
    const first = draws.whole(20, 60)
    /** @param none lines whose product isn't known @param cancelled products with cancelled lines alone */
    const made = (none: number, cancelled: number): Lines => {
      const products = draws.some(PRODUCTS, 6).map((name, index) => ({ id: first + index, name }))
      const never = draws.whole(1, 2)
      const lines = products
        .slice(never)
        .flatMap(({ id }, index) => [
          ...(index < cancelled
            ? []
            : Array.from({ length: draws.whole(1, 2) }, () => ({ product: id, isCancelled: 0 }))),
          ...(index < cancelled || draws.whole(0, 2) === 0 ? [{ product: id, isCancelled: 1 }] : []),
        ])
      const all = [...lines, ...Array.from({ length: none }, () => ({ product: null, isCancelled: 0 }))]
      return { products: draws.some(products, products.length), lines: draws.some(all, all.length) }
    }
    return {
      stem: {
        en: 'List the names of the products that were never ordered. A cancelled line (`is_cancelled` is 1) is no order. Some lines have lost their product.',
        fr: 'Donnez le nom des produits qui n’ont jamais été commandés. Une ligne annulée (`is_cancelled` vaut 1) n’est pas une commande. Certaines lignes ont perdu leur produit.',
      },
      ...dataOf<Lines>(
        [
          {
            name: 'products',
            columns: [whole('id'), text('name')],
            rowsOf: ({ products }) => products.map(({ id, name }) => [id, name]),
          },
          {
            name: 'order_lines',
            columns: [whole('id'), whole('product_id'), whole('is_cancelled')],
            rowsOf: ({ lines }) => lines.map(({ product, isCancelled }, index) => [501 + index, product, isCancelled]),
          },
        ],
        [made(1, 1), made(0, 0), made(0, 0), made(1, 0), made(2, 0), made(0, 1), made(0, 2)],
        ({ products, lines }) =>
          products
            .filter(({ id }) => !lines.some(({ product, isCancelled }) => product === id && isCancelled === 0))
            .map(({ name }) => [name]),
      ),
      points: [
        { label: { en: 'Without any line', fr: 'Sans aucune ligne' }, sets: [1, 2] },
        { label: { en: 'Some lines without a product', fr: 'Des lignes sans produit' }, sets: [3, 4] },
        { label: { en: 'With cancelled lines alone', fr: 'Avec seulement des lignes annulées' }, sets: [5, 6] },
      ],
      solution:
        'SELECT p.name\nFROM products p\nWHERE NOT EXISTS (\n  SELECT 1\n  FROM order_lines l\n  WHERE l.product_id = p.id AND l.is_cancelled = 0\n)',
      partial: [
        'SELECT name FROM products WHERE id NOT IN (SELECT product_id FROM order_lines)',
        'SELECT p.name FROM products p LEFT JOIN order_lines l ON l.product_id = p.id WHERE l.id IS NULL',
      ],
      why: {
        en: '`NOT EXISTS` asks for each product whether there is such a line. `NOT IN` gives nothing at all as soon as one value of the list is `NULL`.',
        fr: '`NOT EXISTS` demande pour chaque produit si une telle ligne existe. `NOT IN` ne donne plus rien dès qu’une valeur de la liste est `NULL`.',
      },
    }
  },
}

interface Bought {
  readonly customers: readonly Customer[]
  readonly products: readonly { readonly id: number; readonly name: string; readonly category: string }[]
  readonly orders: readonly { readonly customer: number; readonly product: number }[]
}

const whoBought: QueryItem = {
  id: 'sql-w06',
  family: 'worked-who-bought',
  topic: 'joins',
  type: 'sql',
  difficulty: [
    [2, 2],
    [2, 2],
    [3, 3],
  ],
  seconds: 240,
  variant(seed): QueryTask {
    const draws = drawsOf(seed)
    const [own = '', ...others] = draws.some(CATEGORIES, 3)
    const right = ({ customers: people, products, orders }: Bought) =>
      people
        .filter(({ id }) =>
          orders.some(
            ({ customer, product }) =>
              customer === id && products.some((one) => one.id === product && one.category === own),
          ),
        )
        .toSorted((one, other) => byText(one.town, other.town) || byText(one.name, other.name))
    /** @param again customers who bought more than once from the category */
    const made = (again: number): Bought =>
      drawnUntil(
        () => {
          const towns = draws.some(TOWNS, 2)
          const people = draws
            .some(PEOPLE, 6)
            .map((name, index): Customer => ({ id: 1 + index, name, town: draws.one(towns) }))
          const products = draws
            .some(PRODUCTS, 5)
            .map((name, index) => ({ id: 71 + index, name, category: index < 2 ? own : draws.one(others) }))
          const buyers = draws.some(people, 4)
          const orders = [
            ...buyers.map(({ id }) => ({ customer: id, product: 71 + draws.whole(0, 1) })),
            ...buyers.slice(0, again).map(({ id }) => ({ customer: id, product: 71 + draws.whole(0, 1) })),
            ...people.slice(0, 3).map(({ id }) => ({ customer: id, product: 73 + draws.whole(0, 2) })),
          ]
          return { customers: people, products, orders: draws.some(orders, orders.length) }
        },
        (data) => {
          const rows = right(data)
          const places = (ids: readonly number[]) => ids.some((id, place) => id < (ids[place - 1] ?? 0))
          const asOrdered = rows.map(({ id }) => data.orders.findIndex(({ customer }) => customer === id))
          return (
            places(rows.map(({ id }) => id)) &&
            places(asOrdered) &&
            rows.some((row, place) => byText(rows[place - 1]?.name ?? '', row.name) > 0)
          )
        },
      )
    const from =
      'FROM customers c JOIN orders o ON o.customer_id = c.id JOIN products p ON p.id = o.product_id WHERE p.category ='
    return {
      stem: {
        en: `List the name and the town of all customers who have ordered something of the category \`${own}\`: each of them once, sorted by town, and by name within a town.`,
        fr: `Donnez le nom et la ville de tous les clients qui ont commandé quelque chose de la catégorie \`${own}\` : chacun une seule fois, triés par ville, puis par nom dans une même ville.`,
      },
      ...dataOf<Bought>(
        [
          customers,
          {
            name: 'products',
            columns: [whole('id'), text('name'), text('category')],
            rowsOf: ({ products }) => products.map(({ id, name, category }) => [id, name, category]),
          },
          {
            name: 'orders',
            columns: [whole('id'), whole('customer_id'), whole('product_id')],
            rowsOf: ({ orders }) => orders.map(({ customer, product }, index) => [901 + index, customer, product]),
          },
        ],
        [made(2), made(0), made(0), made(1), made(3), made(0), made(0)],
        (data) => right(data).map(({ name, town }) => [name, town]),
      ),
      points: [
        { label: { en: 'The tables joined', fr: 'Les tables jointes' }, sets: [1, 2] },
        { label: { en: 'Each customer once', fr: 'Chaque client une seule fois' }, sets: [3, 4] },
        { label: { en: 'The order', fr: 'L’ordre' }, sets: [5, 6], isOrdered: true },
      ],
      solution: `SELECT DISTINCT c.name, c.town\nFROM customers c\nJOIN orders o ON o.customer_id = c.id\nJOIN products p ON p.id = o.product_id\nWHERE p.category = '${own}'\nORDER BY c.town, c.name`,
      partial: [
        `SELECT c.name, c.town ${from} '${own}' ORDER BY c.name`,
        `SELECT DISTINCT c.name, c.town ${from} '${own}' ORDER BY c.name`,
      ],
      why: {
        en: 'A join gives one row for each order, so that who ordered twice stands there twice: `DISTINCT` keeps one. `ORDER BY` takes the town first, then the name.',
        fr: 'Une jointure donne une ligne par commande : qui a commandé deux fois y figure deux fois, et `DISTINCT` n’en garde qu’une. `ORDER BY` prend d’abord la ville, puis le nom.',
      },
    }
  },
}

export const workedJoins: readonly QueryItem[] = [everyCustomer, neverOrdered, whoBought]
