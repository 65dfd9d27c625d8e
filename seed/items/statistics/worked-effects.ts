/** Statistics, worked: effects by comparison, cases that a test flags. Joined with the others by seed/items/statistics.ts. */
import { columnOf, headings } from '#seed/items/draws.ts'
import { both, column, meanOf, namesAt, sheetItem } from '#seed/items/statistics/sheet-tasks.ts'

const SHOPS = 5
const LAST_SHOP = SHOPS + 1

interface Trial {
  readonly withBefore: readonly number[]
  readonly withAfter: readonly number[]
  readonly otherBefore: readonly number[]
  readonly otherAfter: readonly number[]
}

const changeWith = ({ withBefore, withAfter }: Trial) => meanOf(withAfter) - meanOf(withBefore)
const changeWithout = ({ otherBefore, otherAfter }: Trial) => meanOf(otherAfter) - meanOf(otherBefore)

const beforeAndAfter = sheetItem<Trial>(
  {
    id: 'statistics-w08',
    family: 'worked-before-and-after',
    topic: 'inference',
    difficulty: [
      [1, 2],
      [3, 3],
      [4, 5],
    ],
    seconds: 210,
  },
  {
    stem: both(
      'Sales a day in five shops that got a new layout (columns `A` and `B`, before and after) and in five that did not (`C` and `D`, the same weeks). Without it, all would have changed by the same amount. Write formulas in `G1` to `G3`.',
      'Ventes par jour de cinq magasins au nouvel agencement (colonnes `A` et `B`, avant et après) et de cinq autres restés tels quels (`C` et `D`, mêmes semaines). Sans lui, tous auraient varié du même montant. Écrivez des formules de `G1` à `G3`.',
    ),
    make: (draws) => ({
      withBefore: column(SHOPS, () => draws.whole(300, 700)),
      withAfter: column(SHOPS, () => draws.whole(380, 860)),
      otherBefore: column(SHOPS, () => draws.whole(300, 700)),
      otherAfter: column(SHOPS, () => draws.whole(320, 760)),
    }),
    cells: ({ withBefore, withAfter, otherBefore, otherAfter }) => [
      ...headings(
        both('New: before', 'Essai : avant'),
        both('New: after', 'Essai : après'),
        both('Old: before', 'Témoin : avant'),
        both('Old: after', 'Témoin : après'),
      ),
      ...columnOf('A', withBefore),
      ...columnOf('B', withAfter),
      ...columnOf('C', otherBefore),
      ...columnOf('D', otherAfter),
      ...namesAt('F', 1, both('Change', 'Variation'), both('Effect', 'Effet'), both('In %', 'En %')),
    ],
    parts: [
      {
        at: 'G1',
        label: both(
          'By how much mean sales changed where the layout is new',
          'De combien les ventes moyennes ont varié là où l’agencement est nouveau',
        ),
        point: both('The change of the mean', 'La variation de la moyenne'),
        right: changeWith,
        formula: both(
          `=AVERAGE(B2:B${LAST_SHOP})-AVERAGE(A2:A${LAST_SHOP})`,
          `=MOYENNE(B2:B${LAST_SHOP})-MOYENNE(A2:A${LAST_SHOP})`,
        ),
      },
      {
        at: 'G2',
        label: both('How much of it is due to the layout', 'La part de cette variation due à l’agencement, en montant'),
        point: both('The difference of the two changes', 'La différence des deux variations'),
        right: (trial) => changeWith(trial) - changeWithout(trial),
        formula: both(
          `=G1-(AVERAGE(D2:D${LAST_SHOP})-AVERAGE(C2:C${LAST_SHOP}))`,
          `=G1-(MOYENNE(D2:D${LAST_SHOP})-MOYENNE(C2:C${LAST_SHOP}))`,
        ),
      },
      {
        at: 'G3',
        label: both(
          'The same, as a share of what these shops would have sold without it',
          'Le même effet, en part de ce que ces magasins auraient vendu sans lui',
        ),
        format: 'percent',
        point: both('As a share of what was to be expected', 'En part de ce qui était attendu'),
        right: (trial) =>
          (changeWith(trial) - changeWithout(trial)) / (meanOf(trial.withBefore) + changeWithout(trial)),
        formula: both(`=G2/(AVERAGE(B2:B${LAST_SHOP})-G2)`, `=G2/(MOYENNE(B2:B${LAST_SHOP})-G2)`),
      },
    ],
    why: both(
      'The other shops show what the weeks alone changed; the rest is the effect. What would have been sold is the mean before plus that change, and not the mean before alone.',
      'Les autres magasins montrent ce que les semaines seules ont changé ; le reste est l’effet. Ce qui aurait été vendu est la moyenne d’avant plus cette variation, non la moyenne d’avant seule.',
    ),
  },
)

