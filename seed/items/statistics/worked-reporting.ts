/** Statistics, worked: seasons, classes of other widths, changes in points and per cent. Joined with the others by seed/items/statistics.ts. */
import { columnOf, headings, sumOf } from '#seed/items/draws.ts'
import { both, column, meanOf, sheetItem } from '#seed/items/statistics/sheet-tasks.ts'

const QUARTERS = 4
const LAST_QUARTER = QUARTERS + 1

interface Years {
  readonly first: readonly number[]
  readonly second: readonly number[]
  readonly third: readonly number[]
}

const seasonOf = ({ first, second }: Years): number[] =>
  first.map((value, row) => (meanOf([value, second[row] ?? 0]) / meanOf([...first, ...second])) * 100)

const salesOfSeasons = sheetItem<Years>(
  {
    id: 'statistics-w10',
    family: 'worked-sales-of-seasons',
    topic: 'reporting',
    difficulty: [
      [2, 1],
      [3, 4],
      [4, 5],
    ],
    seconds: 240,
  },
  {
    stem: both(
      `Sales of four quarters in three years. Write in \`E2\`, \`F2\` and \`G2\` formulas that are copied down to row ${LAST_QUARTER}.`,
      `Ventes de quatre trimestres pendant trois années. Écrivez en \`E2\`, \`F2\` et \`G2\` des formules que l’on recopie jusqu’à la ligne ${LAST_QUARTER}.`,
    ),
    make(draws) {
      const levels = column(QUARTERS, () => draws.whole(60, 150))
      const year = (factor: number) => levels.map((level) => Math.round(level * factor) + draws.whole(-8, 8))
      return { first: year(1), second: year(1.1), third: year(1.2) }
    },
    cells: ({ first, second, third }) => [
      ...headings(
        both('Quarter', 'Trimestre'),
        both('2023', '2023'),
        both('2024', '2024'),
        both('2025', '2025'),
        both('Change', 'Évolution'),
        both('Season', 'Saison'),
        both('Adjusted', 'Corrigé'),
      ),
      ...columnOf(
        'A',
        column(QUARTERS, (row) => row + 1),
      ),
      ...columnOf('B', first),
      ...columnOf('C', second),
      ...columnOf('D', third),
    ],
    parts: [
      {
        at: 'E2',
        lastRow: LAST_QUARTER,
        label: both(
          'The change of 2025 from the same quarter of 2024, as a share',
          'L’évolution de 2025 par rapport au même trimestre de 2024, en part',
        ),
        format: 'percent',
        point: both('The change from the same quarter', 'L’évolution sur le même trimestre'),
        right: ({ second, third }) => third.map((value, row) => value / (second[row] ?? 1) - 1),
        formula: both('=D2/C2-1', '=D2/C2-1'),
      },
      {
        at: 'F2',
        lastRow: LAST_QUARTER,
        label: both(
          'The seasonal index: the quarter’s mean of 2023 and 2024, where the mean of all eight quarters is 100',
          'L’indice saisonnier : la moyenne du trimestre en 2023 et 2024, celle des huit trimestres valant 100',
        ),
        point: both('The seasonal index', 'L’indice saisonnier'),
        right: seasonOf,
        formula: both(
          `=AVERAGE(B2:C2)/AVERAGE(B$2:C$${LAST_QUARTER})*100`,
          `=MOYENNE(B2:C2)/MOYENNE(B$2:C$${LAST_QUARTER})*100`,
        ),
      },
      {
        at: 'G2',
        lastRow: LAST_QUARTER,
        label: both(
          'The sales of 2025, seasonally adjusted by that index',
          'Les ventes de 2025, corrigées des variations saisonnières par cet indice',
        ),
        point: both('The adjusted sales', 'Les ventes corrigées'),
        right: (years) => seasonOf(years).map((season, row) => ((years.third[row] ?? 0) / season) * 100),
        formula: both('=D2/F2*100', '=D2/F2*100'),
      },
    ],
    why: both(
      'The same quarter a year ago has the same season in it. An index above 100 is a strong quarter; dividing by it leaves what the sales would be in an average one, so that quarters can be compared.',
      'Le même trimestre un an plus tôt comporte la même saison. Un indice au-dessus de 100 est un trimestre fort ; diviser par lui donne ce que seraient les ventes d’un trimestre moyen, et les trimestres se comparent.',
    ),
  },
)

