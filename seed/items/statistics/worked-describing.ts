/** Statistics, worked: rates, means of groups of other sizes, the price of a basket. Joined with the others by seed/items/statistics.ts. */
import { columnOf, headings, sumOf, TOWNS, toCent } from '#seed/items/draws.ts'
import { both, column, namesAt, sheetItem, sumOfProducts } from '#seed/items/statistics/sheet-tasks.ts'

const ROWS = 5
const LAST = ROWS + 1

interface Thefts {
  readonly towns: readonly string[]
  readonly people: readonly number[]
  readonly before: readonly number[]
  readonly now: readonly number[]
}

const ratesOfTowns = sheetItem<Thefts>(
  {
    id: 'statistics-w03',
    family: 'worked-rates-of-towns',
    topic: 'describing',
    difficulty: [
      [1, 1],
      [2, 2],
      [2, 3],
    ],
    seconds: 180,
  },
  {
    stem: both(
      `Inhabitants of five towns, and bicycles stolen there last year and this year. Write in \`E2\` a formula that is copied down to row ${LAST}, then formulas in \`H1\` and \`H2\`.`,
      `Habitants de cinq villes, vélos qui y ont été volés l’an dernier et cette année. Écrivez en \`E2\` une formule que l’on recopie jusqu’à la ligne ${LAST}, puis des formules en \`H1\` et \`H2\`.`,
    ),
    make: (draws) => ({
      towns: draws.some(TOWNS, ROWS),
      people: column(ROWS, () => draws.step(4000, 90_000, 1000)),
      before: column(ROWS, () => draws.whole(40, 400)),
      now: column(ROWS, () => draws.whole(40, 400)),
    }),
    cells: ({ towns, people, before, now }) => [
      ...headings(
        both('Town', 'Ville'),
        both('People', 'Habitants'),
        both('Last year', 'An dernier'),
        both('This year', 'Cette année'),
        both('Rate', 'Taux'),
      ),
      ...columnOf('A', towns),
      ...columnOf('B', people),
      ...columnOf('C', before),
      ...columnOf('D', now),
      ...namesAt('G', 1, both('All towns', 'Ensemble'), both('Change', 'Évolution')),
    ],
    parts: [
      {
        at: 'E2',
        lastRow: LAST,
        label: both('The thefts of this year per 1,000 inhabitants', 'Les vols de cette année pour 1 000 habitants'),
        point: both('The rate of each town', 'Le taux de chaque ville'),
        right: ({ people, now }) => now.map((count, row) => (count / (people[row] ?? 1)) * 1000),
        formula: both('=D2/B2*1000', '=D2/B2*1000'),
      },
      {
        at: 'H1',
        label: both('The same rate for the five towns together', 'Le même taux pour les cinq villes réunies'),
        point: both('The rate of all towns, not the mean of rates', 'Le taux de l’ensemble, non la moyenne des taux'),
        right: ({ people, now }) => (sumOf(now) / sumOf(people)) * 1000,
        formula: both(`=SUM(D2:D${LAST})/SUM(B2:B${LAST})*1000`, `=SOMME(D2:D${LAST})/SOMME(B2:B${LAST})*1000`),
      },
      {
        at: 'H2',
        label: both(
          'How the thefts of all towns changed, as a share of last year’s',
          'L’évolution des vols de l’ensemble, en part de ceux de l’an dernier',
        ),
        format: 'percent',
        point: both('The change since last year', 'L’évolution depuis l’an dernier'),
        right: ({ before, now }) => sumOf(now) / sumOf(before) - 1,
        formula: both(`=SUM(D2:D${LAST})/SUM(C2:C${LAST})-1`, `=SOMME(D2:D${LAST})/SOMME(C2:C${LAST})-1`),
      },
    ],
    why: both(
      'Add up the thefts and the people first, then divide: the mean of five rates gives a village as much weight as a city. A change is measured by where it began.',
      'On additionne d’abord vols et habitants, puis on divise : la moyenne de cinq taux donne à un village le poids d’une grande ville. Une évolution se rapporte à son point de départ.',
    ),
  },
)

const GROUPS = 3
const LAST_GROUP = GROUPS + 1
const TRADES = [
  both('Drivers', 'Conducteurs'),
  both('Technicians', 'Techniciens'),
  both('Engineers', 'Ingénieurs'),
] as const

interface Staff {
  readonly former: readonly number[]
  readonly payThen: readonly number[]
  readonly now: readonly number[]
  readonly payNow: readonly number[]
}

