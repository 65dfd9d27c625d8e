/** JavaScript, worked: lists of objects added up by a key, or freed of what is in them twice. Joined with the others by seed/items/javascript.ts. */
import { drawnUntil, drawsOf, sumOf } from '#seed/items/draws.ts'
import { linesText, valueText } from '#seed/items/javascript/program-data.ts'
import type { ProgramCase, ProgramItem, ProgramTask } from '#seed/items/worked-item.ts'

const CUSTOMERS = ['Adam', 'Clara', 'Emma', 'Hugo', 'Jules', 'Karim', 'Lola', 'Nadia', 'Oscar', 'Sarah'] as const
const STATUSES = ['cancelled', 'refunded', 'returned', 'refused'] as const

interface Order {
  readonly customer: string
  readonly amount: number
  readonly status: string
}

const orders: ProgramItem = {
  id: 'javascript-w05',
  family: 'worked-orders',
  topic: 'collections-and-objects',
  type: 'js',
  difficulty: [
    [2, 2],
    [2, 2],
    [3, 3],
  ],
  seconds: 300,
  variant(seed): ProgramTask {
    const draws = drawsOf(seed)
    const left = draws.one(STATUSES)
    const totals = (list: readonly Order[]) => {
      const counted = list.filter(({ status }) => status !== left)
      return [...new Set(counted.map(({ customer }) => customer))].map((customer) => {
        const own = counted.filter((order) => order.customer === customer)
        return { customer, orders: own.length, total: sumOf(own.map(({ amount }) => amount)) }
      })
    }
    const fallen = (rows: ReturnType<typeof totals>) => rows.toSorted((one, other) => other.total - one.total)
    /** @param isSorted whether the customers come in the right sequence already */
    const made = (cancelled: number, isSorted: boolean): ProgramCase => {
      const list = drawnUntil(
        () => {
          const customers = draws.some(CUSTOMERS, 3)
          const all = draws.some([...customers, ...customers.slice(0, 2), draws.one(customers)], 6)
          const places = draws.some([0, 1, 2, 3, 4, 5], cancelled)
          return all.map((customer, place) => ({
            customer,
            amount: draws.step(15, 240, 5),
            status: places.includes(place) ? left : draws.one(['paid', 'sent']),
          }))
        },
        (drawn) => {
          const rows = totals(drawn)
          const isFalling = valueText(rows) === valueText(fallen(rows))
          return (
            new Set(rows.map(({ total }) => total)).size === rows.length && rows.length > 1 && isFalling === isSorted
          )
        },
      )
      return { call: `report(${linesText(list.map((order) => ({ ...order })))})`, wanted: fallen(totals(list)) }
    }
    const written = (filter: string, end: string) => `function report(orders) {
  const rows = new Map()
  for (const { customer, amount${filter === '' ? '' : ', status'} } of orders) {${filter}
    const row = rows.get(customer) ?? { customer, orders: 0, total: 0 }
    row.orders += 1
    row.total += amount
    rows.set(customer, row)
  }
  return [...rows.values()]${end}
}`
    const filter = `\n    if (status === '${left}') continue`
    return {
      stem: {
        en: `For its monthly report, a shop adds up its orders by customer. Write \`report(orders)\`: it returns a list of objects with \`customer\`, \`orders\` (how many) and \`total\`, the highest total first. Orders whose \`status\` is \`'${left}'\` don’t count, and a customer who has no others isn’t in the list.`,
        fr: `Pour son bilan du mois, une boutique additionne ses commandes par client. Écrivez \`report(orders)\` : elle renvoie une liste d’objets avec \`customer\`, \`orders\` (leur nombre) et \`total\`, le plus fort total d’abord. Les commandes dont le \`status\` est \`'${left}'\` ne comptent pas, et un client qui n’en a pas d’autres ne figure pas dans la liste.`,
      },
      start: 'function report(orders) {\n  \n}',
      examples: [made(1, false)],
      others: [made(0, true), made(0, true), made(2, true), made(3, true), made(1, false), made(2, false)],
      points: [
        { label: { en: 'Number and total of each customer', fr: 'Nombre et total de chaque client' }, calls: [0, 1] },
        { label: { en: 'Orders that don’t count', fr: 'Les commandes qui ne comptent pas' }, calls: [2, 3] },
        { label: { en: 'The order', fr: 'L’ordre' }, calls: [4, 5] },
      ],
      solution: written(filter, '.toSorted((one, other) => other.total - one.total)'),
      partial: [written('', ''), written(filter, '')],
      why: {
        en: 'A `Map` keeps one row for each customer; `??` begins one where there is none. A sorting function that returns the difference of the second and the first puts the highest first.',
        fr: 'Une `Map` garde une ligne par client ; `??` en commence une s’il n’y en a pas. Une fonction de tri qui renvoie le second moins le premier place le plus grand en tête.',
      },
    }
  },
}