const CLASSES = 5
const LAST_CLASS = CLASSES + 1

interface Classes {
  readonly limits: readonly number[]
  readonly people: readonly number[]
}

const unequalClasses = sheetItem<Classes>(
  {
    id: 'statistics-w11',
    family: 'worked-unequal-classes',
    topic: 'reporting',
    difficulty: [
      [2, 2],
      [2, 3],
      [3, 4],
    ],
    seconds: 180,
  },
  {
    stem: both(
      `People by their age: from, to below, and how many. The classes are not equally wide. Write in \`D2\`, \`E2\` and \`F2\` formulas that are copied down to row ${LAST_CLASS}.`,
      `Des personnes selon leur âge : à partir de, moins de, et combien. Les classes n’ont pas la même largeur. Écrivez en \`D2\`, \`E2\` et \`F2\` des formules que l’on recopie jusqu’à la ligne ${LAST_CLASS}.`,
    ),
    make(draws) {
      const widths = draws.some([5, 10, 15, 20, 25], CLASSES)
      const limits = [0, ...column(CLASSES, (row) => sumOf(widths.slice(0, row + 1)))]
      return { limits, people: column(CLASSES, () => draws.whole(20, 300)) }
    },
    cells: ({ limits, people }) => [
      ...headings(
        both('From', 'De'),
        both('Below', 'Moins de'),
        both('People', 'Personnes'),
        both('Share', 'Part'),
        both('Up to here', 'Cumul'),
        both('Height', 'Hauteur'),
      ),
      ...columnOf('A', limits.slice(0, CLASSES)),
      ...columnOf('B', limits.slice(1)),
      ...columnOf('C', people),
    ],
    parts: [
      {
        at: 'D2',
        lastRow: LAST_CLASS,
        label: both(
          'The share of all people who are in the class',
          'La part de toutes les personnes qui est dans la classe',
        ),
        format: 'percent',
        point: both('The share of each class', 'La part de chaque classe'),
        right: ({ people }) => people.map((count) => count / sumOf(people)),
        formula: both(`=C2/SUM(C$2:C$${LAST_CLASS})`, `=C2/SOMME(C$2:C$${LAST_CLASS})`),
      },
      {
        at: 'E2',
        lastRow: LAST_CLASS,
        label: both(
          'The share of all who are in this class or below',
          'La part de ceux qui sont dans cette classe ou au-dessous',
        ),
        format: 'percent',
        point: both('The cumulative share', 'La part cumulée'),
        right: ({ people }) => people.map((_, row) => sumOf(people.slice(0, row + 1)) / sumOf(people)),
        formula: both('=SUM(D$2:D2)', '=SOMME(D$2:D2)'),
      },
      {
        at: 'F2',
        lastRow: LAST_CLASS,
        label: both(
          'The height of the bar in a histogram whose areas stand for people, in people per year of age',
          'La hauteur de la barre dans un histogramme dont les aires représentent les personnes, en personnes par année d’âge',
        ),
        point: both('The height of the bar', 'La hauteur de la barre'),
        right: ({ limits, people }) =>
          people.map((count, row) => count / ((limits[row + 1] ?? 0) - (limits[row] ?? 0))),
        formula: both('=C2/(B2-A2)', '=C2/(B2-A2)'),
      },
    ],
    why: both(
      'A wide class holds more people only because it is wide. Divided by the width, the height tells how closely they stand, and area is height times width.',
      'Une classe large contient plus de personnes parce qu’elle est large. Divisée par la largeur, la hauteur dit leur densité, et l’aire est la hauteur fois la largeur.',
    ),
  },
)

const ITEMS = 5
const LAST_ITEM = ITEMS + 1

interface Returns {
  readonly codes: readonly string[]
  readonly soldThen: readonly number[]
  readonly backThen: readonly number[]
  readonly soldNow: readonly number[]
  readonly backNow: readonly number[]
}

