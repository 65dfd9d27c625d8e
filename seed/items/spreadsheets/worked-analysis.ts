/** Spreadsheets, worked: changes and ranks, checks of a list. Joined with the others by seed/items/spreadsheets.ts. */
import { columnOf, drawsOf, headings, TOWNS, valuesOf } from '#seed/items/draws.ts'
import type { SheetCase, SheetItem, SheetTask, SheetValue } from '#seed/items/worked-item.ts'

const ROWS = 5
const LAST = ROWS + 1

const changeAndRank: SheetItem = {
  id: 'spreadsheets-w08',
  family: 'worked-change-and-rank',
  topic: 'analysis',
  type: 'sheet',
  difficulty: [
    [1, 2],
    [2, 2],
    [3, 4],
  ],
  seconds: 180,
  variant(seed): SheetTask {
    const draws = drawsOf(seed)
    const towns = draws.some(TOWNS, ROWS)
    const amounts = () =>
      draws.some(
        Array.from({ length: 60 }, (_, index) => 100 + 20 * index),
        ROWS,
      )
    const made = (newAt: readonly number[]) => ({
      before: amounts().map((amount, index) => (newAt.includes(index) ? 0 : amount)),
      now: amounts(),
    })
    type Made = ReturnType<typeof made>
    const change = ({ before, now }: Made, place: number): number | string => {
      const [then = 0, today = 0] = [before[place], now[place]]
      return then === 0 ? '' : (today - then) / then
    }
    const rank = ({ now }: Made, place: number) => 1 + now.filter((amount) => amount > (now[place] ?? 0)).length
    const caseOf = (
      one: Made,
      column: string,
      places: readonly number[],
      answer: (of: Made, place: number) => number | string,
    ): SheetCase => ({
      data: { ...valuesOf('B', one.before), ...valuesOf('C', one.now) },
      expected: Object.fromEntries(places.map((place) => [`${column}${place + 2}`, answer(one, place)])),
    })
    const places = Array.from({ length: ROWS }, (_, index) => index)
    const shown = made([draws.whole(1, ROWS - 1)])
    const others = [made([]), made([])]
    const opened = [made([0, 3]), made([draws.whole(1, ROWS - 1)])]
    return {
      stem: {
        en: `Sales of last year and of this year. Write in \`D2\` and \`E2\` formulas that are copied down to row ${LAST}. A branch that sold nothing last year is new: its change stays an empty text.`,
        fr: `Ventes de l’an dernier et de cette année. Écrivez en \`D2\` et \`E2\` des formules que l’on recopie jusqu’à la ligne ${LAST}. Une agence qui n’a rien vendu l’an dernier est nouvelle : son évolution reste un texte vide.`,
      },
      cells: [
        ...headings(
          { en: 'Branch', fr: 'Agence' },
          { en: 'Last year', fr: 'An dernier' },
          { en: 'This year', fr: 'Cette année' },
          { en: 'Change', fr: 'Évolution' },
          { en: 'Rank', fr: 'Rang' },
        ),
        ...columnOf('A', towns),
        ...columnOf('B', shown.before),
        ...columnOf('C', shown.now),
      ],
      targets: [
        {
          at: 'D2',
          label: {
            en: 'The change from last year, as a share of last year’s sales; `""` where there were none',
            fr: 'L’évolution depuis l’an dernier, en part des ventes de l’an dernier ; `""` s’il n’y en avait pas',
          },
          format: 'percent',
          lastRow: LAST,
        },
        {
          at: 'E2',
          label: {
            en: 'The branch’s place by this year’s sales: 1 for the highest',
            fr: 'La place de l’agence selon les ventes de cette année : 1 pour la plus forte',
          },
          lastRow: LAST,
        },
      ],
      points: [
        {
          label: { en: 'The change, where there were sales', fr: 'L’évolution, quand il y avait des ventes' },
          cases: others.map((one) => caseOf(one, 'D', places, change)),
        },
        {
          label: { en: 'Empty where there were none', fr: 'Vide quand il n’y en avait pas' },
          cases: opened.map((one) => caseOf(one, 'D', places, change)),
        },
        {
          label: { en: 'The rank, in every row', fr: 'Le rang, à chaque ligne' },
          cases: [...others, ...opened].map((one) => caseOf(one, 'E', places, rank)),
        },
      ],
      solution: {
        D2: { en: '=IF(B2=0,"",(C2-B2)/B2)', fr: '=SI(B2=0;"";(C2-B2)/B2)' },
        E2: { en: `=RANK(C2,C$2:C$${LAST})`, fr: `=RANG(C2;C$2:C$${LAST})` },
      },
      partial: [{ D2: '=(C2-B2)/B2' }, { D2: '=IFERROR(C2/B2-1,"")' }],
      why: {
        en: 'A change is measured by what was before; a division by 0 is met with IF before it happens. A rank needs the whole list held in place.',
        fr: 'Une évolution se mesure à ce qui était avant ; SI évite la division par 0 avant qu’elle n’arrive. Un rang demande que toute la liste soit fixée.',
      },
    }
  },
}

const LIST = 7
const LIST_LAST = LIST + 1