const payOfGroups = sheetItem<Staff>(
  {
    id: 'statistics-w04',
    family: 'worked-pay-of-groups',
    topic: 'describing',
    difficulty: [
      [3, 3],
      [3, 4],
      [4, 5],
    ],
    seconds: 210,
  },
  {
    stem: both(
      'Number of employees and mean pay of three groups, last year and this year. Write formulas in `H1` to `H3`: how pay has moved, and how it would have moved with the same numbers of people in the groups.',
      'Effectif et salaire moyen de trois groupes, l’an dernier et cette année. Écrivez des formules de `H1` à `H3` : comment le salaire a évolué, et comment il l’aurait fait à effectifs constants dans les groupes.',
    ),
    make: (draws) => ({
      former: column(GROUPS, () => draws.whole(10, 80)),
      payThen: column(GROUPS, (row) => draws.step(1800 + 600 * row, 2300 + 600 * row, 10)),
      now: column(GROUPS, () => draws.whole(10, 80)),
      payNow: column(GROUPS, (row) => draws.step(1850 + 620 * row, 2400 + 620 * row, 10)),
    }),
    cells: ({ former, payThen, now, payNow }) => [
      ...headings(
        both('Group', 'Groupe'),
        both('Staff then', 'Effectif avant'),
        both('Pay then', 'Salaire avant'),
        both('Staff now', 'Effectif'),
        both('Pay now', 'Salaire'),
      ),
      ...namesAt('A', 2, ...TRADES),
      ...columnOf('B', former),
      ...columnOf('C', payThen),
      ...columnOf('D', now),
      ...columnOf('E', payNow),
      ...namesAt(
        'G',
        1,
        both('Mean now', 'Moyenne'),
        both('Old numbers', 'Anc. effectifs'),
        both('Pay alone', 'Salaire seul'),
      ),
    ],
    parts: [
      {
        at: 'H1',
        label: both('The mean pay of all employees this year', 'Le salaire moyen de tous les salariés cette année'),
        point: both('The mean weighted by the groups', 'La moyenne pondérée par les effectifs'),
        right: ({ now, payNow }) => sumOfProducts(now, payNow) / sumOf(now),
        formula: both(
          `=SUMPRODUCT(D2:D${LAST_GROUP},E2:E${LAST_GROUP})/SUM(D2:D${LAST_GROUP})`,
          `=SOMMEPROD(D2:D${LAST_GROUP};E2:E${LAST_GROUP})/SOMME(D2:D${LAST_GROUP})`,
        ),
      },
      {
        at: 'H2',
        label: both(
          'What the mean pay would be this year with last year’s numbers of employees',
          'Ce que serait le salaire moyen cette année avec les effectifs de l’an dernier',
        ),
        point: both('The mean with the old numbers', 'La moyenne aux anciens effectifs'),
        right: ({ former, payNow }) => sumOfProducts(former, payNow) / sumOf(former),
        formula: both(
          `=SUMPRODUCT(B2:B${LAST_GROUP},E2:E${LAST_GROUP})/SUM(B2:B${LAST_GROUP})`,
          `=SOMMEPROD(B2:B${LAST_GROUP};E2:E${LAST_GROUP})/SOMME(B2:B${LAST_GROUP})`,
        ),
      },
      {
        at: 'H3',
        label: both(
          'By what share mean pay has changed since last year, with the numbers of employees held as last year',
          'De quelle part le salaire moyen a changé depuis l’an dernier, à effectifs de l’an dernier constants',
        ),
        format: 'percent',
        point: both('The change that is of pay alone', 'L’évolution due aux seuls salaires'),
        right: ({ former, payThen, payNow }) => sumOfProducts(former, payNow) / sumOfProducts(former, payThen) - 1,
        formula: both(
          `=H2*SUM(B2:B${LAST_GROUP})/SUMPRODUCT(B2:B${LAST_GROUP},C2:C${LAST_GROUP})-1`,
          `=H2*SOMME(B2:B${LAST_GROUP})/SOMMEPROD(B2:B${LAST_GROUP};C2:C${LAST_GROUP})-1`,
        ),
      },
    ],
    why: both(
      'Every group weighs as many as it has people. With the old numbers on both sides only pay can differ; the rest of the change is a change of the mix.',
      'Chaque groupe pèse autant que son effectif. Avec les anciens effectifs des deux côtés, seuls les salaires diffèrent ; le reste de l’évolution vient de la composition.',
    ),
  },
)

