/** Statistics, worked: samples that are weighted, margins of polls. Joined with the others by seed/items/statistics.ts. */
import { columnOf, headings, sumOf } from '#seed/items/draws.ts'
import { both, column, namesAt, sheetItem, sumOfProducts } from '#seed/items/statistics/sheet-tasks.ts'

const AGES = ['18–29', '30–44', '45–59', '60–99'] as const
const LAST_AGE = AGES.length + 1

interface Sample {
  readonly shares: readonly number[]
  readonly asked: readonly number[]
  readonly yes: readonly number[]
}

const weightedSurvey = sheetItem<Sample>(
  {
    id: 'statistics-w06',
    family: 'worked-weighted-survey',
    topic: 'inference',
    difficulty: [
      [1, 1],
      [2, 2],
      [3, 4],
    ],
    seconds: 180,
  },
  {
    stem: both(
      `For each age group: its share of the population, how many were asked, and how many said yes. Write in \`E2\` a formula that is copied down to row ${LAST_AGE}, then formulas in \`H1\` and \`H2\`.`,
      `Pour chaque classe d’âge : sa part de la population, le nombre de personnes interrogées et le nombre de oui. Écrivez en \`E2\` une formule que l’on recopie jusqu’à la ligne ${LAST_AGE}, puis des formules en \`H1\` et \`H2\`.`,
    ),
    make(draws) {
      const cuts = column(AGES.length - 1, () => draws.whole(15, 28))
      const shares = [...cuts, 100 - sumOf(cuts)].map((share) => share / 100)
      const asked = column(AGES.length, () => draws.whole(40, 400))
      return { shares, asked, yes: asked.map((count) => draws.whole(5, count - 5)) }
    },
    cells: ({ shares, asked, yes }) => [
      ...headings(
        both('Age', 'Âge'),
        both('Share', 'Part'),
        both('Asked', 'Interrogés'),
        both('Yes', 'Oui'),
        both('Yes, %', 'Oui, %'),
      ),
      ...columnOf('A', AGES),
      ...columnOf('B', shares, 'percent'),
      ...columnOf('C', asked),
      ...columnOf('D', yes),
      ...namesAt('G', 1, both('Sample', 'Échantillon'), both('Population', 'Population')),
    ],
    parts: [
      {
        at: 'E2',
        lastRow: LAST_AGE,
        label: both('The share of yes in the age group', 'La part de oui dans la classe d’âge'),
        format: 'percent',
        point: both('The share of each group', 'La part de chaque classe'),
        right: ({ asked, yes }) => yes.map((count, row) => count / (asked[row] ?? 1)),
        formula: both('=D2/C2', '=D2/C2'),
      },
      {
        at: 'H1',
        label: both('The share of yes among all who were asked', 'La part de oui parmi tous les interrogés'),
        format: 'percent',
        point: both('The share in the sample', 'La part dans l’échantillon'),
        right: ({ asked, yes }) => sumOf(yes) / sumOf(asked),
        formula: both(`=SUM(D2:D${LAST_AGE})/SUM(C2:C${LAST_AGE})`, `=SOMME(D2:D${LAST_AGE})/SOMME(C2:C${LAST_AGE})`),
      },
      {
        at: 'H2',
        label: both(
          'The best estimate of the share of yes in the population',
          'La meilleure estimation de la part de oui dans la population',
        ),
        format: 'percent',
        point: both('The share weighted by the population', 'La part pondérée par la population'),
        right: ({ shares, asked, yes }) =>
          sumOfProducts(
            shares,
            yes.map((count, row) => count / (asked[row] ?? 1)),
          ),
        formula: both(`=SUMPRODUCT(B2:B${LAST_AGE},E2:E${LAST_AGE})`, `=SOMMEPROD(B2:B${LAST_AGE};E2:E${LAST_AGE})`),
      },
    ],
    why: both(
      'In the sample a group weighs as many as were asked, in the population as many as live there. Where the two differ, so do the estimates.',
      'Dans l’échantillon, une classe pèse selon le nombre d’interrogés, dans la population, selon le nombre d’habitants. Là où les deux diffèrent, les estimations aussi.',
    ),
  },
)