const checksOfList: SheetItem = {
  id: 'spreadsheets-w09',
  family: 'worked-checks-of-list',
  topic: 'analysis',
  type: 'sheet',
  difficulty: [
    [1, 1],
    [2, 2],
    [3, 4],
  ],
  seconds: 210,
  variant(seed): SheetTask {
    const draws = drawsOf(seed)
    const made = (missing: number, twice: number) => {
      const numbers = draws.some(
        Array.from({ length: 80 }, (_, index) => 1204 + index),
        LIST - twice,
      )
      const repeated = draws.some([...numbers, ...draws.some(numbers, twice)], LIST)
      const gaps = draws.some(
        Array.from({ length: LIST }, (_, index) => index),
        missing,
      )
      const amounts: SheetValue[] = Array.from({ length: LIST }, (_, index) =>
        gaps.includes(index) ? null : draws.step(40, 900, 10),
      )
      return { numbers: repeated, amounts }
    }
    type Made = ReturnType<typeof made>
    const known = ({ amounts }: Made) => amounts.flatMap((amount) => (typeof amount === 'number' ? amount : []))
    const shown = made(draws.whole(1, 2), 2)
    const others = [made(1, 1), made(3, 2), made(2, 3)]
    const cases = (answer: (of: Made) => Record<string, number>): SheetCase[] =>
      others.map((one) => ({
        data: { ...valuesOf('A', one.numbers), ...valuesOf('B', one.amounts) },
        expected: answer(one),
      }))
    const isTwice = ({ numbers }: Made, number: number) => numbers.filter((other) => other === number).length > 1
    return {
      stem: {
        en: `A list of invoices is checked: rows 2 to ${LIST_LAST}. Write \`F1\` and \`F2\`, and in \`C2\` a formula that is copied down to row ${LIST_LAST}.`,
        fr: `On contrôle une liste de factures : lignes 2 à ${LIST_LAST}. Écrivez \`F1\` et \`F2\`, et en \`C2\` une formule que l’on recopie jusqu’à la ligne ${LIST_LAST}.`,
      },
      cells: [
        ...headings(
          { en: 'Invoice', fr: 'Facture' },
          { en: 'Amount', fr: 'Montant' },
          { en: 'Repeated', fr: 'Répété' },
        ),
        { at: 'E1', value: { en: 'Missing', fr: 'Manquants' } },
        { at: 'E2', value: { en: 'Average', fr: 'Moyenne' } },
        ...columnOf('A', shown.numbers),
        ...shown.amounts.flatMap((value, index) => (value === null ? [] : [{ at: `B${index + 2}`, value }])),
      ],
      targets: [
        { at: 'F1', label: { en: 'How many amounts are missing', fr: 'Combien de montants manquent' } },
        {
          at: 'F2',
          label: {
            en: 'The average of the amounts that are there, rounded to a whole number',
            fr: 'La moyenne des montants présents, arrondie à l’unité',
          },
        },
        {
          at: 'C2',
          label: {
            en: '1 where the invoice’s number stands more than once in the list, else 0',
            fr: '1 si le numéro de la facture figure plusieurs fois dans la liste, sinon 0',
          },
          lastRow: LIST_LAST,
        },
      ],
      points: [
        {
          label: { en: 'The missing amounts', fr: 'Les montants manquants' },
          cases: cases((one) => ({ F1: LIST - known(one).length })),
        },
        {
          label: { en: 'The average of those that are there', fr: 'La moyenne de ceux qui sont là' },
          cases: cases((one) => {
            const there = known(one)
            return { F2: Math.round(there.reduce((sum, amount) => sum + amount, 0) / there.length) }
          }),
        },
        {
          label: { en: 'What is repeated, in every row', fr: 'Ce qui est répété, à chaque ligne' },
          cases: cases((one) =>
            valuesOf(
              'C',
              one.numbers.map((number) => (isTwice(one, number) ? 1 : 0)),
            ),
          ),
        },
      ],
      solution: {
        F1: { en: `=COUNTBLANK(B2:B${LIST_LAST})`, fr: `=NB.VIDE(B2:B${LIST_LAST})` },
        F2: { en: `=ROUND(AVERAGE(B2:B${LIST_LAST}),0)`, fr: `=ARRONDI(MOYENNE(B2:B${LIST_LAST});0)` },
        C2: { en: `=IF(COUNTIF(A$2:A$${LIST_LAST},A2)>1,1,0)`, fr: `=SI(NB.SI(A$2:A$${LIST_LAST};A2)>1;1;0)` },
      },
      partial: [
        { F1: `=COUNTBLANK(B2:B${LIST_LAST})` },
        { F1: `=COUNTBLANK(B2:B${LIST_LAST})`, F2: `=ROUND(AVERAGE(B2:B${LIST_LAST}),0)` },
      ],
      why: {
        en: 'COUNTBLANK counts empty cells, and AVERAGE leaves them out by itself. COUNTIF over the whole list, held in place, says how often a number stands in it.',
        fr: 'NB.VIDE compte les cellules vides, et MOYENNE les laisse de côté d’elle-même. NB.SI sur toute la liste, fixée, dit combien de fois un numéro y figure.',
      },
    }
  },
}

export const workedAnalysis: readonly SheetItem[] = [changeAndRank, checksOfList]
