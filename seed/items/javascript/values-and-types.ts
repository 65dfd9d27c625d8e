/** JavaScript items of the topic “Values, types and operators”. Joined with the other topics by seed/items/javascript.ts. */
import type { SourceItem } from '#seed/items/source-item.ts'

export const valuesAndTypesItems: readonly SourceItem[] = [
  {
    id: 'javascript-001',
    family: 'plus-string',
    topic: 'values-and-types',
    type: 'code',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'A form field always gives its value as text. What does this print?',
      fr: 'Un champ de formulaire donne toujours sa valeur sous forme de texte. Qu’affiche ce code ?',
    },
    code: `const quantity = '4'
console.log(quantity + 2)`,
    options: [
      { en: '42', fr: '42' },
      { en: '6', fr: '6' },
      { en: 'NaN', fr: 'NaN' },
      { en: 'TypeError', fr: 'TypeError' },
    ],
    key: [0],
    why: {
      en: 'With a string on either side, `+` joins text: ‘4’ followed by ‘2’. Convert with `Number(quantity)` before adding.',
      fr: 'Dès qu’un côté est une chaîne, `+` assemble du texte : « 4 » suivi de « 2 ». Il faut convertir avec `Number(quantity)` avant d’additionner.',
    },
  },
  {
    id: 'javascript-002',
    family: 'const-binding',
    topic: 'values-and-types',
    type: 'single',
    difficulty: [1, 2],
    seconds: 40,
    stem: {
      en: 'A basket is declared with `const basket = []`. Which statement about it is true?',
      fr: 'Un panier est déclaré par `const basket = []`. Quelle affirmation est vraie ?',
    },
    options: [
      {
        en: 'The name can be reassigned, but just to another array.',
        fr: 'On peut réaffecter le nom, mais seulement à un autre tableau.',
      },
      {
        en: 'The name cannot be reassigned, nor can items be added.',
        fr: 'On ne peut ni réaffecter le nom ni y ajouter d’éléments.',
      },
      {
        en: 'It is visible in the whole file, even before this line.',
        fr: 'Il est visible dans tout le fichier, même avant cette ligne.',
      },
      {
        en: 'Items can be added, but the name cannot be reassigned.',
        fr: 'On peut y ajouter des éléments, pas réaffecter le nom.',
      },
    ],
    key: [3],
    why: {
      en: '`const` fixes the binding between the name and the array, not the content of the array.',
      fr: '`const` fige le lien entre le nom et le tableau, non le contenu du tableau.',
    },
  },
  {
    id: 'javascript-003',
    family: 'strict-equality',
    topic: 'values-and-types',
    type: 'single',
    difficulty: [1, 2],
    seconds: 35,
    stem: { en: 'Which comparison is `true`?', fr: 'Quelle comparaison vaut `true` ?' },
    options: [
      { en: '`null === undefined`', fr: '`null === undefined`' },
      { en: "`'5' === 5.0`", fr: "`'5' === 5.0`" },
      { en: '`5 === 5.0`', fr: '`5 === 5.0`' },
      { en: '`[] === []`', fr: '`[] === []`' },
    ],
    key: [2],
    why: {
      en: 'There is one number type, so 5 and 5.0 are the same value. `===` never converts types, and two array literals are two different objects.',
      fr: 'Il n’y a qu’un type de nombre : 5 et 5.0 sont la même valeur. `===` ne convertit jamais les types, et deux littéraux de tableau sont deux objets distincts.',
    },
  },
  {
    id: 'javascript-004',
    family: 'remainder',
    topic: 'values-and-types',
    type: 'number',
    difficulty: [1, 2],
    seconds: 40,
    stem: { en: 'Which number does this print?', fr: 'Quel nombre ce code affiche-t-il ?' },
    code: `const minutes = 135
console.log(minutes % 60)`,
    key: { value: 15 },
    why: {
      en: '`%` gives the remainder: 135 is twice 60, and 15 are left.',
      fr: '`%` donne le reste : 135 contient deux fois 60, il reste 15.',
    },
  },
  {
    id: 'javascript-005',
    family: 'falsy-values',
    topic: 'values-and-types',
    type: 'single',
    difficulty: [2, 2],
    seconds: 40,
    stem: {
      en: 'A counter may be 0. With which test does the message appear whenever `count` has been set, 0 included, and not when it is `undefined`?',
      fr: 'Un compteur peut valoir 0. Avec quel test le message apparaît-il dès que `count` a une valeur, 0 compris, mais pas quand il vaut `undefined` ?',
    },
    options: [
      { en: '`if (Boolean(count)) show()`', fr: '`if (Boolean(count)) show()`' },
      { en: '`if (count !== undefined) show()`', fr: '`if (count !== undefined) show()`' },
      { en: '`if (count && count !== null) show()`', fr: '`if (count && count !== null) show()`' },
      { en: '`if (count !== undefined && count) show()`', fr: '`if (count !== undefined && count) show()`' },
    ],
    key: [1],
    why: {
      en: '0 is falsy, so every test of truthiness leaves it out. Comparing with `undefined` asks the real question.',
      fr: '0 est une valeur « falsy » : tout test de vérité l’écarte. Comparer avec `undefined` pose la vraie question.',
    },
  },
  {
    id: 'javascript-006',
    family: 'nullish-default',
    topic: 'values-and-types',
    type: 'single',
    difficulty: [2, 3],
    seconds: 50,
    stem: {
      en: 'A user may choose a volume of 0; when nothing was chosen the volume is 50. Which line does that?',
      fr: 'L’utilisateur peut choisir un volume de 0 ; sans choix, le volume est de 50. Quelle ligne fait cela ?',
    },
    options: [
      { en: '`const volume = chosen ? chosen : 50`', fr: '`const volume = chosen ? chosen : 50`' },
      { en: '`const volume = chosen && 50`', fr: '`const volume = chosen && 50`' },
      { en: '`const volume = chosen ?? 50`', fr: '`const volume = chosen ?? 50`' },
      { en: '`const volume = chosen || 50`', fr: '`const volume = chosen || 50`' },
    ],
    key: [2],
    why: {
      en: '`??` falls back only on `null` and `undefined`. `||` and the ternary would also replace a chosen 0.',
      fr: '`??` ne se replie que sur `null` et `undefined`. `||` et l’opérateur ternaire remplaceraient aussi un 0 choisi.',
    },
  },
  {
    id: 'javascript-007',
    family: 'typeof-null',
    topic: 'values-and-types',
    type: 'code',
    difficulty: [2, 2],
    seconds: 35,
    stem: { en: 'What does this print?', fr: 'Qu’affiche ce code ?' },
    code: 'console.log(typeof null, typeof [], typeof (() => 1))',
    options: [
      { en: 'null array function', fr: 'null array function' },
      { en: 'null object function', fr: 'null object function' },
      { en: 'object array object', fr: 'object array object' },
      { en: 'object object function', fr: 'object object function' },
    ],
    key: [3],
    why: {
      en: '`typeof` answers ‘object’ for `null` (an old quirk) and for arrays; functions have their own answer.',
      fr: '`typeof` répond « object » pour `null` (une bizarrerie ancienne) comme pour les tableaux ; les fonctions ont leur propre réponse.',
    },
  },
  {
    id: 'javascript-008',
    family: 'joining-text',
    topic: 'values-and-types',
    type: 'single',
    difficulty: [2, 1],
    seconds: 40,
    stem: {
      en: 'Which expression gives the text `3 items` when `n` is 3?',
      fr: 'Quelle expression donne le texte `3 items` quand `n` vaut 3 ?',
    },
    options: [
      { en: "`n & ' items'`", fr: "`n & ' items'`" },
      { en: "`n + ' items'`", fr: "`n + ' items'`" },
      { en: "`'n' + ' items'`", fr: "`'n' + ' items'`" },
      { en: "`n . ' items'`", fr: "`n . ' items'`" },
    ],
    key: [1],
    why: {
      en: 'In quotation marks, ‘n’ is the letter itself, not the variable. `&` is a bitwise operator, and the dot reads a property.',
      fr: 'Entre apostrophes, « n » est la lettre elle-même, non la variable. `&` est un opérateur bit à bit et le point lit une propriété.',
    },
  },
  {
    id: 'javascript-009',
    family: 'truthiness',
    topic: 'values-and-types',
    type: 'multiple',
    difficulty: [2, 3],
    seconds: 50,
    stem: {
      en: 'Which of these values count as true in an `if`? Choose all that apply.',
      fr: 'Lesquelles de ces valeurs sont considérées comme vraies dans un `if` ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: "`''`", fr: "`''`" },
      { en: '`{}`', fr: '`{}`' },
      { en: '`[]`', fr: '`[]`' },
      { en: "`'0'`", fr: "`'0'`" },
      { en: '`NaN`', fr: '`NaN`' },
    ],
    key: [1, 2, 3],
    why: {
      en: 'Any object and any non-empty string are truthy, the string ‘0’ and the empty array included. `NaN` and the empty string are falsy.',
      fr: 'Tout objet et toute chaîne non vide sont vrais, y compris la chaîne « 0 » et le tableau vide. `NaN` et la chaîne vide sont faux.',
    },
  },
  {
    id: 'javascript-010',
    family: 'floating-point',
    topic: 'values-and-types',
    type: 'single',
    difficulty: [3, 2],
    seconds: 50,
    stem: {
      en: 'Prices are stored as euros such as 0.1 and 0.2, and `0.1 + 0.2 === 0.3` gives `false`. Why?',
      fr: 'Des prix sont stockés en euros, par exemple 0.1 et 0.2, et `0.1 + 0.2 === 0.3` donne `false`. Pourquoi ?',
    },
    options: [
      {
        en: 'Numbers are binary fractions, in which 0.1 and 0.2 are inexact.',
        fr: 'Les nombres sont des fractions binaires : 0.1 et 0.2 y sont inexacts.',
      },
      {
        en: 'Additions are rounded to a whole number before comparing.',
        fr: 'Les additions sont arrondies à l’entier avant la comparaison.',
      },
      {
        en: 'Addition turned both numbers into strings before the test.',
        fr: 'L’addition a changé les deux nombres en chaînes avant le test.',
      },
      {
        en: '`===` compares objects, and each literal makes a new one.',
        fr: '`===` compare des objets, et chaque littéral en crée un.',
      },
    ],
    key: [0],
    why: {
      en: 'Binary floating point cannot hold 0.1 or 0.2 exactly; the small errors add up to 0.30000000000000004. Store cents as whole numbers.',
      fr: 'La virgule flottante binaire ne peut représenter exactement ni 0.1 ni 0.2 ; les erreurs s’ajoutent : 0.30000000000000004. Mieux vaut stocker des centimes entiers.',
    },
  },
  {
    id: 'javascript-011',
    family: 'nan-check',
    topic: 'values-and-types',
    type: 'single',
    difficulty: [3, 3],
    seconds: 45,
    stem: {
      en: 'A user has typed a word, and the script runs `const age = Number(input.value)`. Which test then tells that it was not a number?',
      fr: 'Un utilisateur a tapé un mot, et le script exécute `const age = Number(input.value)`. Quel test indique alors que ce n’était pas un nombre ?',
    },
    options: [
      { en: '`Number.isNaN(age)`', fr: '`Number.isNaN(age)`' },
      { en: "`typeof age !== 'number'`", fr: "`typeof age !== 'number'`" },
      { en: "`typeof age === 'undefined'`", fr: "`typeof age === 'undefined'`" },
      { en: '`Number(age) === NaN`', fr: '`Number(age) === NaN`' },
    ],
    key: [0],
    why: {
      en: '`NaN` is not equal to anything, itself included, and its type is ‘number’. `Number.isNaN` is made for the question.',
      fr: '`NaN` n’est égal à rien, pas même à lui-même, et son type est « number ». `Number.isNaN` est fait pour cela.',
    },
  },
  {
    id: 'javascript-012',
    family: 'reference-sharing',
    topic: 'values-and-types',
    type: 'code',
    difficulty: [3, 2],
    seconds: 50,
    stem: { en: 'What does this print?', fr: 'Qu’affiche ce code ?' },
    code: `const first = { city: 'Lyon' }
const second = first
second.city = 'Nantes'
console.log(first.city, first === second)`,
    options: [
      { en: 'Lyon true', fr: 'Lyon true' },
      { en: 'Nantes false', fr: 'Nantes false' },
      { en: 'Nantes true', fr: 'Nantes true' },
      { en: 'Lyon false', fr: 'Lyon false' },
    ],
    key: [2],
    why: {
      en: 'Assignment copies the reference: both names lead to one and the same object.',
      fr: 'L’affectation copie la référence : les deux noms mènent à un seul et même objet.',
    },
  },
  {
    id: 'javascript-013',
    family: 'optional-chaining',
    topic: 'values-and-types',
    type: 'single',
    difficulty: [3, 3],
    seconds: 50,
    stem: {
      en: '`order.customer` is sometimes `null`. What is the value of `order.customer?.address.city` then?',
      fr: '`order.customer` vaut parfois `null`. Que vaut alors `order.customer?.address.city` ?',
    },
    options: [
      { en: '`null`, handed on from `customer`', fr: '`null`, transmis depuis `customer`' },
      { en: '`undefined`, the whole chain stops', fr: '`undefined`, toute la chaîne s’arrête' },
      { en: 'An error as soon as `address` is read', fr: 'Une erreur dès la lecture de `address`' },
      { en: 'An error when `city` is read', fr: 'Une erreur à la lecture de `city`' },
    ],
    key: [1],
    why: {
      en: '`?.` short-circuits: once the left side is `null` or `undefined`, the rest of the chain is skipped and the result is `undefined`.',
      fr: '`?.` court-circuite : dès que la gauche vaut `null` ou `undefined`, le reste de la chaîne est ignoré et le résultat est `undefined`.',
    },
  },
  {
    id: 'javascript-014',
    family: 'text-order',
    topic: 'values-and-types',
    type: 'single',
    difficulty: [3, 3],
    seconds: 50,
    stem: {
      en: "Version numbers are compared as text: `'10' < '9'` is `true`. What explains this?",
      fr: "Des numéros de version sont comparés comme du texte : `'10' < '9'` vaut `true`. Qu’est-ce qui l’explique ?",
    },
    options: [
      {
        en: 'Both texts become numbers and the shorter number comes first.',
        fr: 'Les deux textes deviennent des nombres et le plus court passe devant.',
      },
      {
        en: '`<` on strings compares their lengths, the longer being smaller.',
        fr: '`<` compare la longueur des chaînes, la plus longue étant inférieure.',
      },
      {
        en: 'The comparison gives `true` whenever one text cannot be converted.',
        fr: 'La comparaison donne `true` dès qu’un texte n’est pas convertible.',
      },
      {
        en: 'Texts are compared character by character, and ‘1’ precedes ‘9’.',
        fr: 'Les textes sont comparés caractère par caractère, et « 1 » précède « 9 ».',
      },
    ],
    key: [3],
    why: {
      en: 'When both sides are strings, `<` compares code unit by code unit. Convert to numbers, or compare with a numeric collation.',
      fr: 'Quand les deux côtés sont des chaînes, `<` compare unité de code par unité de code. Il faut convertir en nombres ou utiliser un tri numérique.',
    },
  },
  {
    id: 'javascript-015',
    family: 'loose-equality',
    topic: 'values-and-types',
    type: 'multiple',
    difficulty: [4, 4],
    seconds: 60,
    stem: {
      en: 'Which of these loose comparisons give `true`? Choose all that apply.',
      fr: 'Lesquelles de ces comparaisons souples donnent `true` ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: "`'' == 0`", fr: "`'' == 0`" },
      { en: '`NaN == NaN`', fr: '`NaN == NaN`' },
      { en: '`null == undefined`', fr: '`null == undefined`' },
      { en: '`null == 0`', fr: '`null == 0`' },
    ],
    key: [0, 2],
    why: {
      en: '`null` loosely equals only `undefined` and itself. An empty string is converted to 0. `NaN` equals nothing.',
      fr: '`null` n’est égal, avec `==`, qu’à `undefined` et à lui-même. La chaîne vide est convertie en 0. `NaN` n’est égal à rien.',
    },
  },
  {
    id: 'javascript-016',
    family: 'operator-precedence',
    topic: 'values-and-types',
    type: 'order',
    difficulty: [4, 3],
    seconds: 70,
    stem: {
      en: 'In which order are the operators of this expression applied, first to last?',
      fr: 'Dans quel ordre les opérateurs de cette expression sont-ils appliqués, du premier au dernier ?',
    },
    code: 'const ok = !empty && a + b * 2 > limit',
    options: [
      { en: '`!`', fr: '`!`' },
      { en: '`>`', fr: '`>`' },
      { en: '`*`', fr: '`*`' },
      { en: '`&&`', fr: '`&&`' },
      { en: '`+`', fr: '`+`' },
    ],
    key: [0, 2, 4, 1, 3],
    why: {
      en: 'Evaluation follows the operands from left to right: `!empty` comes first and `&&` needs it before its right side. There `*` binds tighter than `+`, which binds tighter than `>`.',
      fr: 'Les opérandes sont évalués de gauche à droite : `!empty` vient d’abord, car `&&` en a besoin avant son côté droit. Là, `*` lie plus fort que `+`, qui lie plus fort que `>`.',
    },
  },
  {
    id: 'javascript-017',
    family: 'short-circuit-count',
    topic: 'values-and-types',
    type: 'number',
    difficulty: [4, 4],
    seconds: 70,
    stem: { en: 'How many times is `load` called?', fr: 'Combien de fois `load` est-elle appelée ?' },
    code: `let calls = 0
const load = (value) => {
  calls += 1
  return value
}
load(0) || load('') || load('done') || load('late')
load(1) && load(null) && load(2)`,
    key: { value: 5 },
    why: {
      en: '`||` goes on until the first truthy value: 0, the empty text, then ‘done’ (three calls). `&&` goes on until the first falsy one: 1, then `null` (two calls).',
      fr: '`||` continue jusqu’à la première valeur vraie : 0, la chaîne vide, puis « done » (trois appels). `&&` continue jusqu’à la première fausse : 1, puis `null` (deux appels).',
    },
  },
  {
    id: 'javascript-018',
    family: 'bigint-mix',
    topic: 'values-and-types',
    type: 'single',
    difficulty: [4, 4],
    seconds: 55,
    stem: {
      en: 'Identifiers arrive as large integers. What does `9007199254740993n + 1` do?',
      fr: 'Des identifiants arrivent sous forme de grands entiers. Que fait `9007199254740993n + 1` ?',
    },
    options: [
      { en: 'It gives a string of the two numbers joined', fr: 'Cela donne une chaîne réunissant les deux nombres' },
      { en: 'It gives 9007199254740994n exactly', fr: 'Cela donne exactement 9007199254740994n' },
      { en: 'It throws, the two types do not mix', fr: 'Une erreur : les deux types ne se mêlent pas' },
      { en: 'It gives 9007199254740994 as a number', fr: 'Cela donne le nombre 9007199254740994' },
    ],
    key: [2],
    why: {
      en: 'Arithmetic between BigInt and Number throws a TypeError, so that no precision is lost by accident. Write `1n`.',
      fr: 'L’arithmétique entre BigInt et Number lève une TypeError, afin qu’aucune précision ne se perde par accident. Il faut écrire `1n`.',
    },
  },
  {
    id: 'javascript-019',
    family: 'parse-int-map',
    topic: 'values-and-types',
    type: 'single',
    difficulty: [4, 4],
    seconds: 60,
    stem: {
      en: "`['7', '7', '7'].map(parseInt)` gives `[7, NaN, NaN]`. Why?",
      fr: "`['7', '7', '7'].map(parseInt)` donne `[7, NaN, NaN]`. Pourquoi ?",
    },
    options: [
      {
        en: '`map` passes the index too, and `parseInt` reads it as the base.',
        fr: '`map` passe aussi l’indice, que `parseInt` prend pour la base.',
      },
      {
        en: '`parseInt` remembers its last text, and it refuses to read it again.',
        fr: '`parseInt` retient son dernier texte et refuse de le relire ensuite.',
      },
      {
        en: '`parseInt` is asynchronous, so that only the first call is completed.',
        fr: '`parseInt` est asynchrone : seul le premier des appels est terminé.',
      },
      {
        en: '`map` hands the whole array over to `parseInt` after the first element.',
        fr: '`map` transmet le tableau entier à `parseInt` après le premier élément.',
      },
    ],
    key: [0],
    why: {
      en: 'The calls are parseInt(‘7’, 0), parseInt(‘7’, 1) and parseInt(‘7’, 2). Base 0 means 10; base 1 is not allowed; 7 is no binary digit.',
      fr: 'Les appels sont parseInt(« 7 », 0), parseInt(« 7 », 1) et parseInt(« 7 », 2). La base 0 signifie 10 ; la base 1 n’existe pas ; 7 n’est pas un chiffre binaire.',
    },
  },
  {
    id: 'javascript-020',
    family: 'to-primitive',
    topic: 'values-and-types',
    type: 'single',
    difficulty: [5, 5],
    seconds: 70,
    stem: {
      en: 'An object has only this method of its own: `valueOf() { return 10 }`. Which expression uses it?',
      fr: 'Un objet n’a en propre que cette méthode : `valueOf() { return 10 }`. Quelle expression l’utilise ?',
    },
    options: [
      { en: '`obj === 10`', fr: '`obj === 10`' },
      { en: '`typeof obj`', fr: '`typeof obj`' },
      { en: "`''.concat(obj)`", fr: "`''.concat(obj)`" },
      { en: '`obj * 2`', fr: '`obj * 2`' },
    ],
    key: [3],
    why: {
      en: 'Arithmetic asks for a number and tries `valueOf` first. `String` and `concat` ask for a text and try `toString` first, which every object inherits; `===` converts nothing.',
      fr: 'L’arithmétique demande un nombre et essaie d’abord `valueOf`. `String` et `concat` demandent un texte et essaient d’abord `toString`, dont tout objet hérite ; `===` ne convertit rien.',
    },
  },
  {
    id: 'javascript-021',
    family: 'object-is',
    topic: 'values-and-types',
    type: 'single',
    difficulty: [5, 4],
    seconds: 55,
    stem: {
      en: 'In which case do `Object.is(a, b)` and `a === b` give different answers?',
      fr: 'Dans quel cas `Object.is(a, b)` et `a === b` donnent-ils des réponses différentes ?',
    },
    options: [
      { en: '`a` is `1` and `b` is `1.0`', fr: '`a` vaut `1` et `b` vaut `1.0`' },
      { en: '`a` is `0` and `b` is `-0`', fr: '`a` vaut `0` et `b` vaut `-0`' },
      { en: '`a` is `null` and `b` is `undefined`', fr: '`a` vaut `null` et `b` vaut `undefined`' },
      { en: '`a` and `b` are two empty objects', fr: '`a` et `b` sont deux objets vides' },
    ],
    key: [1],
    why: {
      en: '`===` takes 0 and -0 for equal, `Object.is` tells them apart (and finds `NaN` equal to itself). In the other cases both say `false`.',
      fr: '`===` tient 0 et -0 pour égaux, `Object.is` les distingue (et trouve `NaN` égal à lui-même). Dans les autres cas, les deux répondent `false`.',
    },
  },
  {
    id: 'javascript-022',
    family: 'sort-default-coercion',
    topic: 'values-and-types',
    type: 'code',
    difficulty: [5, 5],
    seconds: 70,
    stem: { en: 'What does this print?', fr: 'Qu’affiche ce code ?' },
    code: `const a = [1, 2] + [3]
const b = [] == false
console.log(a, b)`,
    options: [
      { en: '1,2,3 false', fr: '1,2,3 false' },
      { en: '1,23 false', fr: '1,23 false' },
      { en: '1,23 true', fr: '1,23 true' },
      { en: '1,2,3 true', fr: '1,2,3 true' },
    ],
    key: [2],
    why: {
      en: '`+` turns both arrays into strings, ‘1,2’ and ‘3’. With `==`, the empty array becomes an empty text, then 0, and `false` becomes 0 too.',
      fr: '`+` transforme les deux tableaux en chaînes, « 1,2 » et « 3 ». Avec `==`, le tableau vide devient une chaîne vide, puis 0, et `false` devient 0 également.',
    },
  },
  {
    id: 'javascript-023',
    family: 'number-limits',
    topic: 'values-and-types',
    type: 'multiple',
    difficulty: [5, 5],
    seconds: 75,
    stem: {
      en: 'Which of these comparisons give `true`? Choose all that apply.',
      fr: 'Lesquelles de ces comparaisons donnent `true` ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: '`1 / 0 > Number.MAX_SAFE_INTEGER`', fr: '`1 / 0 > Number.MAX_SAFE_INTEGER`' },
      { en: '`0.5 + 0.25 !== 0.75`', fr: '`0.5 + 0.25 !== 0.75`' },
      { en: '`Number.MIN_VALUE < 0`', fr: '`Number.MIN_VALUE < 0`' },
      { en: '`2 ** 53 === 2 ** 53 + 1`', fr: '`2 ** 53 === 2 ** 53 + 1`' },
    ],
    key: [0, 3],
    why: {
      en: 'Above 2^53 not every whole number can be held, so adding 1 is lost. `MIN_VALUE` is the smallest number above 0; 1 / 0 is `Infinity`; halves and quarters are exact in binary.',
      fr: 'Au-delà de 2^53, tous les entiers ne sont plus représentables : le 1 ajouté se perd. `MIN_VALUE` est le plus petit nombre au-dessus de 0 ; 1 / 0 vaut `Infinity` ; demis et quarts sont exacts en binaire.',
    },
  },
]