interface Contact {
  readonly name: string
  readonly email: string | null
  readonly phone: string
}

const DOMAINS = ['mail.example', 'post.example', 'home.example', 'office.example'] as const

const contacts: ProgramItem = {
  id: 'javascript-w06',
  family: 'worked-contacts',
  topic: 'collections-and-objects',
  type: 'js',
  difficulty: [
    [3, 3],
    [3, 3],
    [4, 4],
  ],
  seconds: 270,
  variant(seed): ProgramTask {
    const draws = drawsOf(seed)
    const last = (list: readonly Contact[]) =>
      list.filter(
        ({ email }, place) =>
          email === null || !list.slice(place + 1).some((other) => other.email?.toLowerCase() === email.toLowerCase()),
      )
    /** @param twice how many are there again @param isLoud whether then with capital letters @param without an email */
    const made = (twice: number, isLoud: boolean, without: number): ProgramCase => {
      const names = draws.some(CUSTOMERS, 3 + without)
      const phone = () => `0${draws.whole(10, 99)}-${draws.whole(10, 99)}`
      const emails = names.map((name, place) =>
        place < without ? null : `${name.toLowerCase()}@${draws.one(DOMAINS)}`,
      )
      const contactOf = (place: number, isAgain: boolean): Contact => {
        const [name = '', email = null] = [names[place], emails[place]]
        return {
          name,
          email: isAgain && isLoud && email ? email.replace(/^./, (letter) => letter.toUpperCase()) : email,
          phone: phone(),
        }
      }
      const first = names.map((_, place) => contactOf(place, false))
      const again = names.slice(without, without + twice).map((_, index) => contactOf(without + index, true))
      const list = [...draws.some(first, first.length), ...draws.some(again, again.length)]
      return {
        call: `latest(${linesText(list.map((contact) => ({ ...contact })))})`,
        wanted: last(list).map((contact) => ({ ...contact })),
      }
    }
    const place = draws.one(['address books', 'guest lists', 'mailing lists', 'customer files'])
    const lieu =
      {
        'address books': 'carnets d’adresses',
        'guest lists': 'listes d’invités',
        'mailing lists': 'listes de diffusion',
        'customer files': 'fichiers clients',
      }[place] ?? ''
    const kept = (key: string) =>
      `function latest(contacts) { return contacts.filter((one, place) => contacts.findLastIndex((other) => ${key}) === place) }`
    return {
      stem: {
        en: `After two ${place} were joined, some people are in the result twice. Write \`latest(contacts)\`, which keeps only the last entry for each email and leaves the sequence as it is. Emails that differ in capital letters alone are the same. Entries without an email (\`null\`) all stay.`,
        fr: `Après la fusion de deux ${lieu}, certaines personnes figurent deux fois dans le résultat. Écrivez \`latest(contacts)\`, qui ne garde que la dernière entrée pour chaque e-mail, sans changer l’ordre. Deux e-mails qui ne diffèrent que par des majuscules sont les mêmes. Les entrées sans e-mail (\`null\`) restent toutes.`,
      },
      start: 'function latest(contacts) {\n  \n}',
      examples: [made(1, false, 0), made(1, true, 1)],
      others: [
        made(1, false, 0),
        made(2, false, 0),
        made(1, true, 0),
        made(2, true, 0),
        made(1, false, 2),
        made(2, true, 2),
      ],
      points: [
        { label: { en: 'The last entry, in its place', fr: 'La dernière entrée, à sa place' }, calls: [0, 1] },
        { label: { en: 'Whatever the capital letters', fr: 'Quelles que soient les majuscules' }, calls: [2, 3] },
        { label: { en: 'Entries without an email', fr: 'Les entrées sans e-mail' }, calls: [4, 5] },
      ],
      solution: `function latest(contacts) {
  const places = new Map()
  contacts.forEach(({ email }, place) => {
    if (email !== null) places.set(email.toLowerCase(), place)
  })
  return contacts.filter(
    ({ email }, place) => email === null || places.get(email.toLowerCase()) === place,
  )
}`,
      partial: [kept('other.email === one.email'), kept('other.email?.toLowerCase() === one.email?.toLowerCase()')],
      why: {
        en: 'A `Map` that is filled from the start to the end keeps the last place of each key. What is compared is written the same way first; `null` has no `toLowerCase` and is looked at before.',
        fr: 'Une `Map` remplie du début à la fin retient la dernière place de chaque clé. Ce que l’on compare est d’abord écrit de la même façon ; `null` n’a pas de `toLowerCase` et se vérifie avant.',
      },
    }
  },
}

export const workedCollections: readonly ProgramItem[] = [orders, contacts]
