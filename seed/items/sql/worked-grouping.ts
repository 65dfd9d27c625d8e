/** SQL, worked: groups, the first ones of each group, shares. Joined with the others by seed/items/sql.ts. */
import { drawnUntil, drawsOf, sumOf } from '#seed/items/draws.ts'
import { byText, CATEGORIES, DEPARTMENTS, dataOf, PEOPLE, text, whole } from '#seed/items/sql/query-data.ts'
import type { QueryItem, QueryTask } from '#seed/items/worked-item.ts'

interface Sale {
  readonly seller: string
  readonly amount: number
  readonly isCancelled: number
}

/** Whether the numbers differ from each other, and do not fall already. */
const areMixed = (numbers: readonly number[]) =>
  new Set(numbers).size === numbers.length && numbers.some((number, place) => number > (numbers[place - 1] ?? number))

const bestSellers: QueryItem = {
  id: 'sql-w07',
  family: 'worked-best-sellers',
  topic: 'grouping',
  type: 'sql',
  difficulty: [
    [2, 2],
    [2, 2],
    [3, 3],
  ],
  seconds: 210,
  variant(seed): QueryTask {
    const draws = drawsOf(seed)
    const limit = draws.step(300, 600, 50)
    const totals = (sales: readonly Sale[]) =>
      [...new Set(sales.map(({ seller }) => seller))].toSorted(byText).flatMap((seller) => {
        const own = sales.filter((sale) => sale.seller === seller && sale.isCancelled === 0)
        const total = sumOf(own.map(({ amount }) => amount))
        return total >= limit ? [{ seller, count: own.length, total }] : []
      })
    /** @param cancelled how many sales were */
    const made = (cancelled: number): Sale[] =>
      drawnUntil(
        () => {
          const sellers = draws.some(PEOPLE, 4)
          const sales = [...sellers, ...sellers, ...sellers].map((seller) => ({
            seller,
            amount: draws.step(limit / 5, limit / 1.25, 10),
          }))
          return draws
            .some(sales, sales.length - draws.whole(0, 2))
            .map((sale, index) => ({ ...sale, isCancelled: index < cancelled ? 1 : 0 }))
        },
        (sales) => {
          const rows = totals(sales)
          const all = totals(sales.map((sale) => ({ ...sale, isCancelled: 0 })))
          return (
            rows.length >= 2 &&
            areMixed(rows.map(({ total }) => total)) &&
            (cancelled === 0 || JSON.stringify(all) !== JSON.stringify(rows))
          )
        },
      )
    const shuffled = (cancelled: number) => {
      const sales = made(cancelled)
      return draws.some(sales, sales.length)
    }
    return {
      stem: {
        en: `List each seller whose sales come to at least ${limit}: name, number of sales and total, the highest total first. Cancelled sales (\`is_cancelled\` is 1) don’t count.`,
        fr: `Donnez chaque personne dont les ventes atteignent au moins ${limit} : nom, nombre de ventes et total, le plus fort total d’abord. Les ventes annulées (\`is_cancelled\` vaut 1) ne comptent pas.`,
      },
      ...dataOf<readonly Sale[]>(
        [
          {
            name: 'sales',
            columns: [whole('id'), text('seller'), whole('amount'), whole('is_cancelled')],
            rowsOf: (sales) =>
              sales.map(({ seller, amount, isCancelled }, index) => [1 + index, seller, amount, isCancelled]),
          },
        ],
        [shuffled(2), shuffled(0), shuffled(0), shuffled(2), shuffled(3), shuffled(0)],
        (sales) =>
          totals(sales)
            .toSorted((one, other) => other.total - one.total)
            .map(({ seller, count, total }) => [seller, count, total]),
      ),
      points: [
        { label: { en: 'Number and total of each seller', fr: 'Nombre et total de chaque personne' }, sets: [1, 2] },
        { label: { en: 'Without cancelled sales', fr: 'Sans les ventes annulées' }, sets: [3, 4] },
        { label: { en: 'The order', fr: 'L’ordre' }, sets: [2, 5], isOrdered: true },
      ],
      solution: `SELECT seller, COUNT(*) AS sales, SUM(amount) AS total\nFROM sales\nWHERE is_cancelled = 0\nGROUP BY seller\nHAVING SUM(amount) >= ${limit}\nORDER BY total DESC`,
      partial: [
        `SELECT seller, COUNT(*), SUM(amount) FROM sales GROUP BY seller HAVING SUM(amount) >= ${limit}`,
        `SELECT seller, COUNT(*), SUM(amount) FROM sales WHERE is_cancelled = 0 GROUP BY seller HAVING SUM(amount) >= ${limit}`,
      ],
      why: {
        en: '`WHERE` chooses rows before they are grouped, `HAVING` groups by what they come to. The order is given by `ORDER BY` alone.',
        fr: '`WHERE` choisit les lignes avant le regroupement, `HAVING` les groupes d’après leur résultat. Seul `ORDER BY` fixe l’ordre.',
      },
    }
  },
}

