/** Spreadsheets, worked: whole numbers and rests, rounding to the cent. Joined with the others by seed/items/spreadsheets.ts. */
import { columnOf, drawsOf, headings, toCent, valuesOf } from '#seed/items/draws.ts'
import type { SheetCase, SheetItem, SheetTask } from '#seed/items/worked-item.ts'

const ROWS = 4
const LAST = ROWS + 1

const fullBoxes: SheetItem = {
  id: 'spreadsheets-w06',
  family: 'worked-full-boxes',
  topic: 'dates-and-numbers',
  type: 'sheet',
  difficulty: [
    [2, 2],
    [3, 3],
    [3, 3],
  ],
  seconds: 180,
  variant(seed): SheetTask {
    const draws = drawsOf(seed)
    const codes = draws.some(['P10', 'P12', 'P15', 'P21', 'P24', 'P30', 'P33', 'P48'], ROWS)
    const made = () => {
      const size = draws.whole(6, 24)
      const pieces = Array.from({ length: ROWS }, () => size * draws.whole(2, 14) + draws.whole(1, size - 1))
      return { size, pieces }
    }
    const shown = made()
    const others = [made(), made()]
    // Full boxes alone: nothing is left, and nothing is to be added.
    const even = { size: shown.size, pieces: [3, 5, 8, 12].map((boxes) => boxes * shown.size) }
    const cases = (
      from: readonly (typeof shown)[],
      column: string,
      answer: (pieces: number, size: number) => number,
    ): SheetCase[] =>
      from.map(({ size, pieces }) => ({
        data: { ...valuesOf('B', pieces), G1: size },
        expected: valuesOf(
          column,
          pieces.map((count) => answer(count, size)),
        ),
      }))
    const all = [...others, even]
    return {
      stem: {
        en: `Pieces are packed into boxes; how many fit into one stands in \`G1\`, and may change. Write in \`C2\`, \`D2\` and \`E2\` formulas that are copied down to row ${LAST}.`,
        fr: `Des pièces sont mises en cartons ; le nombre par carton est en \`G1\` et peut changer. Écrivez en \`C2\`, \`D2\` et \`E2\` des formules que l’on recopie jusqu’à la ligne ${LAST}.`,
      },
      cells: [
        ...headings(
          { en: 'Item', fr: 'Article' },
          { en: 'Pieces', fr: 'Pièces' },
          { en: 'Full', fr: 'Pleins' },
          { en: 'Left over', fr: 'Reste' },
          { en: 'Needed', fr: 'Requis' },
        ),
        { at: 'F1', value: { en: 'Per box', fr: 'Par carton' } },
        { at: 'G1', value: shown.size },
        ...columnOf('A', codes),
        ...columnOf('B', shown.pieces),
      ],
      targets: [
        { at: 'C2', label: { en: 'How many boxes are full', fr: 'Combien de cartons sont pleins' }, lastRow: LAST },
        {
          at: 'D2',
          label: { en: 'How many pieces are left over', fr: 'Combien de pièces restent' },
          lastRow: LAST,
        },
        {
          at: 'E2',
          label: {
            en: 'How many boxes are needed for all pieces',
            fr: 'Combien de cartons il faut pour toutes les pièces',
          },
          lastRow: LAST,
        },
      ],
      points: [
        {
          label: { en: 'The full boxes, in every row', fr: 'Les cartons pleins, à chaque ligne' },
          cases: cases(all, 'C', (count, size) => Math.floor(count / size)),
        },
        {
          label: { en: 'What is left over, in every row', fr: 'Le reste, à chaque ligne' },
          cases: cases(all, 'D', (count, size) => count % size),
        },
        {
          label: {
            en: 'The boxes needed, also where nothing is left over',
            fr: 'Les cartons requis, même quand il ne reste rien',
          },
          cases: cases(all, 'E', (count, size) => Math.ceil(count / size)),
        },
      ],
      solution: {
        C2: { en: '=INT(B2/G$1)', fr: '=ENT(B2/G$1)' },
        D2: { en: '=MOD(B2,G$1)', fr: '=MOD(B2;G$1)' },
        E2: { en: '=ROUNDUP(B2/G$1,0)', fr: '=ARRONDI.SUP(B2/G$1;0)' },
      },
      partial: [{ C2: '=INT(B2/$G$1)' }, { C2: '=INT(B2/$G$1)', D2: '=B2-C2*$G$1' }],
      why: {
        en: 'INT drops what is behind the decimal sign, MOD gives the rest of the division, and ROUNDUP to 0 decimals goes up only where there is a rest. The dollar sign holds `G1` in place.',
        fr: 'ENT coupe après la virgule, MOD donne le reste de la division, et ARRONDI.SUP à 0 décimale ne monte que s’il y a un reste. Le dollar fixe `G1`.',
      },
    }
  },
}