const ratesOf = ({ soldThen, backThen, soldNow, backNow }: Returns) =>
  soldThen.map((sold, row) => ({
    former: (backThen[row] ?? 0) / sold,
    now: (backNow[row] ?? 0) / (soldNow[row] ?? 1),
  }))

const changeOfReturns = sheetItem<Returns>(
  {
    id: 'statistics-w12',
    family: 'worked-change-of-returns',
    topic: 'reporting',
    difficulty: [
      [2, 2],
      [3, 3],
      [4, 4],
    ],
    seconds: 180,
  },
  {
    stem: both(
      `Per product: pieces sold and sent back, last year and this year. Write in \`F2\`, \`G2\` and \`H2\` formulas that are copied down to row ${LAST_ITEM}: what a report is to say of the share that comes back.`,
      `Par article : ventes et retours, l’an dernier et cette année. Écrivez en \`F2\`, \`G2\` et \`H2\` des formules que l’on recopie jusqu’à la ligne ${LAST_ITEM} : ce qu’un rapport doit dire du taux de retour.`,
    ),
    make: (draws) => ({
      codes: draws.some(['A12', 'B07', 'C31', 'D18', 'E44', 'F09', 'G26'], ITEMS),
      soldThen: column(ITEMS, () => draws.step(400, 3000, 50)),
      backThen: column(ITEMS, () => draws.whole(10, 35)),
      soldNow: column(ITEMS, () => draws.step(400, 3000, 50)),
      backNow: column(ITEMS, () => draws.whole(20, 60)),
    }),
    cells: ({ codes, soldThen, backThen, soldNow, backNow }) => [
      ...headings(
        both('Product', 'Article'),
        both('Sold then', 'Vendus avant'),
        both('Back then', 'Rendus avant'),
        both('Sold now', 'Vendus'),
        both('Back now', 'Rendus'),
        both('In points', 'En points'),
        both('In %', 'En %'),
        both('Too many', 'En trop'),
      ),
      ...columnOf('A', codes),
      ...columnOf('B', soldThen),
      ...columnOf('C', backThen),
      ...columnOf('D', soldNow),
      ...columnOf('E', backNow),
    ],
    parts: [
      {
        at: 'F2',
        lastRow: LAST_ITEM,
        label: both(
          'The change of the share sent back, in percentage points (3 for 3 points)',
          'L’évolution du taux de retour, en points de pourcentage (3 pour 3 points)',
        ),
        point: both('The change in points', 'L’évolution en points'),
        right: (returns) => ratesOf(returns).map(({ former, now }) => (now - former) * 100),
        formula: both('=(E2/D2-C2/B2)*100', '=(E2/D2-C2/B2)*100'),
      },
      {
        at: 'G2',
        lastRow: LAST_ITEM,
        label: both(
          'The same change, relative to last year’s share',
          'La même évolution, rapportée au taux de l’an dernier',
        ),
        format: 'percent',
        point: both('The relative change', 'L’évolution relative'),
        right: (returns) => ratesOf(returns).map(({ former, now }) => now / former - 1),
        formula: both('=(E2/D2)/(C2/B2)-1', '=(E2/D2)/(C2/B2)-1'),
      },
      {
        at: 'H2',
        lastRow: LAST_ITEM,
        label: both(
          'How many more pieces came back this year than would have at last year’s share',
          'Combien d’articles de plus sont revenus cette année qu’au taux de l’an dernier, appliqué aux ventes actuelles',
        ),
        point: both('The change in numbers of pieces', 'L’évolution en nombre d’articles'),
        right: (returns) =>
          ratesOf(returns).map(({ former }, row) => (returns.backNow[row] ?? 0) - (returns.soldNow[row] ?? 0) * former),
        formula: both('=E2-D2*C2/B2', '=E2-D2*C2/B2'),
      },
    ],
    why: both(
      'The difference of two shares is in points; divided by the first it is a change in per cent, and large where the first was small. What last year’s share would have given says what it means in parcels.',
      'L’écart de deux taux se dit en points ; divisé par le premier, c’est une évolution en pour cent, grande quand le premier était petit. Ce qu’aurait donné le taux de l’an dernier dit ce que cela fait en colis.',
    ),
  },
)

export const workedReporting = [salesOfSeasons, unequalClasses, changeOfReturns] as const
