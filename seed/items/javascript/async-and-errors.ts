/** JavaScript items of the topic “Asynchronous code, errors and modules”. Joined with the other topics by seed/items/javascript.ts. */
import type { SourceItem } from '#seed/items/source-item.ts'

export const asyncAndErrorsItems: readonly SourceItem[] = [
  {
    id: 'javascript-072',
    family: 'await-meaning',
    topic: 'async-and-errors',
    type: 'single',
    difficulty: [1, 2],
    seconds: 40,
    stem: {
      en: 'What does `await` do in `const data = await load()`?',
      fr: 'Que fait `await` dans `const data = await load()` ?',
    },
    options: [
      {
        en: 'It pauses this function until the promise settles.',
        fr: 'Il suspend cette fonction jusqu’au règlement de la promesse.',
      },
      { en: 'It waits a fixed time before it calls `load`.', fr: 'Il attend un temps fixe avant d’appeler `load`.' },
      {
        en: 'It pauses the whole page until the promise settles.',
        fr: 'Il suspend toute la page jusqu’au règlement de la promesse.',
      },
      { en: 'It runs `load` on another processor core.', fr: 'Il exécute `load` sur un autre cœur du processeur.' },
    ],
    key: [0],
    why: {
      en: 'Only the async function is suspended; the page goes on working, and the function resumes with the promise’s value.',
      fr: 'Seule la fonction asynchrone est suspendue ; la page continue de fonctionner, et la fonction reprend avec la valeur de la promesse.',
    },
  },
  {
    id: 'javascript-073',
    family: 'try-catch',
    topic: 'async-and-errors',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'The text in `input` may not be valid JSON. How is the error dealt with so that the script goes on?',
      fr: 'Le texte de `input` peut ne pas être du JSON valide. Comment traiter l’erreur pour que le script continue ?',
    },
    options: [
      {
        en: '`if (JSON.parse(input)) { use(input) } else { warn() }`',
        fr: '`if (JSON.parse(input)) { use(input) } else { warn() }`',
      },
      { en: '`JSON.parse(input) || warn()`', fr: '`JSON.parse(input) || warn()`' },
      {
        en: '`try { use(JSON.parse(input)) } catch { warn() }`',
        fr: '`try { use(JSON.parse(input)) } catch { warn() }`',
      },
      {
        en: '`try { use(input) } catch { warn() } JSON.parse(input)`',
        fr: '`try { use(input) } catch { warn() } JSON.parse(input)`',
      },
    ],
    key: [2],
    why: {
      en: '`JSON.parse` throws on bad text; only a `try` around it, followed by its `catch`, lets the script continue.',
      fr: '`JSON.parse` lève une erreur si le texte est mauvais ; seul un `try` autour, suivi de son `catch`, permet de continuer.',
    },
  },
  {
    id: 'javascript-074',
    family: 'timeout-order',
    topic: 'async-and-errors',
    type: 'order',
    difficulty: [1, 2],
    seconds: 45,
    stem: { en: 'In which order are the words printed?', fr: 'Dans quel ordre les mots sont-ils affichés ?' },
    code: `console.log('one')
setTimeout(() => console.log('two'), 200)
setTimeout(() => console.log('three'), 50)
console.log('four')`,
    options: [
      { en: 'three', fr: 'three' },
      { en: 'one', fr: 'one' },
      { en: 'four', fr: 'four' },
      { en: 'two', fr: 'two' },
    ],
    key: [1, 2, 0, 3],
    why: {
      en: 'The timers’ functions run later; the synchronous lines go first, then the shorter wait.',
      fr: 'Les fonctions des minuteries s’exécutent plus tard ; les lignes synchrones passent d’abord, puis l’attente la plus courte.',
    },
  },
  {
    id: 'javascript-075',
    family: 'export-import',
    topic: 'async-and-errors',
    type: 'single',
    difficulty: [1, 2],
    seconds: 40,
    stem: {
      en: 'The file `tax.js` has `export function vat(x) { … }`. How does another module get it?',
      fr: 'Le fichier `tax.js` contient `export function vat(x) { … }`. Comment un autre module l’obtient-il ?',
    },
    options: [
      { en: "`import { tax } from './vat.js'`", fr: "`import { tax } from './vat.js'`" },
      { en: "`import vat from './tax.js'`", fr: "`import vat from './tax.js'`" },
      { en: "`import { tax.vat } from './tax.js'`", fr: "`import { tax.vat } from './tax.js'`" },
      { en: "`import { vat } from './tax.js'`", fr: "`import { vat } from './tax.js'`" },
    ],
    key: [3],
    why: {
      en: 'A named export is imported by its name in braces. Without braces the default export is asked for, and there is none.',
      fr: 'Un export nommé s’importe par son nom entre accolades. Sans accolades, on demande l’export par défaut, qui n’existe pas.',
    },
  },
  {
    id: 'javascript-076',
    family: 'throw-error',
    topic: 'async-and-errors',
    type: 'single',
    difficulty: [1, 2],
    seconds: 45,
    stem: {
      en: "What happens in a function right after `throw new Error('empty')`, if there is no `try` around it?",
      fr: "Que se passe-t-il dans une fonction juste après `throw new Error('empty')`, sans `try` autour ?",
    },
    options: [
      {
        en: 'The function goes on, and the error is printed at its end',
        fr: 'La fonction continue, et l’erreur s’affiche à la fin',
      },
      {
        en: 'The function ends and its caller gets the error',
        fr: 'La fonction s’arrête et l’appelant reçoit l’erreur',
      },
      {
        en: 'The function returns the text ‘empty’ to its own caller',
        fr: 'La fonction renvoie le texte « empty » à son appelant',
      },
      {
        en: 'The function goes on and its caller gets nothing',
        fr: 'La fonction continue et l’appelant ne reçoit rien du tout',
      },
    ],
    key: [1],
    why: {
      en: 'A thrown error leaves the function at once and travels up through its callers until a `catch` takes it.',
      fr: 'Une erreur levée quitte aussitôt la fonction et remonte les appelants jusqu’à un `catch`.',
    },
  },
  {
    id: 'javascript-077',
    family: 'async-gives-promise',
    topic: 'async-and-errors',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: '`const user = getUser()`, where `getUser` is an async function. `user.name` is `undefined`. What is `user`?',
      fr: '`const user = getUser()`, où `getUser` est une fonction asynchrone. `user.name` vaut `undefined`. Qu’est-ce que `user` ?',
    },
    options: [
      { en: 'A promise of the user', fr: 'Une promesse de l’utilisateur' },
      { en: 'The user, as a JSON text', fr: 'L’utilisateur, en texte JSON' },
      { en: 'The user, without a name', fr: 'L’utilisateur, sans nom' },
      { en: 'The function, not yet called', fr: 'La fonction, pas encore appelée' },
    ],
    key: [0],
    why: {
      en: 'An async function always returns a promise. Without `await`, one asks the promise for a `name`.',
      fr: 'Une fonction asynchrone renvoie toujours une promesse. Sans `await`, on demande `name` à la promesse.',
    },
  },
  {
    id: 'javascript-078',
    family: 'async-gives-promise',
    topic: 'async-and-errors',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: '`async function five() { return 5 }`. Which line prints 5?',
      fr: '`async function five() { return 5 }`. Quelle ligne affiche 5 ?',
    },
    options: [
      { en: '`five().catch((n) => console.log(n))`', fr: '`five().catch((n) => console.log(n))`' },
      { en: '`five((n) => console.log(n))`', fr: '`five((n) => console.log(n))`' },
      { en: '`five().then((n) => console.log(n))`', fr: '`five().then((n) => console.log(n))`' },
      { en: '`console.log(five())`', fr: '`console.log(five())`' },
    ],
    key: [2],
    why: {
      en: 'The 5 is wrapped in a promise; `then` (or `await`) unwraps it.',
      fr: 'Le 5 est enveloppé dans une promesse ; `then` (ou `await`) l’en sort.',
    },
  },
  {
    id: 'javascript-079',
    family: 'finally-runs',
    topic: 'async-and-errors',
    type: 'code',
    difficulty: [2, 3],
    seconds: 50,
    stem: { en: 'What does this print?', fr: 'Qu’affiche ce code ?' },
    code: `function check(n) {
  try {
    if (n < 0) throw new Error('negative')
    return 'ok'
  } catch {
    return 'bad'
  } finally {
    console.log('done')
  }
}
console.log(check(-1))`,
    options: [
      { en: 'bad done', fr: 'bad done' },
      { en: 'done ok', fr: 'done ok' },
      { en: 'ok done', fr: 'ok done' },
      { en: 'done bad', fr: 'done bad' },
    ],
    key: [3],
    why: {
      en: 'The `catch` decides on ‘bad’, but `finally` runs before the function hands its value back.',
      fr: 'Le `catch` choisit « bad », mais `finally` s’exécute avant que la fonction ne rende sa valeur.',
    },
  },
  {
    id: 'javascript-080',
    family: 'fetch-ok',
    topic: 'async-and-errors',
    type: 'multiple',
    difficulty: [2, 3],
    seconds: 60,
    stem: {
      en: 'For which of these does the promise of `fetch(url)` reject? Choose all that apply.',
      fr: 'Dans lesquels de ces cas la promesse de `fetch(url)` est-elle rejetée ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: 'The server answers 500', fr: 'Le serveur répond 500' },
      { en: 'The network is down', fr: 'Le réseau est coupé' },
      { en: 'The request was aborted', fr: 'La requête a été abandonnée' },
      { en: 'The body is empty', fr: 'Le corps est vide' },
      { en: 'The server answers 404', fr: 'Le serveur répond 404' },
    ],
    key: [1, 2],
    why: {
      en: '`fetch` rejects when there is no answer at all. An answer with an error status is an answer: look at `response.ok`.',
      fr: '`fetch` rejette quand il n’y a pas de réponse du tout. Une réponse avec un code d’erreur reste une réponse : il faut regarder `response.ok`.',
    },
  },
  {
    id: 'javascript-081',
    family: 'parallel-time',
    topic: 'async-and-errors',
    type: 'number',
    difficulty: [2, 3],
    seconds: 55,
    stem: {
      en: 'Each call of `wait(1)` takes one second. After about how many seconds is ‘end’ printed?',
      fr: 'Chaque appel de `wait(1)` dure une seconde. Au bout d’environ combien de secondes « end » est-il affiché ?',
    },
    code: `const a = wait(1)
const b = wait(1)
await wait(1)
await a
await b
await wait(1)
console.log('end')`,
    key: { value: 2 },
    why: {
      en: 'The first three waits start together and end after one second; the last starts only then.',
      fr: 'Les trois premières attentes démarrent ensemble et finissent après une seconde ; la dernière ne commence qu’alors.',
    },
  },
  {
    id: 'javascript-082',
    family: 'promise-all-fail',
    topic: 'async-and-errors',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: '`await Promise.all([a, b, c])`: `b` rejects after one second, `a` and `c` need three. What happens?',
      fr: '`await Promise.all([a, b, c])` : `b` est rejetée après une seconde, `a` et `c` en demandent trois. Que se passe-t-il ?',
    },
    options: [
      { en: 'After three seconds it throws the error of `b`.', fr: 'Après trois secondes, l’erreur de `b` est levée.' },
      { en: 'After one second it throws the error of `b`.', fr: 'Après une seconde, l’erreur de `b` est levée.' },
      {
        en: 'After three seconds it gives the two good results.',
        fr: 'Après trois secondes, on reçoit les deux bons résultats.',
      },
      {
        en: 'After one second `a` and `c` are cancelled too.',
        fr: 'Après une seconde, `a` et `c` sont aussi annulées.',
      },
    ],
    key: [1],
    why: {
      en: '`Promise.all` rejects as soon as one promise does. The others are not cancelled; their results are merely not used.',
      fr: '`Promise.all` rejette dès qu’une promesse est rejetée. Les autres ne sont pas annulées ; leurs résultats sont simplement ignorés.',
    },
  },
  {
    id: 'javascript-083',
    family: 'foreach-async',
    topic: 'async-and-errors',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: "`ids.forEach(async (id) => { await save(id) })` and then `console.log('saved')`. Why does ‘saved’ appear too early?",
      fr: "`ids.forEach(async (id) => { await save(id) })` puis `console.log('saved')`. Pourquoi « saved » apparaît-il trop tôt ?",
    },
    options: [
      {
        en: '`console.log` always runs before other code.',
        fr: '`console.log` passe toujours avant le reste du code.',
      },
      {
        en: '`save` is called only after `forEach` has ended.',
        fr: '`save` n’est appelée qu’après la fin de `forEach`.',
      },
      {
        en: '`forEach` ignores the promises that its callback returns.',
        fr: '`forEach` ignore les promesses que sa fonction renvoie.',
      },
      {
        en: '`await` has no effect at all in an arrow function.',
        fr: '`await` est sans effet dans une fonction fléchée.',
      },
    ],
    key: [2],
    why: {
      en: 'The callbacks return promises that nobody waits for. Use `for…of` with `await`, or `await Promise.all(ids.map(save))`.',
      fr: 'Les fonctions rendent des promesses que personne n’attend. Il faut `for…of` avec `await`, ou `await Promise.all(ids.map(save))`.',
    },
  },
  {
    id: 'javascript-084',
    family: 'microtasks',
    topic: 'async-and-errors',
    type: 'order',
    difficulty: [3, 4],
    seconds: 70,
    stem: { en: 'In which order are the letters printed?', fr: 'Dans quel ordre les lettres sont-elles affichées ?' },
    code: `setTimeout(() => console.log('a'), 0)
Promise.resolve().then(() => console.log('b'))
console.log('c')
queueMicrotask(() => console.log('d'))`,
    options: [
      { en: 'b', fr: 'b' },
      { en: 'a', fr: 'a' },
      { en: 'c', fr: 'c' },
      { en: 'd', fr: 'd' },
    ],
    key: [2, 0, 3, 1],
    why: {
      en: 'Synchronous code first, then the microtasks in the order in which they were queued, and only then timers.',
      fr: 'D’abord le code synchrone, puis les microtâches dans leur ordre d’ajout, et seulement ensuite les minuteries.',
    },
  },
  {
    id: 'javascript-085',
    family: 'then-chain-value',
    topic: 'async-and-errors',
    type: 'single',
    difficulty: [3, 3],
    seconds: 60,
    stem: { en: 'What does this print?', fr: 'Qu’affiche ce code ?' },
    code: `Promise.resolve(2)
  .then((n) => { n * 5 })
  .then((n) => console.log(n))`,
    options: [
      { en: '2', fr: '2' },
      { en: 'undefined', fr: 'undefined' },
      { en: '10', fr: '10' },
      { en: '[object Promise]', fr: '[object Promise]' },
    ],
    key: [1],
    why: {
      en: 'The first function has a body in braces without `return`, so the next step gets `undefined`.',
      fr: 'La première fonction a un corps entre accolades sans `return` : l’étape suivante reçoit `undefined`.',
    },
  },
  {
    id: 'javascript-086',
    family: 'module-facts',
    topic: 'async-and-errors',
    type: 'multiple',
    difficulty: [3, 4],
    seconds: 60,
    stem: {
      en: 'Which statements about ES modules are true? Choose all that apply.',
      fr: 'Quelles affirmations sur les modules ES sont vraies ? Cochez toutes les bonnes réponses.',
    },
    options: [
      {
        en: 'A variable at the top of a module is not global.',
        fr: 'Une variable au premier niveau d’un module n’est pas globale.',
      },
      {
        en: 'An importer may assign a new value to an imported name.',
        fr: 'L’importateur peut affecter une nouvelle valeur à un nom importé.',
      },
      {
        en: 'Each importer gets a copy of the exported objects.',
        fr: 'Chaque importateur reçoit une copie des objets exportés.',
      },
      {
        en: 'A module’s code runs once, however often it is imported.',
        fr: 'Le code d’un module s’exécute une fois, quel que soit le nombre d’imports.',
      },
    ],
    key: [0, 3],
    why: {
      en: 'Modules are evaluated once and shared; their top level is a scope of its own. Imported names are read-only views.',
      fr: 'Les modules sont évalués une seule fois et partagés ; leur premier niveau est une portée à part. Les noms importés sont des vues en lecture seule.',
    },
  },
  {
    id: 'javascript-087',
    family: 'catch-continues',
    topic: 'async-and-errors',
    type: 'code',
    difficulty: [3, 3],
    seconds: 60,
    stem: { en: 'What does this print?', fr: 'Qu’affiche ce code ?' },
    code: `Promise.reject(new Error('x'))
  .then(() => console.log('A'))
  .catch(() => console.log('B'))
  .then(() => console.log('C'))`,
    options: [
      { en: 'B C', fr: 'B C' },
      { en: 'B', fr: 'B' },
      { en: 'A C', fr: 'A C' },
      { en: 'A B C', fr: 'A B C' },
    ],
    key: [0],
    why: {
      en: 'The rejection skips the first `then`. `catch` handles it and returns normally, so the chain goes on.',
      fr: 'Le rejet saute le premier `then`. `catch` le traite et rend la main normalement : la chaîne continue.',
    },
  },
  {
    id: 'javascript-088',
    family: 'error-async-callback',
    topic: 'async-and-errors',
    type: 'single',
    difficulty: [4, 4],
    seconds: 65,
    stem: { en: 'Why does this `try` not catch the error?', fr: 'Pourquoi ce `try` n’attrape-t-il pas l’erreur ?' },
    code: `try {
  setTimeout(() => { throw new Error('late') }, 10)
} catch (error) {
  report(error)
}`,
    options: [
      {
        en: 'Arrow functions may not throw any errors at all.',
        fr: 'Les fonctions fléchées ne peuvent lever aucune erreur.',
      },
      {
        en: 'A `catch` only sees errors made by the engine.',
        fr: 'Un `catch` ne voit que les erreurs du moteur même.',
      },
      {
        en: '`setTimeout` turns all errors into warnings.',
        fr: '`setTimeout` transforme toute erreur en avertissement.',
      },
      { en: 'The `try` has ended when the function runs.', fr: 'Le `try` est terminé quand la fonction s’exécute.' },
    ],
    key: [3],
    why: {
      en: 'The callback runs later, from the event loop, when the block has long been left. Put the `try` inside the callback.',
      fr: 'La fonction s’exécute plus tard, depuis la boucle d’événements, une fois le bloc quitté. Il faut placer le `try` à l’intérieur.',
    },
  },
  {
    id: 'javascript-089',
    family: 'race-stale',
    topic: 'async-and-errors',
    type: 'single',
    difficulty: [4, 4],
    seconds: 75,
    stem: {
      en: 'A search field fetches at each letter. Sometimes the list shows results of an earlier, shorter text. Which cure deals with the cause?',
      fr: 'Un champ de recherche interroge le serveur à chaque lettre. Parfois, la liste montre les résultats d’un texte antérieur, plus court. Quel remède traite la cause ?',
    },
    options: [
      { en: 'Show a spinner until any answer has arrived', fr: 'Afficher un indicateur jusqu’à la première réponse' },
      {
        en: 'Wrap `fetch` in `try` and show errors to the user',
        fr: 'Entourer `fetch` d’un `try` et afficher les erreurs',
      },
      {
        en: 'Abort or ignore answers to all but the last request',
        fr: 'Abandonner ou ignorer toute réponse sauf la dernière',
      },
      { en: 'Declare the list with `let` instead of `const`', fr: 'Déclarer la liste avec `let` plutôt que `const`' },
    ],
    key: [2],
    why: {
      en: 'Answers may arrive out of order; an old one overwrites a newer one. `AbortController` or a request number prevents it.',
      fr: 'Les réponses peuvent arriver dans le désordre ; une ancienne écrase une plus récente. `AbortController` ou un numéro de requête l’évite.',
    },
  },
  {
    id: 'javascript-090',
    family: 'event-delegation',
    topic: 'async-and-errors',
    type: 'single',
    difficulty: [4, 3],
    seconds: 65,
    stem: {
      en: 'One listener is attached to the list `ul` for all its present and future `li`. Why does it hear clicks on them?',
      fr: 'Un seul écouteur est posé sur la liste `ul` pour tous ses `li` présents et à venir. Pourquoi entend-il les clics faits sur eux ?',
    },
    options: [
      { en: 'The event bubbles up from the `li` to the `ul`.', fr: 'L’événement remonte du `li` vers le `ul`.' },
      {
        en: 'The browser copies listeners to each new child.',
        fr: 'Le navigateur copie les écouteurs sur chaque nouvel enfant.',
      },
      { en: 'An `li` inherits the listeners of its `ul`.', fr: 'Un `li` hérite des écouteurs de son `ul`.' },
      { en: 'A click goes to all elements of the page.', fr: 'Un clic est envoyé à tous les éléments de la page.' },
    ],
    key: [0],
    why: {
      en: 'Most events travel from the target up through its ancestors; `event.target` tells where it began.',
      fr: 'La plupart des événements remontent de la cible vers ses ancêtres ; `event.target` indique l’origine.',
    },
  },
  {
    id: 'javascript-091',
    family: 'settled-versus-any',
    topic: 'async-and-errors',
    type: 'multiple',
    difficulty: [4, 4],
    seconds: 70,
    stem: {
      en: '`fast` fulfils after 1 s with ‘F’, `bad` rejects after 0.5 s. Which of these fulfil? Choose all that apply.',
      fr: '`fast` est tenue après 1 s avec « F », `bad` est rejetée après 0,5 s. Lesquelles de ces promesses sont tenues ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: '`Promise.allSettled([fast, bad])`', fr: '`Promise.allSettled([fast, bad])`' },
      { en: '`Promise.race([fast, bad])`', fr: '`Promise.race([fast, bad])`' },
      { en: '`Promise.all([fast, bad])`', fr: '`Promise.all([fast, bad])`' },
      { en: '`Promise.any([fast, bad])`', fr: '`Promise.any([fast, bad])`' },
    ],
    key: [0, 3],
    why: {
      en: '`allSettled` never rejects, `any` waits for the first success. `all` and `race` take over the early rejection.',
      fr: '`allSettled` ne rejette jamais, `any` attend le premier succès. `all` et `race` reprennent le rejet précoce.',
    },
  },
  {
    id: 'javascript-092',
    family: 'microtasks',
    topic: 'async-and-errors',
    type: 'order',
    difficulty: [4, 4],
    seconds: 85,
    stem: { en: 'In which order are the letters printed?', fr: 'Dans quel ordre les lettres sont-elles affichées ?' },
    code: `async function run() {
  console.log('a')
  await null
  console.log('b')
}
run().then(() => console.log('c'))
console.log('d')`,
    options: [
      { en: 'b', fr: 'b' },
      { en: 'c', fr: 'c' },
      { en: 'd', fr: 'd' },
      { en: 'a', fr: 'a' },
    ],
    key: [3, 2, 0, 1],
    why: {
      en: 'An async function runs synchronously up to its first `await`; the rest follows as a microtask, and `then` after that.',
      fr: 'Une fonction asynchrone s’exécute de façon synchrone jusqu’à son premier `await` ; la suite vient en microtâche, puis `then`.',
    },
  },
  {
    id: 'javascript-093',
    family: 'return-await-try',
    topic: 'async-and-errors',
    type: 'single',
    difficulty: [5, 4],
    seconds: 85,
    stem: {
      en: '`load()` returns a promise that rejects. Which body of an async function catches the rejection in its own `catch`?',
      fr: '`load()` renvoie une promesse qui sera rejetée. Quel corps de fonction asynchrone attrape le rejet dans son propre `catch` ?',
    },
    options: [
      { en: '`try { return load() } catch { return null }`', fr: '`try { return load() } catch { return null }`' },
      {
        en: '`try { return () => load() } catch { return null }`',
        fr: '`try { return () => load() } catch { return null }`',
      },
      {
        en: '`try { load().then((data) => data) } catch { return null }`',
        fr: '`try { load().then((data) => data) } catch { return null }`',
      },
      {
        en: '`try { return await load() } catch { return null }`',
        fr: '`try { return await load() } catch { return null }`',
      },
    ],
    key: [3],
    why: {
      en: 'Without `await` the promise leaves the `try` unsettled and rejects outside. `return await` makes the function wait within the block.',
      fr: 'Sans `await`, la promesse quitte le `try` sans être réglée et rejette au-dehors. `return await` fait attendre à l’intérieur du bloc.',
    },
  },
  {
    id: 'javascript-094',
    family: 'blocked-loop',
    topic: 'async-and-errors',
    type: 'single',
    difficulty: [5, 4],
    seconds: 75,
    stem: {
      en: 'A loop computes for two seconds without a pause. A timer of 100 ms was set before it. When does the timer’s function run?',
      fr: 'Une boucle calcule pendant deux secondes sans pause. Une minuterie de 100 ms a été posée avant. Quand sa fonction s’exécute-t-elle ?',
    },
    options: [
      { en: 'Never, for its time has been missed', fr: 'Jamais, car son moment est passé' },
      { en: 'After 2 s, as soon as the loop has ended', fr: 'Après 2 s, dès que la boucle est terminée' },
      { en: 'After 100 ms, in the middle of the loop', fr: 'Après 100 ms, au milieu de la boucle' },
      { en: 'After 2.1 s, 100 ms after the loop has ended', fr: 'Après 2,1 s, 100 ms après la fin de la boucle' },
    ],
    key: [1],
    why: {
      en: 'The thread does one thing at a time. The timer falls due during the loop and its function waits for the stack to be empty.',
      fr: 'Le fil d’exécution ne fait qu’une chose à la fois. La minuterie arrive à échéance pendant la boucle et sa fonction attend que la pile soit vide.',
    },
  },
  {
    id: 'javascript-095',
    family: 'async-lost-update',
    topic: 'async-and-errors',
    type: 'number',
    difficulty: [5, 5],
    seconds: 90,
    stem: { en: 'Which number does this print?', fr: 'Quel nombre ce code affiche-t-il ?' },
    code: `let total = 0
const add = async (n) => {
  total = total + (await n)
}
Promise.all([add(1), add(2), add(4)]).then(() => console.log(total))`,
    key: { value: 4 },
    why: {
      en: 'In each call `total` is read (0) before the pause. After the pauses the last one to write wins: 0 + 4.',
      fr: 'Dans chaque appel, `total` est lu (0) avant la pause. Après les pauses, la dernière écriture l’emporte : 0 + 4.',
    },
  },
  {
    id: 'javascript-096',
    family: 'unhandled-rejection',
    topic: 'async-and-errors',
    type: 'multiple',
    difficulty: [5, 5],
    seconds: 85,
    stem: {
      en: '`p` rejects. In which cases is a rejection left unhandled? Choose all that apply.',
      fr: '`p` est rejetée. Dans quels cas un rejet reste-t-il sans traitement ? Cochez toutes les bonnes réponses.',
    },
    options: [
      { en: '`p.catch(report)`', fr: '`p.catch(report)`' },
      { en: '`p.then(show, report)`', fr: '`p.then(show, report)`' },
      { en: '`Promise.all([p]).then(show)`', fr: '`Promise.all([p]).then(show)`' },
      { en: '`p.then(show)`', fr: '`p.then(show)`' },
      { en: '`p.finally(hide)`', fr: '`p.finally(hide)`' },
    ],
    key: [2, 3, 4],
    why: {
      en: '`then` with one function and `finally` hand the rejection on to the promise they return, and nobody handles that one.',
      fr: '`then` avec une seule fonction et `finally` transmettent le rejet à la promesse qu’ils renvoient, et personne ne traite celle-ci.',
    },
  },
]