interface Check {
  readonly cases: number
  readonly faulty: number
  readonly found: number
  readonly alarms: number
}

const flaggedRight = ({ cases, faulty, found }: Check) => cases * faulty * found
const flagged = (check: Check) => flaggedRight(check) + check.cases * (1 - check.faulty) * check.alarms

const casesFlagged = sheetItem<Check>(
  {
    id: 'statistics-w09',
    family: 'worked-cases-flagged',
    topic: 'inference',
    difficulty: [
      [3, 3],
      [4, 4],
      [4, 5],
    ],
    seconds: 210,
  },
  {
    stem: both(
      'Pumps are tested before they leave the plant. `B1` has their number, `B2` the share that is defective, `B3` the share of the defective that the test flags, `B4` the share of the good ones that it flags too. Write formulas in `B5` to `B7`.',
      'Des pompes sont testées avant de quitter l’usine. `B1` contient leur nombre, `B2` la part de défectueuses, `B3` la part des défectueuses que le test signale, `B4` la part des bonnes qu’il signale aussi. Écrivez des formules de `B5` à `B7`.',
    ),
    make: (draws) => ({
      cases: draws.step(2000, 20_000, 500),
      faulty: draws.step(0.01, 0.06, 0.005),
      found: draws.step(0.7, 0.95, 0.01),
      alarms: draws.step(0.02, 0.09, 0.005),
    }),
    cells: ({ cases, faulty, found, alarms }) => [
      ...namesAt(
        'A',
        1,
        both('Pumps', 'Pompes'),
        both('Defective', 'Défectueuses'),
        both('Found', 'Détectées'),
        both('False alarm', 'Fausse alerte'),
        both('Flagged', 'Signalées'),
        both('Rightly', 'À raison'),
        both('Missed', 'Manquées'),
      ),
      { at: 'B1', value: cases },
      { at: 'B2', value: faulty, format: 'percent' },
      { at: 'B3', value: found, format: 'percent' },
      { at: 'B4', value: alarms, format: 'percent' },
    ],
    parts: [
      {
        at: 'B5',
        label: both(
          'How many pumps the test flags, rightly or not',
          'Combien de pompes le test signale, à tort ou à raison',
        ),
        point: both('All that are flagged', 'Toutes celles qui sont signalées'),
        right: flagged,
        formula: both('=B1*(B2*B3+(1-B2)*B4)', '=B1*(B2*B3+(1-B2)*B4)'),
      },
      {
        at: 'B6',
        label: both('The share of the flagged pumps that are defective', 'La part de défectueuses parmi les signalées'),
        format: 'percent',
        point: both('The share that is flagged rightly', 'La part signalée à raison'),
        right: (check) => flaggedRight(check) / flagged(check),
        formula: both('=B1*B2*B3/B5', '=B1*B2*B3/B5'),
      },
      {
        at: 'B7',
        label: both(
          'The share of the pumps that are not flagged but defective, among all that are not flagged',
          'La part de défectueuses parmi les pompes non signalées',
        ),
        format: 'percent',
        point: both('The share that is missed among the others', 'La part manquée parmi les autres'),
        right: (check) => (check.cases * check.faulty * (1 - check.found)) / (check.cases - flagged(check)),
        formula: both('=B1*B2*(1-B3)/(B1-B5)', '=B1*B2*(1-B3)/(B1-B5)'),
      },
    ],
    why: both(
      'Good pumps are so many that a small share of them makes more alarms than the few defective ones. Count both kinds first, then divide by those who were flagged, or by those who were not.',
      'Les bonnes pompes sont si nombreuses qu’une petite part d’entre elles déclenche plus d’alertes que les rares défectueuses. On compte d’abord les deux sortes, puis on divise par les signalées, ou par les autres.',
    ),
  },
)

export const workedEffects = [beforeAndAfter, casesFlagged] as const
