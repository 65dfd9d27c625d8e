// QuickJS in Node, the same build as in the browser, and what the page makes of a question with it.
import loadModule from '@jitl/quickjs-wasmfile-release-sync/emscripten-module'
import { QuickJSFFI } from '@jitl/quickjs-wasmfile-release-sync/ffi'
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core'
import type { JsResult, ShownJs } from '#contract/portal/js-shapes.ts'
import { callsOf } from '#formats/js/calls-of.ts'
import { type ProgramOutcome, runProgram } from '#formats/js/run-program.ts'

const quickjs = await newQuickJSWASMModuleFromVariant({
  type: 'sync',
  importFFI: async () => QuickJSFFI,
  importModuleLoader: async () => loadModule,
})

/** Long enough for any program that ends, on a busy machine too. */
const PATIENCE_MS = 30_000

/** The calls one after another, in the same world. */
export const runJs = (program: string, ...calls: string[]): ProgramOutcome[] => runJsFor(PATIENCE_MS, program, ...calls)

export function runJsFor(ms: number, program: string, ...calls: string[]): ProgramOutcome[] {
  const end = performance.now() + ms
  return runProgram(quickjs, program, calls, () => performance.now() > end)
}

/** Of the calls that are shown, then of each of the others; each in a world of its own, as the page has them. */
export const resultsOfProgram = (shown: ShownJs, program: string): JsResult[] =>
  callsOf(shown).map((call) => runJs(program, call)[0]?.value ?? null)
