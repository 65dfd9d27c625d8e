/** JavaScript, worked: what may fail, and what is waited for. Joined with the others by seed/items/javascript.ts. */
import { drawsOf } from '#seed/items/draws.ts'
import { valueText } from '#seed/items/javascript/program-data.ts'
import type { ProgramCase, ProgramItem, ProgramTask } from '#seed/items/worked-item.ts'

const REASONS = ['busy', 'offline', 'timeout', 'refused', 'overloaded'] as const

const retries: ProgramItem = {
  id: 'javascript-w07',
  family: 'worked-retries',
  topic: 'async-and-errors',
  type: 'js',
  difficulty: [
    [3, 3],
    [3, 3],
    [4, 4],
  ],
  seconds: 270,
  variant(seed): ProgramTask {
    const draws = drawsOf(seed)
    const [before, after] = draws.one([
      ['Failed after ', ' tries: '],
      ['Gave up after ', ' tries: '],
      ['No answer in ', ' tries: '],
      ['Stopped after ', ' attempts: '],
      ['Tried ', ' times: '],
    ] as const)
    const said = (times: number, reason: string) => `${before}${times}${after}${reason}`
    const succeeds = (failures: number, times: number, factor: number): ProgramCase => {
      const reason = draws.one(REASONS)
      return {
        call: `let tries = 0\nconst task = async () => {\n  tries += 1\n  if (tries <= ${failures}) throw new Error(${valueText(reason)})\n  return tries * ${factor}\n}\nretry(task, ${times})`,
        wanted: (failures + 1) * factor,
      }
    }
    const fails = (times: number, end: string, wanted: (reason: string) => string | number): ProgramCase => {
      const reason = draws.one(REASONS)
      return {
        call: `let tries = 0\nconst task = async () => {\n  tries += 1\n  throw new Error(${valueText(`${reason} `)} + tries)\n}\nretry(task, ${times}).then(() => "done", ${end})`,
        wanted: wanted(`${reason} ${times}`),
      }
    }
    const counted = (times: number) => fails(times, '() => tries', () => times)
    const told = (times: number) => fails(times, '(error) => error.message', (reason) => said(times, reason))
    const [few, more] = [draws.whole(2, 4), draws.whole(5, 9)]
    return {
      stem: {
        en: `Sometimes a server answers only when it is asked again. Write the async function \`retry(task, times)\`: it calls \`task()\` and awaits it, and does so again as long as that fails, at most \`times\` times in all. It returns what the first success gives. If there is none, it throws an \`Error\` with a message such as \`${said(3, 'busy')}\`, where \`busy\` is the message of the last error.`,
        fr: `Parfois, un serveur ne répond que si l’on insiste. Écrivez la fonction asynchrone \`retry(task, times)\` : elle appelle \`task()\` et attend son résultat, puis recommence tant que cela échoue, \`times\` fois en tout au plus. Elle renvoie ce que donne le premier succès. S’il n’y en a pas, elle lève une \`Error\` avec un message comme \`${said(3, 'busy')}\`, où \`busy\` est le message de la dernière erreur.`,
      },
      start: 'async function retry(task, times) {\n  \n}',
      examples: [succeeds(1, 3, draws.whole(3, 99)), told(2)],
      others: [
        succeeds(draws.whole(1, 2), 4, draws.whole(3, 16)),
        succeeds(0, few, draws.whole(51, 99)),
        counted(few),
        counted(more),
        told(few),
        told(more),
      ],
      points: [
        { label: { en: 'The first success', fr: 'Le premier succès' }, calls: [0, 1] },
        {
          label: { en: 'As often as allowed, then an error', fr: 'Autant de fois que permis, puis une erreur' },
          calls: [2, 3],
        },
        { label: { en: 'The message of the error', fr: 'Le message de l’erreur' }, calls: [4, 5] },
      ],
      solution: `async function retry(task, times) {
  let last
  for (let tries = 0; tries < times; tries += 1) {
    try {
      return await task()
    } catch (error) {
      last = error
    }
  }
  throw new Error(\`${before}\${times}${after}\${last.message}\`)
}`,
      partial: [
        `async function retry(task, times) { for (let i = 0; i <= times; i += 1) { try { return await task() } catch {} } }`,
        `async function retry(task, times) { let last; for (let i = 0; i < times; i += 1) { try { return await task() } catch (error) { last = error } } throw last }`,
      ],
      why: {
        en: 'Inside `try`, `return await` waits, so that a rejection is caught there; `return task()` alone would pass it on. The loop ends by itself after the last try, and only then is the error thrown.',
        fr: 'Dans `try`, `return await` attend, et un rejet y est donc intercepté ; `return task()` seul le transmettrait. La boucle se termine d’elle-même après le dernier essai, et ce n’est qu’ensuite que l’erreur est levée.',
      },
    }
  },
}