interface Employee {
  readonly name: string
  readonly department: string
  readonly salary: number
}

const topOfEach: QueryItem = {
  id: 'sql-w08',
  family: 'worked-top-of-each',
  topic: 'grouping',
  type: 'sql',
  difficulty: [
    [4, 4],
    [4, 4],
    [5, 5],
  ],
  seconds: 300,
  variant(seed): QueryTask {
    const draws = drawsOf(seed)
    const top = draws.whole(2, 3)
    const right = (employees: readonly Employee[]) =>
      employees
        .filter(
          ({ department, salary }) =>
            employees.filter((other) => other.department === department && other.salary > salary).length < top,
        )
        .toSorted((one, other) => byText(one.name, other.name))
    /** @param isTied whether the last place is shared */
    const made = (isTied: boolean): Employee[] =>
      drawnUntil(
        () => {
          const names = draws.some(PEOPLE, 10)
          const employees = draws.some(DEPARTMENTS, 2).flatMap((department, group) => {
            const salaries = draws
              .some(
                Array.from({ length: 30 }, (_, index) => 2200 + 60 * index),
                5,
              )
              .toSorted((one, other) => other - one)
            const shared = isTied ? salaries.with(top, salaries[top - 1] ?? 0) : salaries
            return shared.map((salary, index) => ({ name: names[5 * group + index] ?? '', department, salary }))
          })
          return draws.some(employees, employees.length)
        },
        (employees) => {
          const rows = right(employees)
          const stand = rows.map(({ name }) => employees.findIndex((one) => one.name === name))
          return (
            rows.some(({ department }, place) => byText(rows[place - 1]?.department ?? '', department) > 0) &&
            stand.some((at, place) => at < (stand[place - 1] ?? 0))
          )
        },
      )
    const query = (rank: string, end: string) =>
      `WITH ranked AS (\n  SELECT name, department, salary,\n         ${rank}() OVER (PARTITION BY department ORDER BY salary DESC) AS place\n  FROM employees\n)\nSELECT name, department, salary\nFROM ranked\nWHERE place <= ${top}${end}`
    return {
      stem: {
        en: `List the ${top === 2 ? 'two' : 'three'} best paid people of each department: name, department and salary, sorted by name. Where people share the last of these places by equal salaries, all of them are listed.`,
        fr: `Donnez les ${top === 2 ? 'deux' : 'trois'} personnes les mieux payées de chaque service : nom, service et salaire, triés par nom. Si plusieurs se partagent la dernière de ces places à salaire égal, toutes y figurent.`,
      },
      ...dataOf<readonly Employee[]>(
        [
          {
            name: 'employees',
            columns: [whole('id'), text('name'), text('department'), whole('salary')],
            rowsOf: (employees) =>
              employees.map(({ name, department, salary }, index) => [1 + index, name, department, salary]),
          },
        ],
        [made(false), made(false), made(false), made(true), made(true), made(false)],
        (employees) => right(employees).map(({ name, department, salary }) => [name, department, salary]),
      ),
      points: [
        { label: { en: 'The first ones of each department', fr: 'Les premières de chaque service' }, sets: [1, 2] },
        { label: { en: 'Equal salaries share a place', fr: 'Une place partagée à salaire égal' }, sets: [3, 4] },
        { label: { en: 'The order', fr: 'L’ordre' }, sets: [2, 5], isOrdered: true },
      ],
      solution: query('RANK', '\nORDER BY name'),
      partial: [query('ROW_NUMBER', '\nORDER BY department'), query('RANK', '\nORDER BY department')],
      why: {
        en: 'A window with `PARTITION BY` counts within each department. `RANK` gives equal salaries the same place, `ROW_NUMBER` would pick one of them.',
        fr: 'Une fenêtre avec `PARTITION BY` compte dans chaque service. `RANK` donne la même place à salaire égal, `ROW_NUMBER` n’en retiendrait qu’une.',
      },
    }
  },
}

