/** Spreadsheets items of the topic “Formulas and references”. Joined with the other topics by seed/items/spreadsheets.ts. */
import type { SourceItem } from '#seed/items/source-item.ts'

export const formulasItems: readonly SourceItem[] = [
  {
    id: 'spreadsheets-001',
    family: 'sum-range',
    topic: 'formulas',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'Which formula adds the cells from B2 down to B9?',
      fr: 'Quelle formule additionne les cellules de B2 à B9 ?',
    },
    options: [
      { en: '=B2+B9', fr: '=B2+B9' },
      { en: '=SUM(B2-B9)', fr: '=SOMME(B2-B9)' },
      { en: '=SUM(B2,B9)', fr: '=SOMME(B2;B9)' },
      { en: '=SUM(B2:B9)', fr: '=SOMME(B2:B9)' },
    ],
    key: [3],
    why: {
      en: 'The colon means ‘from … to’. The comma names two single cells only, and the minus subtracts.',
      fr: 'Les deux-points signifient « de … à ». Le point-virgule ne désigne que deux cellules, et le moins soustrait.',
    },
  },
  {
    id: 'spreadsheets-002',
    family: 'operator-order',
    topic: 'formulas',
    type: 'number',
    difficulty: [1, 1],
    seconds: 35,
    stem: { en: 'Which number does the formula `=2+3*4` give?', fr: 'Quel nombre la formule `=2+3*4` donne-t-elle ?' },
    key: { value: 14 },
    why: {
      en: 'Multiplication comes before addition: 2 + 12.',
      fr: 'La multiplication passe avant l’addition : 2 + 12.',
    },
  },
  {
    id: 'spreadsheets-003',
    family: 'relative-copy',
    topic: 'formulas',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'C2 holds `=A2*B2`. You copy it down to C3. What does C3 hold?',
      fr: 'C2 contient `=A2*B2`. On la recopie vers le bas en C3. Que contient C3 ?',
    },
    options: [
      { en: '=A2*B2', fr: '=A2*B2' },
      { en: '=A2*B3', fr: '=A2*B3' },
      { en: '=A3*B3', fr: '=A3*B3' },
      { en: '=B3*C3', fr: '=B3*C3' },
    ],
    key: [2],
    why: {
      en: 'References without dollar signs move along with the copy, by one row here.',
      fr: 'Les références sans dollar se décalent avec la copie, ici d’une ligne.',
    },
  },
  {
    id: 'spreadsheets-004',
    family: 'formula-start',
    topic: 'formulas',
    type: 'single',
    difficulty: [1, 1],
    seconds: 30,
    stem: {
      en: 'You type `SUM(A1:A3)` into a cell and see just that text. What is missing?',
      fr: 'On tape `SOMME(A1:A3)` dans une cellule et l’on voit seulement ce texte. Que manque-t-il ?',
    },
    options: [
      { en: 'An equals sign in front', fr: 'Un signe égal au début' },
      { en: 'A dollar sign in front', fr: 'Un signe dollar au début' },
      { en: 'A space before the bracket', fr: 'Une espace avant la parenthèse' },
      { en: 'Quotation marks around it', fr: 'Des guillemets autour' },
    ],
    key: [0],
    why: { en: 'Without `=` the content is taken for text.', fr: 'Sans `=`, le contenu est pris pour du texte.' },
  },
  {
    id: 'spreadsheets-005',
    family: 'absolute-reference',
    topic: 'formulas',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'Prices stand in B2:B50, the VAT rate in E1. Which formula in C2 can be copied down as it is?',
      fr: 'Les prix sont en B2:B50, le taux de TVA en E1. Quelle formule en C2 peut être recopiée vers le bas telle quelle ?',
    },
    options: [
      { en: '=B2*E1', fr: '=B2*E1' },
      { en: '=B2*$E$1', fr: '=B2*$E$1' },
      { en: '=$B$2*$E$1', fr: '=$B$2*$E$1' },
      { en: '=$B$2*E1', fr: '=$B$2*E1' },
    ],
    key: [1],
    why: {
      en: 'The price must move with the row, the rate must stay: only E1 needs the dollars.',
      fr: 'Le prix doit suivre la ligne, le taux doit rester : seul E1 a besoin des dollars.',
    },
  },
  {
    id: 'spreadsheets-006',
    family: 'average-blank',
    topic: 'formulas',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'What does `=AVERAGE(A1:A4)` give here (A3 is empty)?',
      fr: 'Que donne ici `=MOYENNE(A1:A4)` (A3 est vide) ?',
    },
    code: `   A
1  6
2  12
3
4  0`,
    options: [
      { en: '9', fr: '9' },
      { en: '4.5', fr: '4,5' },
      { en: '18', fr: '18' },
      { en: '6', fr: '6' },
    ],
    key: [3],
    why: {
      en: 'The empty cell is left out, the 0 counts: 18 divided by 3.',
      fr: 'La cellule vide est ignorée, le 0 compte : 18 divisé par 3.',
    },
  },
  {
    id: 'spreadsheets-007',
    family: 'count-types',
    topic: 'formulas',
    type: 'code',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'What do `=COUNT(A1:A5)` and `=COUNTA(A1:A5)` give?',
      fr: 'Que donnent `=NB(A1:A5)` et `=NBVAL(A1:A5)` ?',
    },
    code: `   A
1  5
2  Ana
3  7
4
5  0`,
    options: [
      { en: '4 and 5', fr: '4 et 5' },
      { en: '3 and 5', fr: '3 et 5' },
      { en: '3 and 4', fr: '3 et 4' },
      { en: '2 and 5', fr: '2 et 5' },
    ],
    key: [2],
    why: {
      en: '`COUNT` counts numbers (5, 7, 0); `COUNTA` counts all that is not empty, the name included.',
      fr: '`NB` compte les nombres (5, 7, 0) ; `NBVAL` compte tout ce qui n’est pas vide, le nom compris.',
    },
  },
  {
    id: 'spreadsheets-008',
    family: 'error-div',
    topic: 'formulas',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'A cell shows `#DIV/0!`. What has happened?',
      fr: 'Une cellule affiche `#DIV/0!`. Que s’est-il passé ?',
    },
    options: [
      { en: 'The formula divides by zero or an empty cell', fr: 'La formule divise par zéro ou par une cellule vide' },
      { en: 'The formula has the misspelt name of a function', fr: 'La formule contient un nom de fonction mal écrit' },
      {
        en: 'The formula gives a result too wide for its cell',
        fr: 'La formule donne un résultat trop large pour la cellule',
      },
      { en: 'The formula refers to a cell that was deleted', fr: 'La formule vise une cellule qui a été supprimée' },
    ],
    key: [0],
    why: {
      en: 'An empty cell counts as 0 in a division. A result too wide shows `####`, a deleted cell `#REF!`, a wrong name `#NAME?`.',
      fr: 'Une cellule vide compte pour 0 dans une division. Un résultat trop large affiche `####`, une cellule supprimée `#REF!`, un nom erroné `#NOM?`.',
    },
  },
  {
    id: 'spreadsheets-009',
    family: 'same-result',
    topic: 'formulas',
    type: 'multiple',
    difficulty: [2, 2],
    seconds: 55,
    stem: {
      en: 'A1 holds 200. Which formulas raise it by 15 percent, to 230? Choose all that apply.',
      fr: 'A1 contient 200. Quelles formules l’augmentent de 15 pour cent, à 230 ? Cochez toutes les bonnes réponses.',
    },
    code: `   A
1  200`,
    options: [
      { en: '=A1*(1+15%)', fr: '=A1*(1+15%)' },
      { en: '=A1+A1*15%', fr: '=A1+A1*15%' },
      { en: '=A1*15%', fr: '=A1*15%' },
      { en: '=A1*1.15', fr: '=A1*1,15' },
      { en: '=A1+15%', fr: '=A1+15%' },
    ],
    key: [0, 1, 3],
    why: {
      en: '15 % of the price is added to the price. `A1+15%` only adds 0.15.',
      fr: 'On ajoute au prix 15 % de ce prix. `=A1+15%` n’ajoute que 0,15.',
    },
  },
  {
    id: 'spreadsheets-010',
    family: 'mixed-reference',
    topic: 'formulas',
    type: 'single',
    difficulty: [3, 3],
    seconds: 65,
    stem: {
      en: 'Factors stand in A2:A11 and in B1:K1. Which formula in B2 fills the whole multiplication table when copied right and down?',
      fr: 'Les facteurs sont en A2:A11 et en B1:K1. Quelle formule en B2 remplit toute la table de multiplication une fois recopiée à droite et en bas ?',
    },
    options: [
      { en: '=A$2*$B1', fr: '=A$2*$B1' },
      { en: '=$A2*B$1', fr: '=$A2*B$1' },
      { en: '=A2*B1', fr: '=A2*B1' },
      { en: '=$A$2*$B$1', fr: '=$A$2*$B$1' },
    ],
    key: [1],
    why: {
      en: 'The left factor stays in column A while its row moves; the upper one stays in row 1 while its column moves.',
      fr: 'Le facteur de gauche reste en colonne A et change de ligne ; celui du haut reste en ligne 1 et change de colonne.',
    },
  },
  {
    id: 'spreadsheets-011',
    family: 'copy-across',
    topic: 'formulas',
    type: 'number',
    difficulty: [3, 4],
    seconds: 65,
    stem: {
      en: 'B1 holds `=SUM($A1:A1)`; it is copied down to B4. What does B4 show?',
      fr: 'B1 contient `=SOMME($A1:A1)` ; on la recopie vers le bas jusqu’en B4. Qu’affiche B4 ?',
    },
    code: `   A
1  5
2  3
3  4
4  8`,
    key: { value: 8 },
    why: {
      en: 'The dollar fixes the column only, so both ends move to row 4 and the sum has one cell. A running total needs `=SUM(A$1:A1)`.',
      fr: 'Le dollar ne fige que la colonne : les deux bornes passent en ligne 4 et la somme n’a qu’une cellule. Un cumul demande `=SOMME(A$1:A1)`.',
    },
  },
  {
    id: 'spreadsheets-012',
    family: 'circular-reference',
    topic: 'formulas',
    type: 'single',
    difficulty: [3, 2],
    seconds: 55,
    stem: {
      en: 'A10 holds `=SUM(A1:A10)`. What does the program say?',
      fr: 'A10 contient `=SOMME(A1:A10)`. Que signale le tableur ?',
    },
    options: [
      { en: 'That A10 has been counted twice in the sum', fr: 'Que A10 a été comptée deux fois dans la somme' },
      { en: 'That A10 has no value yet', fr: 'Que A10 n’a pas encore de valeur' },
      { en: 'That the reference is circular', fr: 'Que la référence est circulaire' },
      { en: 'That the formula has too many cells', fr: 'Que la formule a trop de cellules' },
    ],
    key: [2],
    why: {
      en: 'The result would depend on itself. The range must end at A9.',
      fr: 'Le résultat dépendrait de lui-même. La plage doit s’arrêter à A9.',
    },
  },
  {
    id: 'spreadsheets-013',
    family: 'insert-row',
    topic: 'formulas',
    type: 'single',
    difficulty: [3, 2],
    seconds: 60,
    stem: {
      en: 'C1 holds `=SUM(A1:A5)`. A row is inserted between rows 2 and 3. What does the formula become?',
      fr: 'C1 contient `=SOMME(A1:A5)`. On insère une ligne entre les lignes 2 et 3. Que devient la formule ?',
    },
    options: [
      { en: '=SUM(A2:A6)', fr: '=SOMME(A2:A6)' },
      { en: '=SUM(A1:A6)', fr: '=SOMME(A1:A6)' },
      { en: '=SUM(A1:A5)', fr: '=SOMME(A1:A5)' },
      { en: '=SUM(A2:A5)', fr: '=SOMME(A2:A5)' },
    ],
    key: [1],
    why: {
      en: 'An insertion inside a range stretches it, so that the same cells and the new one belong to it.',
      fr: 'Une insertion à l’intérieur d’une plage l’étend : elle contient les mêmes cellules et la nouvelle.',
    },
  },
  {
    id: 'spreadsheets-014',
    family: 'error-meaning',
    topic: 'formulas',
    type: 'multiple',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: 'Which of these can be the cause of `#REF!`? Choose all that apply.',
      fr: 'Lesquelles de ces actions peuvent causer `#REF!` ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: 'The cell to which the formula points was emptied.', fr: 'La cellule visée par la formule a été vidée.' },
      {
        en: 'The column to which the formula points was deleted.',
        fr: 'La colonne visée par la formule a été supprimée.',
      },
      {
        en: 'The cell to which the formula points holds a text.',
        fr: 'La cellule visée par la formule contient un texte.',
      },
      { en: '`=A1` in B2 was copied to B1.', fr: '`=A1`, saisie en B2, a été recopiée en B1.' },
    ],
    key: [1, 3],
    why: {
      en: '`#REF!` means that the reference leads nowhere: to a deleted cell, or above row 1. Empty cells and texts still exist.',
      fr: '`#REF!` signifie que la référence ne mène nulle part : cellule supprimée, ou au-dessus de la ligne 1. Une cellule vide ou un texte existent toujours.',
    },
  },
  {
    id: 'spreadsheets-015',
    family: 'paste-values',
    topic: 'formulas',
    type: 'single',
    difficulty: [3, 2],
    seconds: 55,
    stem: {
      en: 'A column of formulas refers to a sheet that you will delete. How are the present results kept?',
      fr: 'Une colonne de formules se réfère à une feuille que l’on va supprimer. Comment conserver les résultats actuels ?',
    },
    options: [
      {
        en: 'Copy the column and paste it elsewhere as it is',
        fr: 'Copier la colonne et la coller ailleurs telle quelle',
      },
      {
        en: 'Hide the sheet’s rows before you delete it',
        fr: 'Masquer les lignes de la feuille avant de la supprimer',
      },
      { en: 'Sort the column before you delete the sheet', fr: 'Trier la colonne avant de supprimer la feuille' },
      { en: 'Copy the column and paste its values only', fr: 'Copier la colonne et coller les valeurs seules' },
    ],
    key: [3],
    why: {
      en: 'Pasting values replaces the formulas by what they give now. Copies of formulas would still point at the deleted sheet.',
      fr: 'Coller les valeurs remplace les formules par leur résultat actuel. Des formules copiées viseraient toujours la feuille supprimée.',
    },
  },
  {
    id: 'spreadsheets-016',
    family: 'evaluation-order',
    topic: 'formulas',
    type: 'order',
    difficulty: [4, 5],
    seconds: 75,
    stem: {
      en: 'In which order are the operations of `=-A1^2+B1*C1&"x"` carried out in Excel, first to last?',
      fr: 'Dans quel ordre les opérations de `=-A1^2+B1*C1&"x"` sont-elles effectuées dans Excel, de la première à la dernière ?',
    },
    options: [
      { en: '`^`', fr: '`^`' },
      { en: '`&`', fr: '`&`' },
      { en: 'the minus sign in front', fr: 'le signe moins du début' },
      { en: '`*`', fr: '`*`' },
      { en: '`+`', fr: '`+`' },
    ],
    key: [2, 0, 3, 4, 1],
    why: {
      en: 'In Excel the sign binds tighter than the power, so that -3^2 is 9; then products, then sums, and joining text last.',
      fr: 'Dans Excel, le signe lie plus fort que la puissance : -3^2 vaut 9 ; puis viennent les produits, les sommes, et la concaténation en dernier.',
    },
  },
  {
    id: 'spreadsheets-017',
    family: 'sumproduct',
    topic: 'formulas',
    type: 'single',
    difficulty: [4, 3],
    seconds: 70,
    stem: { en: 'What does `=SUMPRODUCT(A1:A3,B1:B3)` give?', fr: 'Que donne `=SOMMEPROD(A1:A3;B1:B3)` ?' },
    code: `   A  B
1  2  10
2  1  30
3  3  5`,
    options: [
      { en: '65', fr: '65' },
      { en: '95', fr: '95' },
      { en: '51', fr: '51' },
      { en: '270', fr: '270' },
    ],
    key: [0],
    why: {
      en: 'The pairs are multiplied and the products added: 20 + 30 + 15.',
      fr: 'On multiplie les paires puis on additionne les produits : 20 + 30 + 15.',
    },
  },
  {
    id: 'spreadsheets-018',
    family: 'sheet-reference-3d',
    topic: 'formulas',
    type: 'single',
    difficulty: [4, 4],
    seconds: 65,
    stem: {
      en: 'In Excel, the sheets Jan, Feb and Mar have the same layout. Which formula adds their cells B5, and that of any sheet put between them later?',
      fr: 'Dans Excel, les feuilles Jan, Fév et Mars ont la même disposition. Quelle formule additionne leurs cellules B5 et celle de toute feuille intercalée plus tard ?',
    },
    options: [
      { en: '=Jan!B5+Feb!B5+Mar!B5', fr: '=Jan!B5+Fév!B5+Mars!B5' },
      { en: '=SUM(Jan!B5,Feb!B5,Mar!B5)', fr: '=SOMME(Jan!B5;Fév!B5;Mars!B5)' },
      { en: '=SUM(Jan:Mar!B5:B7)', fr: '=SOMME(Jan:Mars!B5:B7)' },
      { en: '=SUM(Jan:Mar!B5)', fr: '=SOMME(Jan:Mars!B5)' },
    ],
    key: [3],
    why: {
      en: 'A range of sheets includes whatever stands between the first and the last. The named sums would not know the new one.',
      fr: 'Une plage de feuilles inclut tout ce qui se trouve entre la première et la dernière. Les sommes nominatives ignoreraient la nouvelle.',
    },
  },
  {
    id: 'spreadsheets-019',
    family: 'indirect-effect',
    topic: 'formulas',
    type: 'single',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'A1 holds the text B7. A row is inserted above row 7. Which cells do `=INDIRECT(A1)` and `=B7` read from then on?',
      fr: 'A1 contient le texte B7. On insère une ligne au-dessus de la ligne 7. Quelles cellules `=INDIRECT(A1)` et `=B7` lisent-elles ensuite ?',
    },
    options: [
      {
        en: 'Both of them read B8, since references follow.',
        fr: 'Toutes deux lisent B8, car les références suivent.',
      },
      {
        en: 'Both still read B7, since nothing was copied.',
        fr: 'Toutes deux lisent encore B7, car rien n’a été copié.',
      },
      {
        en: '`INDIRECT` still reads B7, the other reads B8.',
        fr: '`INDIRECT` lit encore B7, l’autre lit B8.',
      },
      {
        en: '`INDIRECT` reads B8, the other still reads B7.',
        fr: '`INDIRECT` lit B8, l’autre lit encore B7.',
      },
    ],
    key: [2],
    why: {
      en: '`INDIRECT` builds its reference from a text, and a text is not adjusted. That is also why it hides errors.',
      fr: '`INDIRECT` construit sa référence à partir d’un texte, et un texte ne s’ajuste pas. C’est aussi pourquoi elle cache des erreurs.',
    },
  },
  {
    id: 'spreadsheets-020',
    family: 'nested-if-count',
    topic: 'formulas',
    type: 'number',
    difficulty: [4, 3],
    seconds: 75,
    stem: {
      en: 'How many of the cells A1:A6 are counted by `=COUNTIFS(A1:A6,">=10",A1:A6,"<20")`?',
      fr: 'Combien de cellules de A1:A6 la formule `=NB.SI.ENS(A1:A6;">=10";A1:A6;"<20")` compte-t-elle ?',
    },
    code: `   A
1  9
2  10
3  15
4  20
5  19
6  25`,
    key: { value: 3 },
    why: {
      en: 'Both conditions must hold in the same cell: 10, 15 and 19.',
      fr: 'Les deux conditions doivent être vraies pour la même cellule : 10, 15 et 19.',
    },
  },
  {
    id: 'spreadsheets-021',
    family: 'volatile-offset',
    topic: 'formulas',
    type: 'single',
    difficulty: [5, 5],
    seconds: 80,
    stem: {
      en: 'A large workbook recalculates slowly after every entry. Which change helps most?',
      fr: 'Un grand classeur recalcule lentement à chaque saisie. Quel changement aide le plus ?',
    },
    options: [
      {
        en: 'Replacing `OFFSET` by `INDEX` in 20,000 formulas',
        fr: 'Remplacer `DECALER` par `INDEX` dans 20 000 formules',
      },
      {
        en: 'Replacing number formats by `TEXT` in the results',
        fr: 'Remplacer les formats de nombre par `TEXTE` dans les résultats',
      },
      {
        en: 'Replacing `SUM` by chains of `+` in 20,000 formulas',
        fr: 'Remplacer `SOMME` par des suites de `+` dans 20 000 formules',
      },
      {
        en: 'Replacing absolute references by relative ones throughout',
        fr: 'Remplacer partout les références absolues par des relatives',
      },
    ],
    key: [0],
    why: {
      en: '`OFFSET` is volatile: it is recalculated at each change anywhere. `INDEX` is recalculated only when its own cells change.',
      fr: '`DECALER` est volatile : elle est recalculée à chaque modification. `INDEX` ne l’est que si ses propres cellules changent.',
    },
  },
  {
    id: 'spreadsheets-022',
    family: 'boolean-arithmetic',
    topic: 'formulas',
    type: 'single',
    difficulty: [5, 5],
    seconds: 80,
    stem: {
      en: 'What does the formula `=SUMPRODUCT((A1:A4="N")*(B1:B4>5)*B1:B4)` give?',
      fr: 'Que donne la formule `=SOMMEPROD((A1:A4="N")*(B1:B4>5)*B1:B4)` ?',
    },
    code: `   A  B
1  N  4
2  S  9
3  N  8
4  N  6`,
    options: [
      { en: '18', fr: '18' },
      { en: '14', fr: '14' },
      { en: '23', fr: '23' },
      { en: '2', fr: '2' },
    ],
    key: [1],
    why: {
      en: 'Each test gives 1 or 0; only rows with N and more than 5 keep their number: 8 + 6.',
      fr: 'Chaque test donne 1 ou 0 ; seules les lignes avec N et plus de 5 gardent leur nombre : 8 + 6.',
    },
  },
  {
    id: 'spreadsheets-023',
    family: 'implicit-text-number',
    topic: 'formulas',
    type: 'multiple',
    difficulty: [5, 5],
    seconds: 80,
    stem: {
      en: 'A1 holds the number 5 and A2 the text 5 (entered with an apostrophe in front). Which formulas give 10? Choose all that apply.',
      fr: 'A1 contient le nombre 5 et A2 le texte 5 (saisi avec une apostrophe devant). Quelles formules donnent 10 ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: '=A1+A2', fr: '=A1+A2' },
      { en: '=SUM(A1,A2*1)', fr: '=SOMME(A1;A2*1)' },
      { en: '=COUNT(A1:A2)*5', fr: '=NB(A1:A2)*5' },
      { en: '=SUM(A1,VALUE(A2))', fr: '=SOMME(A1;CNUM(A2))' },
      { en: '=SUM(A1:A2)', fr: '=SOMME(A1:A2)' },
    ],
    key: [0, 1, 3],
    why: {
      en: 'Operators turn text that looks like a number into a number. `SUM` and `COUNT` pass over text in the cells of a range.',
      fr: 'Les opérateurs convertissent en nombre un texte qui y ressemble. `SOMME` et `NB` ignorent le texte dans les cellules d’une plage.',
    },
  },
  {
    id: 'spreadsheets-024',
    family: 'spill-blocked',
    topic: 'formulas',
    type: 'single',
    difficulty: [5, 4],
    seconds: 75,
    stem: {
      en: '`=UNIQUE(A2:A50)` in D2 shows `#SPILL!`. What is the most likely cause?',
      fr: '`=UNIQUE(A2:A50)` en D2 affiche une erreur de propagation (`#PROPAGATION!` ou `#SPILL!`). Quelle est la cause la plus probable ?',
    },
    options: [
      { en: 'A2:A50 holds several values that are the same.', fr: 'A2:A50 contient plusieurs valeurs identiques.' },
      { en: 'A cell below D2 is not empty.', fr: 'Une cellule sous D2 n’est pas vide.' },
      {
        en: 'A2:A50 holds cells with an error or with no content.',
        fr: 'A2:A50 contient des cellules vides ou en erreur.',
      },
      { en: 'The column D is too narrow to show it.', fr: 'La colonne D est trop étroite pour l’afficher.' },
    ],
    key: [1],
    why: {
      en: 'The result wants several cells and spills downwards; anything in its way blocks it.',
      fr: 'Le résultat occupe plusieurs cellules vers le bas ; tout contenu sur son passage le bloque.',
    },
  },
]