const IDS = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8', 'k9', 'm10'] as const

const loading: ProgramItem = {
  id: 'javascript-w08',
  family: 'worked-loading',
  topic: 'async-and-errors',
  type: 'js',
  difficulty: [
    [2, 2],
    [3, 4],
    [5, 5],
  ],
  seconds: 300,
  variant(seed): ProgramTask {
    const draws = drawsOf(seed)
    const [found, failed] = draws.one([
      ['found', 'failed'],
      ['loaded', 'missing'],
      ['values', 'errors'],
      ['pages', 'problems'],
    ] as const)
    const idsOf = (count: number) => draws.some(IDS, count)
    const loads = (count: number, lost: number): ProgramCase => {
      const ids = idsOf(count)
      const gone = draws.some(ids, lost)
      const [word, reason] = [draws.one(['page', 'photo', 'file', 'note']), draws.one(REASONS)]
      const refusal = `if (${valueText(gone)}.includes(id)) throw new Error('${reason} ' + id)\n  `
      return {
        call: `const load = async (id) => {\n  ${lost > 0 ? refusal : ''}return '${word} ' + id\n}\nloadAll(${valueText(ids)}, load)`,
        wanted: {
          [found]: ids.filter((id) => !gone.includes(id)).map((id) => `${word} ${id}`),
          [failed]: Object.fromEntries(ids.filter((id) => gone.includes(id)).map((id) => [id, `${reason} ${id}`])),
        },
      }
    }
    const together = (count: number): ProgramCase => {
      const ids = idsOf(count)
      return {
        call: `const steps = []\nconst load = async (id) => {\n  steps.push('start ' + id)\n  await null\n  steps.push('end ' + id)\n}\nloadAll(${valueText(ids)}, load).then(() => steps)`,
        wanted: [...ids.map((id) => `start ${id}`), ...ids.map((id) => `end ${id}`)],
      }
    }
    return {
      stem: {
        en: `Not everything that a page loads arrives. Write the async function \`loadAll(ids, load)\`: \`load(id)\` promises a value, or fails. The function returns an object with \`${found}\`, the values in the sequence of the ids, and \`${failed}\`, an object with the message of the error for each id that failed. All are loaded at the same time, not one after another.`,
        fr: `Tout ce qu’une page charge n’arrive pas toujours. Écrivez la fonction asynchrone \`loadAll(ids, load)\` : \`load(id)\` promet une valeur, ou échoue. La fonction renvoie un objet avec \`${found}\`, les valeurs dans l’ordre des identifiants, et \`${failed}\`, un objet qui donne le message de l’erreur pour chaque identifiant en échec. Tout se charge en même temps, et non l’un après l’autre.`,
      },
      start: 'async function loadAll(ids, load) {\n  \n}',
      examples: [loads(2, 0), loads(3, 1)],
      others: [loads(2, 0), loads(3, 0), loads(3, 1), loads(4, 2), together(2), together(3)],
      points: [
        { label: { en: 'All arrive', fr: 'Tout arrive' }, calls: [0, 1] },
        { label: { en: 'Some fail', fr: 'Certains échouent' }, calls: [2, 3] },
        { label: { en: 'At the same time', fr: 'En même temps' }, calls: [4, 5] },
      ],
      solution: `async function loadAll(ids, load) {
  const results = await Promise.allSettled(ids.map(load))
  const ${found} = []
  const ${failed} = {}
  results.forEach(({ status, value, reason }, place) => {
    if (status === 'fulfilled') ${found}.push(value)
    else ${failed}[ids[place]] = reason.message
  })
  return { ${found}, ${failed} }
}`,
      partial: [
        `async function loadAll(ids, load) { const ${found} = []; for (const id of ids) ${found}.push(await load(id)); return { ${found}, ${failed}: {} } }`,
        `async function loadAll(ids, load) { const ${found} = [], ${failed} = {}; for (const id of ids) { try { ${found}.push(await load(id)) } catch (error) { ${failed}[id] = error.message } } return { ${found}, ${failed} } }`,
      ],
      why: {
        en: '`map` starts all loads before anything is awaited; `await` within a loop would wait for each of them. `Promise.all` fails with the first one that fails, `Promise.allSettled` waits for all and says of each how it ended.',
        fr: '`map` lance tous les chargements avant que l’on attende quoi que ce soit ; un `await` dans une boucle attendrait chacun d’eux. `Promise.all` échoue dès le premier échec, `Promise.allSettled` attend tout et dit de chacun comment il s’est terminé.',
      },
    }
  },
}

export const workedAsync: readonly ProgramItem[] = [retries, loading]
