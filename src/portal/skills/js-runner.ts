// The worker in which QuickJS runs the program of a question, under the same policy as the worker with SQLite. What somebody wrote is evaluated by QuickJS alone,
// never by the browser. Started by program-runner.ts.
import loadModule from '@jitl/quickjs-wasmfile-release-sync/emscripten-module'
import { QuickJSFFI } from '@jitl/quickjs-wasmfile-release-sync/ffi'
import wasmUrl from '@jitl/quickjs-wasmfile-release-sync/wasm?url'
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core'
import { type ProgramOutcome, runProgram } from '#formats/js/run-program.ts'
import { serveRuns } from './runner-messages.ts'

/** ms for all calls of a program together: less than the page waits for one of them (worker-runner.ts), so that QuickJS itself stops what does not end. */
const TIME_MS = 1800

const NOTHING: ProgramOutcome = { printed: [] }

const variant = {
  type: 'sync',
  importFFI: async () => QuickJSFFI,
  importModuleLoader: async () => loadModule,
} as const

serveRuns(newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmLocation: wasmUrl })), (quickjs, program) => {
  const end = performance.now() + TIME_MS
  return (call: string) => runProgram(quickjs, program, [call], () => performance.now() > end)[0] ?? NOTHING
})
