/** JavaScript items of the topic “Arrays, objects and text”. Joined with the other topics by seed/items/javascript.ts. */
import type { SourceItem } from '#seed/items/source-item.ts'

export const collectionsAndObjectsItems: readonly SourceItem[] = [
  {
    id: 'javascript-048',
    family: 'array-last',
    topic: 'collections-and-objects',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'Which expression gives the last element of the array `list`?',
      fr: 'Quelle expression donne le dernier élément du tableau `list` ?',
    },
    options: [
      { en: '`list[-1]`', fr: '`list[-1]`' },
      { en: '`list[list.length - 1]`', fr: '`list[list.length - 1]`' },
      { en: '`list[list.length]`', fr: '`list[list.length]`' },
      { en: '`list.slice(list.length - 1)`', fr: '`list.slice(list.length - 1)`' },
    ],
    key: [1],
    why: {
      en: 'Positions start at 0, so the last one is the length less 1. Square brackets do not count from the end.',
      fr: 'Les positions commencent à 0 : la dernière est la longueur moins 1. Les crochets ne comptent pas depuis la fin.',
    },
  },
  {
    id: 'javascript-049',
    family: 'dynamic-key',
    topic: 'collections-and-objects',
    type: 'single',
    difficulty: [1, 2],
    seconds: 45,
    stem: {
      en: 'The name of a field is kept in `field`. How do you read that field of `person`?',
      fr: 'Le nom d’un champ se trouve dans `field`. Comment lire ce champ de `person` ?',
    },
    options: [
      { en: '`person[field]`', fr: '`person[field]`' },
      { en: '`person.get(field)`', fr: '`person.get(field)`' },
      { en: '`person.field`', fr: '`person.field`' },
      { en: "`person['field']`", fr: "`person['field']`" },
    ],
    key: [0],
    why: {
      en: 'Square brackets evaluate what is inside them; the dot and the quoted text both ask for a property called ‘field’.',
      fr: 'Les crochets évaluent leur contenu ; le point et le texte entre apostrophes demandent tous deux une propriété nommée « field ».',
    },
  },
  {
    id: 'javascript-050',
    family: 'map-filter-choice',
    topic: 'collections-and-objects',
    type: 'single',
    difficulty: [1, 1],
    seconds: 45,
    stem: {
      en: 'From a list of orders you want a new list with only the paid ones. Which method fits?',
      fr: 'À partir d’une liste de commandes, on veut une nouvelle liste ne contenant que celles qui sont payées. Quelle méthode convient ?',
    },
    options: [
      { en: '`orders.forEach(…)`', fr: '`orders.forEach(…)`' },
      { en: '`orders.map(…)`', fr: '`orders.map(…)`' },
      { en: '`orders.find(…)`', fr: '`orders.find(…)`' },
      { en: '`orders.filter(…)`', fr: '`orders.filter(…)`' },
    ],
    key: [3],
    why: {
      en: '`filter` keeps the elements for which the test holds. `find` gives one element, `map` as many as before, `forEach` nothing.',
      fr: '`filter` garde les éléments qui satisfont le test. `find` en donne un seul, `map` autant qu’avant, `forEach` rien.',
    },
  },
  {
    id: 'javascript-051',
    family: 'array-length-push',
    topic: 'collections-and-objects',
    type: 'number',
    difficulty: [1, 1],
    seconds: 40,
    stem: { en: 'Which number does this print?', fr: 'Quel nombre ce code affiche-t-il ?' },
    code: `const queue = ['Ana', 'Bo']
queue.push('Cy', 'Di')
queue.shift()
console.log(queue.length)`,
    key: { value: 3 },
    why: {
      en: '`push` adds two names at the end, `shift` takes the first one away: 2 + 2 - 1.',
      fr: '`push` ajoute deux noms à la fin, `shift` retire le premier : 2 + 2 - 1.',
    },
  },
  {
    id: 'javascript-052',
    family: 'spread-override',
    topic: 'collections-and-objects',
    type: 'code',
    difficulty: [2, 2],
    seconds: 45,
    stem: { en: 'What does this print?', fr: 'Qu’affiche ce code ?' },
    code: `const defaults = { size: 'M', color: 'blue' }
const choice = { size: 'L' }
const result = { ...choice, ...defaults }
console.log(result.size, result.color)`,
    options: [
      { en: 'L blue', fr: 'L blue' },
      { en: 'L undefined', fr: 'L undefined' },
      { en: 'M blue', fr: 'M blue' },
      { en: 'M undefined', fr: 'M undefined' },
    ],
    key: [2],
    why: {
      en: 'In a spread the later one wins, so the defaults overwrite the choice here. They should come first.',
      fr: 'Dans une décomposition, le dernier l’emporte : ici, les valeurs par défaut écrasent le choix. Elles devraient venir en premier.',
    },
  },
  {
    id: 'javascript-053',
    family: 'destructuring-rename',
    topic: 'collections-and-objects',
    type: 'single',
    difficulty: [2, 3],
    seconds: 50,
    stem: {
      en: "`const { name: label = 'none' } = product`. What does this line declare?",
      fr: "`const { name: label = 'none' } = product`. Que déclare cette ligne ?",
    },
    options: [
      { en: '`name`, of type `label`, ‘none’ if empty', fr: '`name`, de type `label`, « none » si vide' },
      {
        en: '`label`, from `product.name`, ‘none’ if undefined',
        fr: '`label`, depuis `product.name`, « none » si undefined',
      },
      {
        en: '`name`, from `product.label`, ‘none’ if undefined',
        fr: '`name`, depuis `product.label`, « none » si undefined',
      },
      { en: '`name` and `label`, both ‘none’ if undefined', fr: '`name` et `label`, tous deux « none » si undefined' },
    ],
    key: [1],
    why: {
      en: 'Left of the colon stands the property that is read, right of it the variable that is made; the default is for `undefined`.',
      fr: 'À gauche des deux-points se trouve la propriété lue, à droite la variable créée ; la valeur par défaut vaut pour `undefined`.',
    },
  },
  {
    id: 'javascript-054',
    family: 'pipeline-order',
    topic: 'collections-and-objects',
    type: 'order',
    difficulty: [2, 2],
    seconds: 60,
    stem: {
      en: 'You need the three most expensive products that are in stock, as one text such as `A, B, C`. Put the steps in the order that gives this and sorts no more than it must.',
      fr: 'On veut les trois produits en stock les plus chers, sous forme d’un texte comme `A, B, C`. Mettez les étapes dans l’ordre qui donne ce résultat sans rien trier d’inutile.',
    },
    options: [
      { en: '`.toSorted((a, b) => b.price - a.price)`', fr: '`.toSorted((a, b) => b.price - a.price)`' },
      { en: "`.map((p) => p.name).join(', ')`", fr: "`.map((p) => p.name).join(', ')`" },
      { en: '`.filter((p) => p.stock > 0)`', fr: '`.filter((p) => p.stock > 0)`' },
      { en: '`.slice(0, 3)`', fr: '`.slice(0, 3)`' },
    ],
    key: [2, 0, 3, 1],
    why: {
      en: 'Leave out what is not in stock, then put the dearest first, then cut, and only then drop the prices. Filtering first also leaves less to sort.',
      fr: 'On écarte ce qui n’est pas en stock, on place les plus chers en tête, on coupe, et alors seulement on abandonne les prix. Filtrer d’abord laisse aussi moins à trier.',
    },
  },
  {
    id: 'javascript-055',
    family: 'includes-object',
    topic: 'collections-and-objects',
    type: 'single',
    difficulty: [2, 3],
    seconds: 50,
    stem: {
      en: '`const list = [{ id: 1 }]`. Why does `list.includes({ id: 1 })` give `false`?',
      fr: '`const list = [{ id: 1 }]`. Pourquoi `list.includes({ id: 1 })` donne-t-il `false` ?',
    },
    options: [
      { en: 'The property `id` has not been indexed.', fr: 'La propriété `id` n’a pas été indexée.' },
      { en: '`includes` only searches text and numbers.', fr: '`includes` ne cherche que du texte et des nombres.' },
      { en: '`includes` skips the element at position 0.', fr: '`includes` ignore l’élément en position 0.' },
      { en: 'It is another object that looks the same.', fr: 'C’est un autre objet, d’aspect identique.' },
    ],
    key: [3],
    why: {
      en: 'Objects are compared by identity. `list.some((x) => x.id === 1)` asks about the content.',
      fr: 'Les objets sont comparés par identité. `list.some((x) => x.id === 1)` interroge le contenu.',
    },
  },
  {
    id: 'javascript-056',
    family: 'mutating-methods',
    topic: 'collections-and-objects',
    type: 'multiple',
    difficulty: [2, 3],
    seconds: 55,
    stem: {
      en: 'Which of these methods change the array on which they are called? Choose all that apply.',
      fr: 'Lesquelles de ces méthodes modifient le tableau sur lequel on les appelle ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: '`reverse()`', fr: '`reverse()`' },
      { en: '`slice(1)`', fr: '`slice(1)`' },
      { en: '`sort()`', fr: '`sort()`' },
      { en: '`concat([4])`', fr: '`concat([4])`' },
      { en: '`splice(1, 1)`', fr: '`splice(1, 1)`' },
    ],
    key: [0, 2, 4],
    why: {
      en: '`reverse`, `splice` and `sort` work in place. `slice` and `concat` return new arrays.',
      fr: '`reverse`, `splice` et `sort` agissent sur place. `slice` et `concat` renvoient de nouveaux tableaux.',
    },
  },
  {
    id: 'javascript-057',
    family: 'text-order',
    topic: 'collections-and-objects',
    type: 'single',
    difficulty: [3, 3],
    seconds: 55,
    stem: { en: 'What is `[10, 9, 1].sort()`?', fr: 'Que vaut `[10, 9, 1].sort()` ?' },
    options: [
      { en: '`[1, 10, 9]`', fr: '`[1, 10, 9]`' },
      { en: '`[10, 9, 1]`', fr: '`[10, 9, 1]`' },
      { en: '`[9, 10, 1]`', fr: '`[9, 10, 1]`' },
      { en: '`[1, 9, 10]`', fr: '`[1, 9, 10]`' },
    ],
    key: [0],
    why: {
      en: 'Without a comparison function the elements are compared as text, and ‘10’ comes before ‘9’. Give `(a, b) => a - b`.',
      fr: 'Sans fonction de comparaison, les éléments sont comparés comme du texte, et « 10 » précède « 9 ». Il faut fournir `(a, b) => a - b`.',
    },
  },
  {
    id: 'javascript-058',
    family: 'reduce-total',
    topic: 'collections-and-objects',
    type: 'number',
    difficulty: [3, 3],
    seconds: 60,
    stem: { en: 'Which number does this print?', fr: 'Quel nombre ce code affiche-t-il ?' },
    code: `const cart = [
  { price: 5, count: 2 },
  { price: 3, count: 4 },
]
console.log(cart.reduce((sum, line) => sum + line.price * line.count, 10))`,
    key: { value: 32 },
    why: {
      en: 'The sum starts at 10, the second argument of `reduce`: 10 + 10 + 12.',
      fr: 'La somme part de 10, second argument de `reduce` : 10 + 10 + 12.',
    },
  },
  {
    id: 'javascript-059',
    family: 'shallow-copy',
    topic: 'collections-and-objects',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: "After `const copy = { ...user }`, the line `copy.address.city = 'Metz'` also changes `user`. Why?",
      fr: "Après `const copy = { ...user }`, la ligne `copy.address.city = 'Metz'` modifie aussi `user`. Pourquoi ?",
    },
    options: [
      {
        en: 'Texts are copied by reference, unlike numbers.',
        fr: 'Les textes sont copiés par référence, au contraire des nombres.',
      },
      {
        en: 'Spreading makes `copy` another name of `user`.',
        fr: 'La décomposition fait de `copy` un autre nom de `user`.',
      },
      {
        en: 'Only the top level is copied; `address` is shared.',
        fr: 'Seul le premier niveau est copié ; `address` est partagé.',
      },
      { en: 'Objects made with `const` are linked for good.', fr: 'Les objets créés avec `const` restent liés.' },
    ],
    key: [2],
    why: {
      en: 'Spread is shallow: the property `address` of both objects leads to the same inner object. `structuredClone(user)` copies all levels.',
      fr: 'La décomposition est superficielle : la propriété `address` des deux objets mène au même objet interne. `structuredClone(user)` copie tous les niveaux.',
    },
  },
  {
    id: 'javascript-060',
    family: 'map-versus-object',
    topic: 'collections-and-objects',
    type: 'single',
    difficulty: [3, 4],
    seconds: 60,
    stem: {
      en: 'You count visits by user object (not by a text). Which structure does it right?',
      fr: 'On compte les visites par objet utilisateur (et non par un texte). Quelle structure le fait correctement ?',
    },
    options: [
      { en: 'A plain object: `visits[user] += 1`', fr: 'Un objet simple : `visits[user] += 1`' },
      { en: 'An array: `visits.push(user, 1)`', fr: 'Un tableau : `visits.push(user, 1)`' },
      { en: 'A `Map`: `visits.set(user, n + 1)`', fr: 'Une `Map` : `visits.set(user, n + 1)`' },
      { en: 'A `Set`: `visits.add(user, n + 1)`', fr: 'Un `Set` : `visits.add(user, n + 1)`' },
    ],
    key: [2],
    why: {
      en: 'A `Map` takes any value as its key. In a plain object every user would become the same key, ‘[object Object]’.',
      fr: 'Une `Map` accepte toute valeur comme clé. Dans un objet simple, tous les utilisateurs deviendraient la même clé, « [object Object] ».',
    },
  },
  {
    id: 'javascript-061',
    family: 'unique-values',
    topic: 'collections-and-objects',
    type: 'single',
    difficulty: [3, 2],
    seconds: 50,
    stem: {
      en: 'Which expression gives the distinct values of the array of texts `tags`, as an array, in the order of first appearance?',
      fr: 'Quelle expression donne les valeurs distinctes du tableau de textes `tags`, sous forme de tableau, dans l’ordre de première apparition ?',
    },
    options: [
      { en: '`[...new Set(tags)]`', fr: '`[...new Set(tags)]`' },
      { en: '`Object.keys({ ...tags })`', fr: '`Object.keys({ ...tags })`' },
      { en: '`[...new Map(tags).keys()]`', fr: '`[...new Map(tags).keys()]`' },
      { en: '`tags.filter((t) => tags.includes(t))`', fr: '`tags.filter((t) => tags.includes(t))`' },
    ],
    key: [0],
    why: {
      en: 'A `Set` keeps each value once, in the order of insertion. The filter keeps everything, and the keys of an array are its positions.',
      fr: 'Un `Set` garde chaque valeur une fois, dans l’ordre d’insertion. Le filtre garde tout, et les clés d’un tableau sont ses positions.',
    },
  },
  {
    id: 'javascript-062',
    family: 'entries-loop',
    topic: 'collections-and-objects',
    type: 'code',
    difficulty: [3, 3],
    seconds: 55,
    stem: { en: 'What does this print?', fr: 'Qu’affiche ce code ?' },
    code: `const stock = { pens: 3, pads: 0, clips: 8 }
const names = Object.entries(stock)
  .filter(([, n]) => n > 0)
  .map(([name]) => name)
console.log(names.join('-'))`,
    options: [
      { en: '3-8', fr: '3-8' },
      { en: 'pens-pads-clips', fr: 'pens-pads-clips' },
      { en: 'pens,3-clips,8', fr: 'pens,3-clips,8' },
      { en: 'pens-clips', fr: 'pens-clips' },
    ],
    key: [3],
    why: {
      en: '`entries` gives pairs. The filter looks at the second part of each pair, `map` keeps the first.',
      fr: '`entries` donne des paires. Le filtre regarde la seconde partie de chaque paire, `map` garde la première.',
    },
  },
  {
    id: 'javascript-063',
    family: 'json-roundtrip',
    topic: 'collections-and-objects',
    type: 'single',
    difficulty: [4, 4],
    seconds: 65,
    stem: {
      en: 'An object `{ when: new Date(), note: undefined, n: 1 }` goes through `JSON.parse(JSON.stringify(o))`. What comes out?',
      fr: 'Un objet `{ when: new Date(), note: undefined, n: 1 }` passe par `JSON.parse(JSON.stringify(o))`. Qu’obtient-on ?',
    },
    options: [
      {
        en: 'The same object, with a `Date` and all three keys',
        fr: 'Le même objet, avec une `Date` et les trois clés',
      },
      { en: '`when` as text, no `note` at all, `n` as 1', fr: '`when` en texte, plus de `note` du tout, `n` à 1' },
      { en: 'An error, since `undefined` is not JSON', fr: 'Une erreur, car `undefined` n’existe pas en JSON' },
      { en: '`when` as a `Date`, `note` as `null`, `n` as 1', fr: '`when` en `Date`, `note` à `null`, `n` à 1' },
    ],
    key: [1],
    why: {
      en: 'JSON knows no dates and no `undefined`: dates become ISO texts, properties that are `undefined` are left out.',
      fr: 'JSON ne connaît ni date ni `undefined` : les dates deviennent des textes ISO, les propriétés `undefined` sont omises.',
    },
  },
  {
    id: 'javascript-064',
    family: 'iterable-uses',
    topic: 'collections-and-objects',
    type: 'multiple',
    difficulty: [4, 4],
    seconds: 65,
    stem: {
      en: 'Which of these work with any iterable, for example with a `Set`? Choose all that apply.',
      fr: 'Lesquels fonctionnent avec n’importe quel itérable, par exemple avec un `Set` ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: '`const [first] = s`', fr: '`const [first] = s`' },
      { en: '`s[0]`', fr: '`s[0]`' },
      { en: '`for (const x of s) {}`', fr: '`for (const x of s) {}`' },
      { en: '`Array.from(s)`', fr: '`Array.from(s)`' },
      { en: '`s.map((x) => x + 1)`', fr: '`s.map((x) => x + 1)`' },
    ],
    key: [0, 2, 3],
    why: {
      en: '`for…of`, array destructuring and `Array.from` ask for the iterator. `map` and positions belong to arrays.',
      fr: '`for…of`, la déstructuration de tableau et `Array.from` demandent l’itérateur. `map` et les positions appartiennent aux tableaux.',
    },
  },
  {
    id: 'javascript-065',
    family: 'prototype-lookup',
    topic: 'collections-and-objects',
    type: 'single',
    difficulty: [4, 4],
    seconds: 65,
    stem: {
      en: '`class Dog { bark() {} }` and `const rex = new Dog()`. Where is `bark` found when `rex.bark()` is called?',
      fr: '`class Dog { bark() {} }` et `const rex = new Dog()`. Où `bark` est-il trouvé lors de l’appel `rex.bark()` ?',
    },
    options: [
      { en: 'On `Object.prototype`, shared by all objects', fr: 'Sur `Object.prototype`, commun à tous les objets' },
      { en: 'On `Dog`, the constructor itself', fr: 'Sur `Dog`, le constructeur lui-même' },
      { en: 'On `Dog.prototype`, shared by all dogs', fr: 'Sur `Dog.prototype`, commun à tous les chiens' },
      { en: 'On `rex.prototype`, shared by no other objects', fr: 'Sur `rex.prototype`, non commun aux autres objets' },
    ],
    key: [2],
    why: {
      en: 'Methods of a class live once on its `prototype`; instances reach them through the prototype chain.',
      fr: 'Les méthodes d’une classe existent une seule fois, sur son `prototype` ; les instances y accèdent par la chaîne de prototypes.',
    },
  },
  {
    id: 'javascript-066',
    family: 'string-unicode',
    topic: 'collections-and-objects',
    type: 'single',
    difficulty: [4, 4],
    seconds: 65,
    stem: {
      en: "`'👍'` is one character, but `'👍'.length` is 2. What does this say about strings?",
      fr: "`'👍'` est un seul caractère, mais `'👍'.length` vaut 2. Qu’est-ce que cela révèle des chaînes ?",
    },
    options: [
      {
        en: '`length` counts bytes, and this one takes two of them.',
        fr: '`length` compte des octets, et celui-ci en prend deux.',
      },
      {
        en: '`length` counts code points, and this one is made of two.',
        fr: '`length` compte des points de code, et celui-ci en réunit deux.',
      },
      {
        en: '`length` counts columns on the screen, and this takes two.',
        fr: '`length` compte des colonnes à l’écran, et il en occupe deux.',
      },
      {
        en: '`length` counts 16-bit units, and this one takes two.',
        fr: '`length` compte des unités de 16 bits, et il en faut deux ici.',
      },
    ],
    key: [3],
    why: {
      en: 'Strings are sequences of UTF-16 code units; characters outside the first 65,536 take a pair. `[...text]` splits by code point.',
      fr: 'Les chaînes sont des suites d’unités UTF-16 ; les caractères au-delà des 65 536 premiers en prennent deux. `[...text]` découpe par point de code.',
    },
  },
  {
    id: 'javascript-067',
    family: 'key-order',
    topic: 'collections-and-objects',
    type: 'order',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'In which order does `Object.keys` list the keys of this object?',
      fr: 'Dans quel ordre `Object.keys` énumère-t-il les clés de cet objet ?',
    },
    code: 'const o = { b: 1, 10: 1, a: 1, 2: 1 }',
    options: [
      { en: "'10'", fr: "'10'" },
      { en: "'b'", fr: "'b'" },
      { en: "'2'", fr: "'2'" },
      { en: "'a'", fr: "'a'" },
    ],
    key: [2, 0, 1, 3],
    why: {
      en: 'Keys that look like array positions come first, ascending as numbers; the other texts follow in the order of insertion.',
      fr: 'Les clés semblables à des positions de tableau viennent d’abord, par ordre numérique croissant ; les autres suivent dans l’ordre d’insertion.',
    },
  },
  {
    id: 'javascript-068',
    family: 'getter-proxy',
    topic: 'collections-and-objects',
    type: 'single',
    difficulty: [5, 5],
    seconds: 80,
    stem: { en: 'What does this print?', fr: 'Qu’affiche ce code ?' },
    code: `const base = { get total() { return this.a + this.b }, a: 1, b: 2 }
const child = Object.create(base)
child.a = 10
const copy = { ...base, a: 10 }
console.log(child.total, copy.total)`,
    options: [
      { en: '12 3', fr: '12 3' },
      { en: '3 12', fr: '3 12' },
      { en: '3 3', fr: '3 3' },
      { en: '12 12', fr: '12 12' },
    ],
    key: [0],
    why: {
      en: 'The inherited getter runs with `this` as `child`: 10 + 2. Spreading runs the getter once on `base` and copies its value, 3.',
      fr: 'L’accesseur hérité s’exécute avec `this` égal à `child` : 10 + 2. La décomposition l’exécute une fois sur `base` et copie sa valeur, 3.',
    },
  },
  {
    id: 'javascript-069',
    family: 'sparse-array',
    topic: 'collections-and-objects',
    type: 'number',
    difficulty: [5, 5],
    seconds: 75,
    stem: { en: 'Which number does this print?', fr: 'Quel nombre ce code affiche-t-il ?' },
    code: `const row = [1, 2, 3]
row.length = 2
row[4] = 5
let seen = 0
row.forEach(() => seen++)
console.log(row.length * 10 + seen)`,
    key: { value: 53 },
    why: {
      en: 'Setting `length` cuts the 3; writing at position 4 makes the length 5 and leaves holes, which `forEach` skips: 1, 2 and 5 are seen.',
      fr: 'Fixer `length` supprime le 3 ; écrire en position 4 porte la longueur à 5 et laisse des trous, que `forEach` ignore : 1, 2 et 5 sont vus.',
    },
  },
  {
    id: 'javascript-070',
    family: 'regex-global-state',
    topic: 'collections-and-objects',
    type: 'single',
    difficulty: [5, 5],
    seconds: 80,
    stem: {
      en: "`const re = /a/g`. Why does `re.test('cat')` give `true` the first time and `false` the second?",
      fr: "`const re = /a/g`. Pourquoi `re.test('cat')` donne-t-il `true` la première fois et `false` la deuxième ?",
    },
    options: [
      { en: 'A literal expression may be used only once.', fr: 'Une expression littérale ne peut servir qu’une fois.' },
      {
        en: 'With `g`, the search goes on from where it stopped.',
        fr: 'Avec `g`, la recherche repart d’où elle s’était arrêtée.',
      },
      { en: 'With `g`, `test` removes what it finds.', fr: 'Avec `g`, `test` retire ce qu’il trouve.' },
      {
        en: 'With `g`, two matches are needed, and there is only one.',
        fr: 'Avec `g`, il faut deux occurrences, et il n’y en a qu’une.',
      },
    ],
    key: [1],
    why: {
      en: 'A global expression keeps `lastIndex`; the second search starts after the ‘a’, fails, and sets it back to 0.',
      fr: 'Une expression globale conserve `lastIndex` ; la deuxième recherche part après le « a », échoue et le remet à 0.',
    },
  },
  {
    id: 'javascript-071',
    family: 'freeze-effects',
    topic: 'collections-and-objects',
    type: 'multiple',
    difficulty: [5, 4],
    seconds: 80,
    stem: {
      en: 'After `const o = Object.freeze({ n: 1, list: [] })`, which lines still have an effect on what `o` shows? Choose all that apply.',
      fr: 'Après `const o = Object.freeze({ n: 1, list: [] })`, quelles lignes ont encore un effet sur ce que montre `o` ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: '`o.list.length = 4`', fr: '`o.list.length = 4`' },
      { en: '`o.extra = true`', fr: '`o.extra = true`' },
      { en: '`o.list.push(3)`', fr: '`o.list.push(3)`' },
      { en: '`delete o.n`', fr: '`delete o.n`' },
      { en: '`o.n = 2`', fr: '`o.n = 2`' },
    ],
    key: [0, 2],
    why: {
      en: 'Freezing is shallow: the object’s own properties are fixed, but the array to which `list` leads is not frozen.',
      fr: 'Le gel est superficiel : les propriétés de l’objet sont figées, mais pas le tableau auquel mène `list`.',
    },
  },
]
