// Runs programs in the worker that has QuickJS.
// @offline later
import type { ProgramOutcome } from '#formats/js/run-program.ts'
import workerUrl from './js-runner.ts?worker&url'
import { workerRunner } from './worker-runner.ts'

export const programRunner = workerRunner<string, ProgramOutcome>(workerUrl, {
  problem: { kind: 'time', text: '' },
  printed: [],
})