const GOODS = [both('Bread', 'Pain'), both('Milk', 'Lait'), both('Rice', 'Riz'), both('Coffee', 'Café')] as const
const LAST_GOOD = GOODS.length + 1

interface Basket {
  readonly amounts: readonly number[]
  readonly former: readonly number[]
  readonly now: readonly number[]
  readonly pay: number
}

const indexOf = ({ amounts, former, now }: Basket) =>
  (sumOfProducts(amounts, now) / sumOfProducts(amounts, former)) * 100

const priceOfBasket = sheetItem<Basket>(
  {
    id: 'statistics-w05',
    family: 'worked-price-of-basket',
    topic: 'describing',
    difficulty: [
      [2, 2],
      [3, 4],
      [4, 5],
    ],
    seconds: 210,
  },
  {
    stem: both(
      `Amounts in a basket, and the prices of two years in euros. In \`H1\` stands by how much pay has risen in that time. Write in \`E2\` a formula that is copied down to row ${LAST_GOOD}, then formulas in \`H2\` and \`H3\`.`,
      `Quantités d’un panier et prix de deux années, en euros. En \`H1\` figure la hausse des salaires dans l’intervalle. Écrivez en \`E2\` une formule que l’on recopie jusqu’à la ligne ${LAST_GOOD}, puis des formules en \`H2\` et \`H3\`.`,
    ),
    make(draws) {
      const former = column(GOODS.length, () => draws.step(1, 6, 0.1))
      return {
        amounts: column(GOODS.length, () => draws.whole(2, 30)),
        former,
        now: former.map((price) => toCent(price * draws.step(0.95, 1.5, 0.05))),
        pay: draws.step(0.01, 0.12, 0.005),
      }
    },
    cells: ({ amounts, former, now, pay }) => [
      ...headings(
        both('Good', 'Produit'),
        both('Amount', 'Quantité'),
        both('2020', '2020'),
        both('2025', '2025'),
        both('Index', 'Indice'),
      ),
      ...namesAt('A', 2, ...GOODS),
      ...columnOf('B', amounts),
      ...columnOf('C', former, 'money'),
      ...columnOf('D', now, 'money'),
      ...namesAt('G', 1, both('Pay', 'Salaires'), both('Basket', 'Panier'), both('Real pay', 'En réel')),
      { at: 'H1', value: pay, format: 'percent' },
    ],
    parts: [
      {
        at: 'E2',
        lastRow: LAST_GOOD,
        label: both('The price index of the good, 2020 = 100', 'L’indice de prix du produit, 2020 = 100'),
        point: both('The index of each good', 'L’indice de chaque produit'),
        right: ({ former, now }) => now.map((price, row) => (price / (former[row] ?? 1)) * 100),
        formula: both('=D2/C2*100', '=D2/C2*100'),
      },
      {
        at: 'H2',
        label: both('The price index of the whole basket, 2020 = 100', 'L’indice de prix du panier entier, 2020 = 100'),
        point: both('The index of the basket', 'L’indice du panier'),
        right: indexOf,
        formula: both(
          `=SUMPRODUCT(B2:B${LAST_GOOD},D2:D${LAST_GOOD})/SUMPRODUCT(B2:B${LAST_GOOD},C2:C${LAST_GOOD})*100`,
          `=SOMMEPROD(B2:B${LAST_GOOD};D2:D${LAST_GOOD})/SOMMEPROD(B2:B${LAST_GOOD};C2:C${LAST_GOOD})*100`,
        ),
      },
      {
        at: 'H3',
        label: both(
          'By what share the number of baskets that pay can buy has changed',
          'De quelle part a changé le nombre de paniers que les salaires permettent d’acheter',
        ),
        format: 'percent',
        point: both('The change of real pay', 'L’évolution du salaire réel'),
        right: (basket) => (1 + basket.pay) / (indexOf(basket) / 100) - 1,
        formula: both('=(1+H1)/(H2/100)-1', '=(1+H1)/(H2/100)-1'),
      },
    ],
    why: both(
      'The basket is priced twice with the same amounts: the mean of the four indexes would give coffee as much weight as bread. Real pay is pay divided by prices; the difference of the two rises only comes near it.',
      'On évalue deux fois le panier aux mêmes quantités : la moyenne des quatre indices donnerait au café le poids du pain. Le salaire réel est le salaire divisé par les prix ; la différence des deux hausses n’en est qu’une approximation.',
    ),
  },
)

export const workedDescribing = [ratesOfTowns, payOfGroups, priceOfBasket] as const