interface Poll {
  readonly asked: number
  readonly yes: number
  readonly wanted: number
}

const FACTOR = 1.96
const shareOf = ({ asked, yes }: Poll) => yes / asked

const marginOfPoll = sheetItem<Poll>(
  {
    id: 'statistics-w07',
    family: 'worked-margin-of-poll',
    topic: 'inference',
    difficulty: [
      [1, 1],
      [4, 4],
      [5, 5],
    ],
    seconds: 240,
  },
  {
    stem: both(
      'A poll of people drawn at random from a large population. `B3` has the factor of a 95% interval, `B4` the margin that one would like to have. Write formulas in `B5` to `B7`.',
      'Un sondage auprès de personnes tirées au sort dans une grande population. `B3` contient le facteur d’un intervalle à 95 %, `B4` la marge que l’on voudrait atteindre. Écrivez des formules de `B5` à `B7`.',
    ),
    make(draws) {
      const asked = draws.step(300, 1500, 10)
      return {
        asked,
        yes: draws.whole(Math.round(asked * 0.15), Math.round(asked * 0.85)),
        wanted: draws.step(0.01, 0.03, 0.005),
      }
    },
    cells: ({ asked, yes, wanted }) => [
      ...namesAt(
        'A',
        1,
        both('Asked', 'Interrogés'),
        both('Yes', 'Oui'),
        both('Factor', 'Facteur'),
        both('Wanted', 'Visée'),
        both('Share', 'Part'),
        both('Margin', 'Marge'),
        both('Needed', 'Requis'),
      ),
      { at: 'B1', value: asked },
      { at: 'B2', value: yes },
      { at: 'B3', value: FACTOR },
      { at: 'B4', value: wanted, format: 'percent' },
    ],
    parts: [
      {
        at: 'B5',
        label: both('The share of yes', 'La part de oui'),
        format: 'percent',
        point: both('The share of yes', 'La part de oui'),
        right: shareOf,
        formula: both('=B2/B1', '=B2/B1'),
      },
      {
        at: 'B6',
        label: both(
          'The margin of this share at the 95% level: what stands behind ±',
          'La marge de cette part au niveau de 95 % : ce qui suit le signe ±',
        ),
        format: 'percent',
        point: both('The margin of the share', 'La marge de la part'),
        right: (poll) => FACTOR * Math.sqrt((shareOf(poll) * (1 - shareOf(poll))) / poll.asked),
        formula: both('=B3*SQRT(B5*(1-B5)/B1)', '=B3*RACINE(B5*(1-B5)/B1)'),
      },
      {
        at: 'B7',
        label: both(
          'How many people it takes for the margin in B4, with the same share; don’t round',
          'Combien de personnes il faut pour la marge de B4, à part égale ; sans arrondir',
        ),
        point: both('How many people are needed', 'Le nombre de personnes requis'),
        right: (poll) => (FACTOR / poll.wanted) ** 2 * shareOf(poll) * (1 - shareOf(poll)),
        formula: both('=B3*B3*B5*(1-B5)/(B4*B4)', '=B3*B3*B5*(1-B5)/(B4*B4)'),
      },
    ],
    why: both(
      'The standard error of a share p among n people is √(p(1−p)/n); 1.96 of them make the margin. Solved for n it shows the price of precision: half the margin takes four times the people.',
      'L’erreur type d’une part p sur n personnes vaut √(p(1−p)/n) ; 1,96 fois celle-ci font la marge. Résolue en n, la formule dit le prix de la précision : une marge deux fois plus petite demande quatre fois plus de monde.',
    ),
  },
)

export const workedSamples = [weightedSurvey, marginOfPoll] as const
