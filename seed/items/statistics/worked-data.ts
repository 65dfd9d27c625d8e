/** Statistics, worked: answers that are missing, parts that do not make their total. Joined with the others by seed/items/statistics.ts. */
import { columnOf, headings, sumOf, TOWNS } from '#seed/items/draws.ts'
import { both, column, meanOf, namesAt, sheetItem } from '#seed/items/statistics/sheet-tasks.ts'

const PEOPLE = 8
const LAST_PERSON = PEOPLE + 1
const NO_ANSWER = 99
const BEST = 10

const answersThatAreMissing = sheetItem<readonly number[]>(
  {
    id: 'statistics-w01',
    family: 'worked-answers-that-are-missing',
    topic: 'questions-and-data',
    difficulty: [
      [2, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ],
    seconds: 240,
  },
  {
    stem: both(
      `Eight people were asked for a mark from 0 to ${BEST}. Whoever gave none is in the file as ${NO_ANSWER}; there may be more or fewer of those another time. Write formulas in \`E1\` to \`E4\`.`,
      `On a demandé à huit personnes une note de 0 à ${BEST}. Qui n’a pas répondu figure dans le fichier avec ${NO_ANSWER} ; leur nombre peut changer. Écrivez des formules de \`E1\` à \`E4\`.`,
    ),
    make(draws, round) {
      const missing = 1 + round
      const marks = column(PEOPLE, (row) => (row < missing ? NO_ANSWER : draws.whole(1, 9)))
      return draws.some(marks, PEOPLE)
    },
    cells: (marks) => [
      ...headings(both('Person', 'Personne'), both('Mark', 'Note')),
      ...columnOf(
        'A',
        column(PEOPLE, (row) => row + 1),
      ),
      ...columnOf('B', marks),
      ...namesAt(
        'D',
        1,
        both('Missing', 'Manquantes'),
        both('Mean', 'Moyenne'),
        both('At least', 'Au moins'),
        both('At most', 'Au plus'),
      ),
    ],
    parts: [
      {
        at: 'E1',
        label: both('The share of the marks that are missing', 'La part des notes qui manquent'),
        format: 'percent',
        point: both('The share that is missing', 'La part qui manque'),
        right: (marks) => marks.filter((mark) => mark === NO_ANSWER).length / PEOPLE,
        formula: both(
          `=COUNTIF(B2:B${LAST_PERSON},${NO_ANSWER})/COUNT(B2:B${LAST_PERSON})`,
          `=NB.SI(B2:B${LAST_PERSON};${NO_ANSWER})/NB(B2:B${LAST_PERSON})`,
        ),
      },
      {
        at: 'E2',
        label: both('The mean of the marks that were given', 'La moyenne des notes données'),
        point: both('The mean without the missing marks', 'La moyenne sans les notes manquantes'),
        right: (marks) => meanOf(marks.filter((mark) => mark !== NO_ANSWER)),
        formula: both(
          `=AVERAGEIF(B2:B${LAST_PERSON},"<>${NO_ANSWER}")`,
          `=MOYENNE.SI(B2:B${LAST_PERSON};"<>${NO_ANSWER}")`,
        ),
      },
      {
        at: 'E3',
        label: both(
          'The lowest that the mean of all eight can be, whatever the rest would answer',
          'La plus basse moyenne possible des huit, quoi que pensent les autres',
        ),
        point: both('The lowest mean that is possible', 'La plus basse moyenne possible'),
        right: (marks) => sumOf(marks.filter((mark) => mark !== NO_ANSWER)) / PEOPLE,
        formula: both(
          `=SUMIF(B2:B${LAST_PERSON},"<>${NO_ANSWER}")/COUNT(B2:B${LAST_PERSON})`,
          `=SOMME.SI(B2:B${LAST_PERSON};"<>${NO_ANSWER}")/NB(B2:B${LAST_PERSON})`,
        ),
      },
      {
        at: 'E4',
        label: both('The highest that the mean of all eight can be', 'La plus haute moyenne possible des huit'),
        point: both('The highest mean that is possible', 'La plus haute moyenne possible'),
        right: (marks) => sumOf(marks.map((mark) => (mark === NO_ANSWER ? BEST : mark))) / PEOPLE,
        formula: both(`=E3+E1*${BEST}`, `=E3+E1*${BEST}`),
      },
    ],
    why: both(
      `A code such as ${NO_ANSWER} must never enter a mean. All who are missing may think 0, or ${BEST}: between these lies the mean of everybody, however those who answered were chosen.`,
      `Un code comme ${NO_ANSWER} ne doit jamais entrer dans une moyenne. Tous les absents peuvent penser 0, ou ${BEST} : la moyenne de tous se situe entre ces bornes, quelle que soit la sélection des réponses.`,
    ),
  },
)

const REGIONS = 6
const LAST_REGION = REGIONS + 1

interface Counts {
  readonly towns: readonly string[]
  readonly women: readonly number[]
  readonly men: readonly number[]
  readonly told: readonly number[]
}

const membersOf = ({ women, men }: Counts): number => sumOf([...women, ...men])

const partsAndTotals = sheetItem<Counts>(
  {
    id: 'statistics-w02',
    family: 'worked-parts-and-totals',
    topic: 'questions-and-data',
    difficulty: [
      [1, 1],
      [2, 2],
      [3, 3],
      [3, 4],
    ],
    seconds: 210,
  },
  {
    stem: both(
      `Each town reports its members: women, men, and a total that was typed by hand. Write in \`E2\` a formula that is copied down to row ${LAST_REGION}, then formulas in \`H1\` to \`H3\`. The counts of women and men are right.`,
      `Chaque ville déclare ses adhérents : femmes, hommes, et un total saisi à la main. Écrivez en \`E2\` une formule que l’on recopie jusqu’à la ligne ${LAST_REGION}, puis des formules de \`H1\` à \`H3\`. Les nombres de femmes et d’hommes sont justes.`,
    ),
    make(draws, round) {
      const women = column(REGIONS, () => draws.whole(120, 900))
      const men = column(REGIONS, () => draws.whole(120, 900))
      const faulty = draws.some(
        column(REGIONS, (row) => row),
        1 + round,
      )
      const told = women.map((count, row) => {
        const total = count + (men[row] ?? 0)
        return faulty.includes(row) ? total + draws.whole(10, 99) : total
      })
      return { towns: draws.some(TOWNS, REGIONS), women, men, told }
    },
    cells: ({ towns, women, men, told }) => [
      ...headings(
        both('Town', 'Ville'),
        both('Women', 'Femmes'),
        both('Men', 'Hommes'),
        both('Total', 'Total'),
        both('Off by', 'Écart'),
      ),
      ...columnOf('A', towns),
      ...columnOf('B', women),
      ...columnOf('C', men),
      ...columnOf('D', told),
      ...namesAt('G', 1, both('Members', 'Adhérents'), both('Too many', 'En trop'), both('Faulty', 'Erronées')),
    ],
    parts: [
      {
        at: 'E2',
        lastRow: LAST_REGION,
        label: both(
          'By how many members the total is above its parts',
          'De combien d’adhérents le total dépasse ses parties',
        ),
        point: both('The error of each row', 'L’erreur de chaque ligne'),
        right: ({ women, men, told }) => told.map((total, row) => total - (women[row] ?? 0) - (men[row] ?? 0)),
        formula: both('=D2-B2-C2', '=D2-B2-C2'),
      },
      {
        at: 'H1',
        label: both(
          'How many members there really are, in all towns',
          'Le nombre réel d’adhérents, toutes villes réunies',
        ),
        point: both('The true number of members', 'Le nombre réel d’adhérents'),
        right: membersOf,
        formula: both(`=SUM(B2:C${LAST_REGION})`, `=SOMME(B2:C${LAST_REGION})`),
      },
      {
        at: 'H2',
        label: both(
          'By what share of it the reported totals, added up, are too high',
          'De quelle part de ce nombre la somme des totaux déclarés est trop élevée',
        ),
        format: 'percent',
        point: both('The error as a share of what is right', 'L’erreur rapportée au vrai nombre'),
        right: (counts) => sumOf(counts.told) / membersOf(counts) - 1,
        formula: both(`=SUM(D2:D${LAST_REGION})/H1-1`, `=SOMME(D2:D${LAST_REGION})/H1-1`),
      },
      {
        at: 'H3',
        label: both('The share of the rows whose total is wrong', 'La part des lignes dont le total est faux'),
        format: 'percent',
        point: both('The share of faulty rows', 'La part des lignes erronées'),
        right: ({ women, men, told }) =>
          told.filter((total, row) => total !== (women[row] ?? 0) + (men[row] ?? 0)).length / REGIONS,
        formula: both('=COUNTIF(E2:E7,"<>0")/COUNT(E2:E7)', '=NB.SI(E2:E7;"<>0")/NB(E2:E7)'),
      },
    ],
    why: both(
      'What can be added up from its parts needs no typed total. An error is measured by the true value, and how many rows it touches is another question than how large it is.',
      'Ce qui se calcule à partir de ses parties n’a pas besoin d’un total saisi. Une erreur se rapporte à la vraie valeur, et le nombre de lignes touchées est une autre question que son ampleur.',
    ),
  },
)

export const workedData = [answersThatAreMissing, partsAndTotals] as const