interface Part {
  readonly category: string
  readonly amount: number
}

const shares: QueryItem = {
  id: 'sql-w09',
  family: 'worked-shares',
  topic: 'grouping',
  type: 'sql',
  difficulty: [
    [3, 3],
    [3, 3],
    [4, 4],
  ],
  seconds: 240,
  variant(seed): QueryTask {
    const draws = drawsOf(seed)
    const sharesOf = (parts: readonly Part[]) => {
      const total = sumOf(parts.map(({ amount }) => amount))
      return [...new Set(parts.map(({ category }) => category))].toSorted(byText).map((category) => ({
        category,
        share: (100 * sumOf(parts.filter((part) => part.category === category).map(({ amount }) => amount))) / total,
      }))
    }
    /** @param isWhole whether all shares are whole numbers */
    const made = (isWhole: boolean): Part[] =>
      drawnUntil(
        () => {
          const categories = draws.some(CATEGORIES, 3)
          const [one, other] = [draws.whole(11, 30), draws.whole(31, 48)]
          const times = draws.whole(2, 6)
          const sums = isWhole ? [one, other, 100 - one - other] : categories.map(() => draws.whole(40, 190))
          const parts = categories.flatMap((category, index) => {
            const sum = (sums[index] ?? 0) * times
            const first = draws.whole(1, sum - 1)
            return [
              { category, amount: first },
              { category, amount: sum - first },
            ]
          })
          return draws.some(parts, parts.length)
        },
        (parts) => {
          const found = sharesOf(parts).map(({ share }) => share)
          // Away from where rounding is a matter of the last digit.
          const isClear = found.every((share) => Math.abs(((share * 10) % 1) - 0.5) > 0.01)
          const isOdd = found.every((share) => share % 1 > 0.06 && share % 1 < 0.94)
          return areMixed(found.map((share) => Math.round(share * 10))) && isClear && (isWhole || isOdd)
        },
      )
    const total = '(SELECT SUM(amount) FROM sales)'
    return {
      stem: {
        en: 'List each category with its share of all sales by amount, in percent, rounded to one decimal: the largest share first.',
        fr: 'Donnez chaque catégorie avec sa part du montant total des ventes, en pour cent, arrondie à une décimale : la plus grande part d’abord.',
      },
      ...dataOf<readonly Part[]>(
        [
          {
            name: 'sales',
            columns: [whole('id'), text('category'), whole('amount')],
            rowsOf: (parts) => parts.map(({ category, amount }, index) => [1 + index, category, amount]),
          },
        ],
        [made(false), made(true), made(true), made(false), made(false), made(true)],
        (parts) =>
          sharesOf(parts)
            .toSorted((one, other) => other.share - one.share)
            .map(({ category, share }) => [category, Math.round(share * 10) / 10]),
      ),
      points: [
        { label: { en: 'Shares of the whole', fr: 'Des parts du tout' }, sets: [1, 2] },
        { label: { en: 'Decimals, rounded', fr: 'Des décimales, arrondies' }, sets: [3, 4] },
        { label: { en: 'The order', fr: 'L’ordre' }, sets: [2, 5], isOrdered: true },
      ],
      solution: `SELECT category,\n       ROUND(100.0 * SUM(amount) / ${total}, 1) AS share\nFROM sales\nGROUP BY category\nORDER BY share DESC`,
      partial: [
        `SELECT category, 100 * SUM(amount) / ${total} FROM sales GROUP BY category`,
        `SELECT category, ROUND(100.0 * SUM(amount) / ${total}, 1) FROM sales GROUP BY category`,
      ],
      why: {
        en: 'A subquery brings the total of all rows beside the groups. Whole numbers divide without decimals: `100.0` makes it a division with them.',
        fr: 'Une sous-requête apporte le total de toutes les lignes à côté des groupes. Des entiers se divisent sans décimales : `100.0` en fait une division décimale.',
      },
    }
  },
}

export const workedGrouping: readonly QueryItem[] = [bestSellers, topOfEach, shares]
