/** JavaScript items of the topic “Functions, scope and closures”. Joined with the other topics by seed/items/javascript.ts. */
import type { SourceItem } from '#seed/items/source-item.ts'

export const functionsAndScopeItems: readonly SourceItem[] = [
  {
    id: 'javascript-024',
    family: 'default-parameter',
    topic: 'functions-and-scope',
    type: 'code',
    difficulty: [1, 1],
    seconds: 35,
    stem: { en: 'What does this print?', fr: 'Qu’affiche ce code ?' },
    code: `function greet(name = 'guest') {
  return 'Hello ' + name
}
console.log(greet())`,
    options: [
      { en: 'Hello guest', fr: 'Hello guest' },
      { en: 'Hello name', fr: 'Hello name' },
      { en: 'TypeError', fr: 'TypeError' },
      { en: 'Hello undefined', fr: 'Hello undefined' },
    ],
    key: [0],
    why: {
      en: 'A default value stands in for an argument that is missing.',
      fr: 'Une valeur par défaut remplace un argument absent.',
    },
  },
  {
    id: 'javascript-025',
    family: 'return-missing',
    topic: 'functions-and-scope',
    type: 'single',
    difficulty: [1, 2],
    seconds: 35,
    stem: {
      en: '`const f = (x) => { x * 2 }`. What does `f(4)` return?',
      fr: '`const f = (x) => { x * 2 }`. Que renvoie `f(4)` ?',
    },
    options: [
      { en: '`8`', fr: '`8`' },
      { en: '`4`', fr: '`4`' },
      { en: '`null`', fr: '`null`' },
      { en: '`undefined`', fr: '`undefined`' },
    ],
    key: [3],
    why: {
      en: 'With braces the arrow function has a block as its body, and a block returns nothing without `return`.',
      fr: 'Avec des accolades, le corps de la fonction fléchée est un bloc, et un bloc ne renvoie rien sans `return`.',
    },
  },
  {
    id: 'javascript-026',
    family: 'call-versus-reference',
    topic: 'functions-and-scope',
    type: 'single',
    difficulty: [1, 2],
    seconds: 40,
    stem: {
      en: 'A button should call `save` when it is clicked. Which line is right?',
      fr: 'Un bouton doit appeler `save` au clic. Quelle ligne est correcte ?',
    },
    options: [
      { en: "`button.addEventListener('click', save())`", fr: "`button.addEventListener('click', save())`" },
      { en: "`button.addEventListener('click', save)`", fr: "`button.addEventListener('click', save)`" },
      { en: "`button.addEventListener('click', 'save')`", fr: "`button.addEventListener('click', 'save')`" },
      { en: '`button.addEventListener(click, save())`', fr: '`button.addEventListener(click, save())`' },
    ],
    key: [1],
    why: {
      en: 'The listener is handed over as a function. With parentheses, `save` would run at once and its result would be handed over.',
      fr: 'On transmet la fonction elle-même. Avec des parenthèses, `save` s’exécuterait tout de suite et c’est son résultat qui serait transmis.',
    },
  },
  {
    id: 'javascript-027',
    family: 'block-scope',
    topic: 'functions-and-scope',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'A variable is declared with `let` inside the braces of an `if`. Where can it be used?',
      fr: 'Une variable est déclarée avec `let` entre les accolades d’un `if`. Où peut-on l’utiliser ?',
    },
    options: [
      { en: 'In the whole function around it', fr: 'Dans toute la fonction qui l’entoure' },
      { en: 'Only within those braces', fr: 'Seulement entre ces accolades' },
      { en: 'Everywhere once the `if` has run', fr: 'Partout, une fois le `if` exécuté' },
      { en: 'In the whole file', fr: 'Dans tout le fichier' },
    ],
    key: [1],
    why: {
      en: '`let` and `const` belong to the block in which they stand.',
      fr: '`let` et `const` appartiennent au bloc dans lequel ils se trouvent.',
    },
  },
  {
    id: 'javascript-028',
    family: 'rest-parameter',
    topic: 'functions-and-scope',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'In `function total(first, ...others)`, what is `others` after the call `total(5)`?',
      fr: 'Dans `function total(first, ...others)`, que vaut `others` après l’appel `total(5)` ?',
    },
    options: [
      { en: '`[5]`', fr: '`[5]`' },
      { en: '`undefined`', fr: '`undefined`' },
      { en: '`[]`', fr: '`[]`' },
      { en: '`null`', fr: '`null`' },
    ],
    key: [2],
    why: {
      en: 'A rest parameter is always an array; with no arguments left for it, it is empty.',
      fr: 'Un paramètre du reste est toujours un tableau ; s’il ne reste aucun argument, il est vide.',
    },
  },
  {
    id: 'javascript-029',
    family: 'pure-function',
    topic: 'functions-and-scope',
    type: 'single',
    difficulty: [2, 3],
    seconds: 55,
    stem: {
      en: 'Which function gives the same answer for the same arguments and changes nothing outside itself?',
      fr: 'Quelle fonction donne toujours la même réponse pour les mêmes arguments, sans rien modifier au-dehors ?',
    },
    options: [
      { en: '`(list) => list.pop()`', fr: '`(list) => list.pop()`' },
      { en: '`(list) => list.sort().length * 2`', fr: '`(list) => list.sort().length * 2`' },
      { en: '`(list) => list.length + Math.random()`', fr: '`(list) => list.length + Math.random()`' },
      { en: '`(list) => list.length * 2`', fr: '`(list) => list.length * 2`' },
    ],
    key: [3],
    why: {
      en: '`sort` and `pop` change the caller’s array, `Math.random` changes the answer. Reading `length` does neither.',
      fr: '`sort` et `pop` modifient le tableau de l’appelant, `Math.random` change la réponse. Lire `length` ne fait ni l’un ni l’autre.',
    },
  },
  {
    id: 'javascript-030',
    family: 'parameter-copy',
    topic: 'functions-and-scope',
    type: 'code',
    difficulty: [2, 2],
    seconds: 55,
    stem: { en: 'What does this print?', fr: 'Qu’affiche ce code ?' },
    code: `let price = 10
const raise = (value) => {
  value = value + 5
}
raise(price)
console.log(price)`,
    options: [
      { en: '10', fr: '10' },
      { en: '5', fr: '5' },
      { en: '15', fr: '15' },
      { en: 'undefined', fr: 'undefined' },
    ],
    key: [0],
    why: {
      en: 'The parameter is a variable of its own; giving it a new value does not touch the caller’s variable.',
      fr: 'Le paramètre est une variable à part ; lui donner une nouvelle valeur ne touche pas la variable de l’appelant.',
    },
  },
  {
    id: 'javascript-031',
    family: 'higher-order',
    topic: 'functions-and-scope',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: '`const times = (n) => (x) => x * n`. What does `times(3)` give?',
      fr: '`const times = (n) => (x) => x * n`. Que donne `times(3)` ?',
    },
    options: [
      { en: '`NaN`, because `x` has not been given', fr: '`NaN`, car `x` n’a pas été fourni' },
      { en: 'a function that triples its argument', fr: 'une fonction qui triple son argument' },
      { en: 'a function that returns 3 each time', fr: 'une fonction qui renvoie toujours 3' },
      { en: 'an error, because `x` is not defined', fr: 'une erreur, car `x` n’est pas défini' },
    ],
    key: [1],
    why: {
      en: 'The outer function returns the inner one, which keeps `n`. `times(3)(4)` is 12.',
      fr: 'La fonction externe renvoie la fonction interne, qui conserve `n`. `times(3)(4)` vaut 12.',
    },
  },
  {
    id: 'javascript-032',
    family: 'closure-counter',
    topic: 'functions-and-scope',
    type: 'number',
    difficulty: [2, 3],
    seconds: 55,
    stem: { en: 'Which number does this print?', fr: 'Quel nombre ce code affiche-t-il ?' },
    code: `function counter() {
  let n = 0
  return () => ++n
}
const a = counter()
const b = counter()
a()
a()
b()
console.log(a() * 10 + b())`,
    key: { value: 32 },
    why: {
      en: 'Each call of `counter` makes its own `n`. The third call of `a` gives 3, the second of `b` gives 2.',
      fr: 'Chaque appel de `counter` crée son propre `n`. Le troisième appel de `a` donne 3, le deuxième de `b` donne 2.',
    },
  },
  {
    id: 'javascript-033',
    family: 'hoisting-tdz',
    topic: 'functions-and-scope',
    type: 'single',
    difficulty: [3, 3],
    seconds: 55,
    stem: { en: 'What happens when this code runs?', fr: 'Que se passe-t-il à l’exécution de ce code ?' },
    code: `console.log(rate)
let rate = 0.2`,
    options: [
      {
        en: 'It prints `undefined`, since `let` is hoisted as `undefined`.',
        fr: 'Il affiche `undefined`, car `let` est remonté comme `undefined`.',
      },
      {
        en: 'It prints 0.2, since declarations are moved to the top.',
        fr: 'Il affiche 0.2, car les déclarations sont remontées en tête.',
      },
      {
        en: 'It prints `null`, since no value has been assigned yet.',
        fr: 'Il affiche `null`, car aucune valeur n’a encore été affectée.',
      },
      {
        en: 'It throws, since `rate` may not be read before its line.',
        fr: 'Une erreur : `rate` ne peut être lu avant sa déclaration.',
      },
    ],
    key: [3],
    why: {
      en: 'The name is known in its block from the start, but reading it before its declaration throws a ReferenceError (the temporal dead zone).',
      fr: 'Le nom est connu dans son bloc dès le début, mais le lire avant sa déclaration lève une ReferenceError (zone morte temporelle).',
    },
  },
  {
    id: 'javascript-034',
    family: 'lost-this',
    topic: 'functions-and-scope',
    type: 'single',
    difficulty: [3, 4],
    seconds: 65,
    stem: {
      en: '`const log = user.describe; log()` fails although `user.describe()` works. Why?',
      fr: '`const log = user.describe; log()` échoue alors que `user.describe()` fonctionne. Pourquoi ?',
    },
    options: [
      {
        en: '`this` can be set only once, and here it was set before.',
        fr: '`this` ne se fixe qu’une fois, et ici c’était déjà fait.',
      },
      { en: 'The method became private when it was assigned.', fr: 'La méthode est devenue privée à l’affectation.' },
      {
        en: '`this` is set by the call, and this call names no object.',
        fr: '`this` dépend de l’appel, et celui-ci ne nomme aucun objet.',
      },
      {
        en: '`const` makes a copy, and here it has no body any more.',
        fr: '`const` fait une copie, et ici elle n’a plus de corps.',
      },
    ],
    key: [2],
    why: {
      en: 'In an ordinary function `this` is what stands before the dot in the call. `log()` has nothing there. `user.describe.bind(user)` or an arrow function mends it.',
      fr: 'Dans une fonction ordinaire, `this` est ce qui précède le point lors de l’appel. `log()` n’a rien devant. `user.describe.bind(user)` ou une fonction fléchée y remédie.',
    },
  },
  {
    id: 'javascript-035',
    family: 'loop-closure',
    topic: 'functions-and-scope',
    type: 'code',
    difficulty: [3, 3],
    seconds: 65,
    stem: { en: 'What does this print?', fr: 'Qu’affiche ce code ?' },
    code: `const tasks = []
for (var i = 0; i < 3; i++) {
  tasks.push(() => i)
}
console.log(tasks.map((task) => task()).join(' '))`,
    options: [
      { en: '3 3 3', fr: '3 3 3' },
      { en: '2 2 2', fr: '2 2 2' },
      { en: '1 2 3', fr: '1 2 3' },
      { en: '0 1 2', fr: '0 1 2' },
    ],
    key: [0],
    why: {
      en: '`var` makes one `i` for the whole function; when the tasks run, the loop has left it at 3. With `let`, each round has its own `i`.',
      fr: '`var` crée un seul `i` pour toute la fonction ; quand les tâches s’exécutent, la boucle l’a laissé à 3. Avec `let`, chaque tour a son propre `i`.',
    },
  },
  {
    id: 'javascript-036',
    family: 'function-declarations',
    topic: 'functions-and-scope',
    type: 'multiple',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: 'Which statements about function declarations and function expressions are true? Choose all that apply.',
      fr: 'Quelles affirmations sur les déclarations et les expressions de fonction sont vraies ? Cochez toutes les bonnes réponses.',
    },
    options: [
      {
        en: 'A function declaration may be called on a line above it.',
        fr: 'Une déclaration de fonction peut être appelée plus haut dans le code.',
      },
      {
        en: 'A function must be called with as many arguments as it declares.',
        fr: 'Une fonction doit recevoir autant d’arguments qu’elle en déclare.',
      },
      {
        en: 'A function may be passed as an argument without a name.',
        fr: 'Une fonction peut être passée en argument sans avoir de nom.',
      },
      {
        en: 'A function kept in `const` may be called on a line above it.',
        fr: 'Une fonction stockée dans un `const` peut être appelée plus haut.',
      },
    ],
    key: [0, 2],
    why: {
      en: 'Declarations are ready from the start of their scope; a `const` is not readable before its line. Functions are values, and JavaScript does not check the number of arguments.',
      fr: 'Les déclarations sont disponibles dès le début de leur portée ; un `const` n’est pas lisible avant sa ligne. Les fonctions sont des valeurs, et JavaScript ne vérifie pas le nombre d’arguments.',
    },
  },
  {
    id: 'javascript-037',
    family: 'recursion-base',
    topic: 'functions-and-scope',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: { en: 'What does `depth([1, [2, [3]]])` return?', fr: 'Que renvoie `depth([1, [2, [3]]])` ?' },
    code: `const depth = (x) =>
  Array.isArray(x) ? 1 + Math.max(0, ...x.map(depth)) : 0`,
    options: [
      { en: '2', fr: '2' },
      { en: '6', fr: '6' },
      { en: '3', fr: '3' },
      { en: '1', fr: '1' },
    ],
    key: [2],
    why: {
      en: 'Each level of array adds 1 to the deepest of its elements; numbers count 0. There are three nested arrays.',
      fr: 'Chaque niveau de tableau ajoute 1 au plus profond de ses éléments ; les nombres comptent 0. Il y a trois tableaux imbriqués.',
    },
  },
  {
    id: 'javascript-038',
    family: 'arrow-this',
    topic: 'functions-and-scope',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: 'Inside a class method, `setTimeout(() => { this.tick() }, 100)` works, while `setTimeout(function () { this.tick() }, 100)` does not. What makes the difference?',
      fr: 'Dans une méthode de classe, `setTimeout(() => { this.tick() }, 100)` fonctionne, mais pas `setTimeout(function () { this.tick() }, 100)`. Qu’est-ce qui fait la différence ?',
    },
    options: [
      {
        en: 'The arrow function takes `this` from the method around it.',
        fr: 'La fonction fléchée reprend le `this` de la méthode qui l’entoure.',
      },
      {
        en: 'The arrow function gets a copy of the object as argument.',
        fr: 'La fonction fléchée reçoit une copie de l’objet en argument.',
      },
      {
        en: 'The arrow function runs at once, before the method ends.',
        fr: 'La fonction fléchée s’exécute avant la fin de la méthode.',
      },
      {
        en: 'The arrow function binds `this` to the timer calling it.',
        fr: 'La fonction fléchée lie `this` à la minuterie qui l’appelle.',
      },
    ],
    key: [0],
    why: {
      en: 'Arrow functions have no `this` of their own: they see that of the enclosing function.',
      fr: 'Les fonctions fléchées n’ont pas de `this` propre : elles voient celui de la fonction englobante.',
    },
  },
  {
    id: 'javascript-039',
    family: 'call-stack-order',
    topic: 'functions-and-scope',
    type: 'order',
    difficulty: [4, 4],
    seconds: 75,
    stem: { en: 'In which order are these words printed?', fr: 'Dans quel ordre ces mots sont-ils affichés ?' },
    code: `const say = (word) => (console.log(word), word)
const join = (a, b = say('default')) => {
  say('body')
  return a + b
}
say('before')
say(join(say('argument')).length > 5 ? 'long' : 'short')`,
    options: [
      { en: 'body', fr: 'body' },
      { en: 'argument', fr: 'argument' },
      { en: 'long', fr: 'long' },
      { en: 'default', fr: 'default' },
      { en: 'before', fr: 'before' },
    ],
    key: [4, 1, 3, 0, 2],
    why: {
      en: 'Arguments are evaluated first, then missing defaults, then the body; ‘argumentdefault’ has more than 5 letters.',
      fr: 'Les arguments sont évalués d’abord, puis les valeurs par défaut manquantes, puis le corps ; « argumentdefault » compte plus de 5 lettres.',
    },
  },
  {
    id: 'javascript-040',
    family: 'memo-cache',
    topic: 'functions-and-scope',
    type: 'single',
    difficulty: [4, 4],
    seconds: 70,
    stem: {
      en: '`memo` should remember results, but in each call of `fast` the work is done anew. What is wrong?',
      fr: '`memo` devrait retenir les résultats, mais chaque appel de `fast` refait le travail. Où est l’erreur ?',
    },
    code: `const memo = (work) => (key) => {
  const cache = new Map()
  if (!cache.has(key)) cache.set(key, work(key))
  return cache.get(key)
}
const fast = memo(slowSquare)`,
    options: [
      { en: 'A `Map` cannot hold results of functions.', fr: 'Une `Map` ne peut contenir des résultats de fonctions.' },
      { en: '`memo` should be declared with `async`.', fr: '`memo` devrait être déclarée avec `async`.' },
      {
        en: '`has` compares keys by reference, not by value.',
        fr: '`has` compare les clés par référence, non par valeur.',
      },
      { en: 'The `Map` is made inside the function returned.', fr: 'La `Map` est créée dans la fonction renvoyée.' },
    ],
    key: [3],
    why: {
      en: 'A new `Map` is born with each call of `fast`. It belongs in the outer function, so that the closure keeps it between calls.',
      fr: 'Une nouvelle `Map` naît à chaque appel de `fast`. Sa place est dans la fonction externe, pour que la fermeture la conserve d’un appel à l’autre.',
    },
  },
  {
    id: 'javascript-041',
    family: 'bind-call-apply',
    topic: 'functions-and-scope',
    type: 'multiple',
    difficulty: [4, 4],
    seconds: 65,
    stem: {
      en: '`function area(w, h) { return this.scale * w * h }` and `const plan = { scale: 2 }`. Which expressions give 24? Choose all that apply.',
      fr: '`function area(w, h) { return this.scale * w * h }` et `const plan = { scale: 2 }`. Quelles expressions donnent 24 ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: '`area.bind(plan, 3)(4)`', fr: '`area.bind(plan, 3)(4)`' },
      { en: '`area.call(3, 4, plan)`', fr: '`area.call(3, 4, plan)`' },
      { en: '`area.bind(plan)([3, 4])`', fr: '`area.bind(plan)([3, 4])`' },
      { en: '`area.call(plan, 3, 4)`', fr: '`area.call(plan, 3, 4)`' },
      { en: '`area.apply(plan, [3, 4])`', fr: '`area.apply(plan, [3, 4])`' },
    ],
    key: [0, 3, 4],
    why: {
      en: '`call` takes the arguments one by one, `apply` as an array, `bind` makes a new function and may fix the first arguments. `this` always comes first.',
      fr: '`call` prend les arguments un à un, `apply` sous forme de tableau, `bind` crée une fonction et peut fixer les premiers arguments. `this` vient toujours en premier.',
    },
  },
  {
    id: 'javascript-042',
    family: 'shadowing',
    topic: 'functions-and-scope',
    type: 'code',
    difficulty: [4, 3],
    seconds: 65,
    stem: { en: 'Which values does this print, in order?', fr: 'Quelles valeurs ce code affiche-t-il, dans l’ordre ?' },
    code: `let x = 1
const show = () => x
{
  let x = 2
  console.log(show(), x)
}
x = 3
console.log(show())`,
    options: [
      { en: '1 2 1', fr: '1 2 1' },
      { en: '1 2 3', fr: '1 2 3' },
      { en: '2 2 3', fr: '2 2 3' },
      { en: '2 2 1', fr: '2 2 1' },
    ],
    key: [1],
    why: {
      en: 'A function sees the variables of the place where it is written, not of the place where it is called; and it sees the variable itself, not the value at that time.',
      fr: 'Une fonction voit les variables du lieu où elle est écrite, non du lieu où elle est appelée ; et elle voit la variable elle-même, non sa valeur d’alors.',
    },
  },
  {
    id: 'javascript-043',
    family: 'debounce',
    topic: 'functions-and-scope',
    type: 'single',
    difficulty: [4, 3],
    seconds: 70,
    stem: {
      en: '`search` was wrapped by this function with a wait of 300 ms. Somebody types six letters, one every 100 ms, then stops. What happens?',
      fr: '`search` est enveloppée par cette fonction avec une attente de 300 ms. Quelqu’un tape six lettres, une toutes les 100 ms, puis s’arrête. Que se passe-t-il ?',
    },
    code: `const wrap = (fn, wait) => {
  let timer
  return (...args) => {
    clearTimeout(timer)
    timer = setTimeout(() => fn(...args), wait)
  }
}`,
    options: [
      {
        en: 'It runs once, at the first of the six letters.',
        fr: 'Elle s’exécute une fois, à la première lettre tapée, sans attendre.',
      },
      {
        en: 'It runs once, 300 ms after the last letter.',
        fr: 'Elle s’exécute une fois, 300 ms après la dernière lettre.',
      },
      {
        en: 'It runs at every third letter, 300 ms after it.',
        fr: 'Elle s’exécute toutes les trois lettres, 300 ms après chacune.',
      },
      {
        en: 'It runs six times, each one 300 ms after its letter.',
        fr: 'Elle s’exécute six fois, chaque fois 300 ms après sa lettre.',
      },
    ],
    key: [1],
    why: {
      en: 'Each call cancels the timer of the one before (a debounce). Only the last letter’s timer is left to end.',
      fr: 'Chaque appel annule la minuterie du précédent (« debounce »). Seule celle de la dernière lettre arrive à terme.',
    },
  },
  {
    id: 'javascript-044',
    family: 'generator-lazy',
    topic: 'functions-and-scope',
    type: 'single',
    difficulty: [5, 4],
    seconds: 80,
    stem: {
      en: 'How many times has `console.log` been called after this code?',
      fr: 'Combien de fois `console.log` a-t-il été appelé après ce code ?',
    },
    code: `function* ids() {
  console.log('start')
  for (let i = 1; ; i++) {
    console.log('next')
    yield i
  }
}
const all = ids()
all.next()
all.next()`,
    options: [
      { en: 'without end', fr: 'sans fin' },
      { en: '4', fr: '4' },
      { en: '3', fr: '3' },
      { en: '0', fr: '0' },
    ],
    key: [2],
    why: {
      en: 'Nothing runs when the generator is made. The first `next` prints ‘start’ and ‘next’ and stops at `yield`; the second prints ‘next’.',
      fr: 'Rien ne s’exécute à la création du générateur. Le premier `next` affiche « start » et « next » puis s’arrête à `yield` ; le second affiche « next ».',
    },
  },
  {
    id: 'javascript-045',
    family: 'default-param-scope',
    topic: 'functions-and-scope',
    type: 'single',
    difficulty: [5, 5],
    seconds: 80,
    stem: { en: 'What does `f()` return?', fr: 'Que renvoie `f()` ?' },
    code: `const f = (list = [], add = () => list.push(1)) => {
  add()
  list = ['new']
  add()
  return list.length
}`,
    options: [
      { en: '1', fr: '1' },
      { en: '3', fr: '3' },
      { en: '0', fr: '0' },
      { en: '2', fr: '2' },
    ],
    key: [3],
    why: {
      en: 'Both parameters share one scope, so `add` sees the parameter `list` itself. The second `add` pushes on to the new array, which then has 2 elements.',
      fr: 'Les deux paramètres partagent la même portée : `add` voit le paramètre `list` lui-même. Le second `add` ajoute au nouveau tableau, qui compte alors 2 éléments.',
    },
  },
  {
    id: 'javascript-046',
    family: 'compose-reduce',
    topic: 'functions-and-scope',
    type: 'number',
    difficulty: [5, 4],
    seconds: 85,
    stem: { en: 'Which number does this print?', fr: 'Quel nombre ce code affiche-t-il ?' },
    code: `const compose = (...fns) => (x) => fns.reduceRight((v, fn) => fn(v), x)
const inc = (n) => n + 1
const dbl = (n) => n * 2
console.log(compose(inc, dbl, inc)(3))`,
    key: { value: 9 },
    why: {
      en: '`reduceRight` starts with the last function: 3 + 1 = 4, doubled 8, plus 1 is 9.',
      fr: '`reduceRight` commence par la dernière fonction : 3 + 1 = 4, doublé 8, plus 1 donne 9.',
    },
  },
  {
    id: 'javascript-047',
    family: 'weak-closure-leak',
    topic: 'functions-and-scope',
    type: 'single',
    difficulty: [5, 4],
    seconds: 75,
    stem: {
      en: 'A page opens and closes a dialog many times, and memory keeps growing. What is the most likely cause?',
      fr: 'Une page ouvre et ferme une boîte de dialogue de nombreuses fois, et la mémoire ne cesse de croître. Quelle est la cause la plus probable ?',
    },
    code: `function openDialog(bigData) {
  const dialog = render(bigData)
  window.addEventListener('resize', () => dialog.fit(bigData.width))
  return () => dialog.remove()
}`,
    options: [
      {
        en: 'The listener stays and its closure keeps `bigData`.',
        fr: 'L’écouteur reste et sa fermeture retient `bigData`.',
      },
      {
        en: '`remove` hides the element, but keeps it in the page.',
        fr: '`remove` masque l’élément, mais le laisse dans la page.',
      },
      {
        en: 'The function that is returned is called more than once.',
        fr: 'La fonction qui est renvoyée est appelée plus d’une fois.',
      },
      {
        en: '`dialog` is a `const` and is never set back to `null`.',
        fr: '`dialog` est un `const` et n’est jamais remis à `null`.',
      },
    ],
    key: [0],
    why: {
      en: '`window` holds the listener, the listener holds its scope, and the scope holds the data. Closing must also remove the listener.',
      fr: '`window` retient l’écouteur, l’écouteur retient sa portée, et celle-ci retient les données. La fermeture doit aussi retirer l’écouteur.',
    },
  },
]
