// The drills as `npm run test:all` and `npm run figures` run them: those of kills and networks at a reduced size.
import { join } from 'node:path'
import { root } from './steps.mjs'

/** What is lost. */
const LOSSES = [
  ['kills', '--rounds=6'],
  ['writes that wait', 'outbox', '--disconnects=30', '--writes=15'],
  ['applications that wait', 'apply', '--disconnects=30', '--applications=8'],
  ['tabs at the end of a token', 'refresh', '--tabs=8'],
]

/** What gets through. At full size: what an attack reaches is counted in thousands. */
const ATTACKS = [
  ['two people', 'people'],
  ['texts that try to act', 'markup'],
]

/** @param {readonly string[][]} drills @returns {import('./steps.mjs').Step[]} */
const steps = (drills) =>
  drills.map(([name = '', ...args]) => ({
    name: `drill: ${name}`,
    file: join(root, 'e2e/drill/run.mjs'),
    args,
    minutes: 30,
  }))

export const losses = () => steps(LOSSES)
export const attacks = () => steps(ATTACKS)