const taxToTheCent: SheetItem = {
  id: 'spreadsheets-w07',
  family: 'worked-tax-to-the-cent',
  topic: 'dates-and-numbers',
  type: 'sheet',
  difficulty: [
    [1, 1],
    [2, 2],
    [2, 3],
  ],
  seconds: 150,
  variant(seed): SheetTask {
    const draws = drawsOf(seed)
    const codes = draws.some(['R-04', 'R-07', 'R-11', 'R-18', 'R-23', 'R-31', 'R-39', 'R-52'], ROWS)
    const rates = draws.some([0.055, 0.1, 0.2, 0.07, 0.19, 0.21], 2)
    const [rate = 0.2, other = 0.1] = rates
    const whole = () => Array.from({ length: ROWS }, () => draws.step(20, 400, 20))
    // With the tax of each there are fractions of a cent.
    const uneven = (by: number): number[] =>
      Array.from({ length: ROWS }, () => {
        let net = draws.step(3.01, 88.99, 0.01)
        for (let tries = 0; tries < 50 && isToTheCent(net * (1 + by)); tries += 1) net = Number((net + 0.01).toFixed(2))
        return net
      })
    const shown = uneven(rate)
    const caseOf = (nets: readonly number[], by: number, rows: number): SheetCase => ({
      data: { ...valuesOf('B', nets), F1: by },
      expected: valuesOf(
        'C',
        nets.slice(0, rows).map((net) => toCent(net * (1 + by))),
      ),
    })
    return {
      stem: {
        en: `Net prices in column \`B\`, the tax rate in \`F1\`. Write in \`C2\` a formula for the price with tax, rounded to the cent, that is copied down to row ${LAST}.`,
        fr: `Prix hors taxe en colonne \`B\`, taux de la taxe en \`F1\`. Écrivez en \`C2\` une formule pour le prix taxe comprise, arrondi au centime, que l’on recopie jusqu’à la ligne ${LAST}.`,
      },
      cells: [
        ...headings(
          { en: 'Item', fr: 'Article' },
          { en: 'Net', fr: 'Hors taxe' },
          { en: 'With tax', fr: 'Taxe comprise' },
        ),
        { at: 'E1', value: { en: 'Rate', fr: 'Taux' } },
        { at: 'F1', value: rate, format: 'percent' },
        ...columnOf('A', codes),
        ...columnOf('B', shown, 'money'),
      ],
      targets: [
        {
          at: 'C2',
          label: { en: 'The price with tax, to the cent', fr: 'Le prix taxe comprise, au centime' },
          lastRow: LAST,
        },
      ],
      points: [
        {
          label: { en: 'The price with tax', fr: 'Le prix taxe comprise' },
          cases: [caseOf(whole(), rate, 1), caseOf(whole(), rate, 1)],
        },
        {
          label: {
            en: 'With another rate in its cell, and in the rows below',
            fr: 'Avec un autre taux dans sa cellule, et aux lignes suivantes',
          },
          cases: [caseOf(whole(), rate, ROWS), caseOf(whole(), other, ROWS)],
        },
        {
          label: { en: 'Rounded to the cent, in every row', fr: 'Arrondi au centime, à chaque ligne' },
          cases: [caseOf(uneven(rate), rate, ROWS), caseOf(uneven(other), other, ROWS)],
        },
      ],
      solution: {
        C2: { en: '=ROUND(B2*(1+F$1),2)', fr: '=ARRONDI(B2*(1+F$1);2)' },
      },
      partial: [{ C2: '=ROUND(B2*(1+F1),2)' }, { C2: '=B2*(1+F$1)' }],
      why: {
        en: 'ROUND changes the value; a format with two decimals only shows it so, and totals then differ by cents. The rate is read from its cell, held in place by the dollar sign.',
        fr: 'ARRONDI change la valeur ; un format à deux décimales ne fait que l’afficher ainsi, et les totaux diffèrent alors de quelques centimes. Le taux est lu dans sa cellule, fixée par le dollar.',
      },
    }
  },
}

const isToTheCent = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 0.05

export const workedNumbers: readonly SheetItem[] = [fullBoxes, taxToTheCent]
