// What a page and the worker that runs what somebody has written say to each other (worker-runner.ts, sql-runner.ts, js-runner.ts).
// @offline later

/** One text on each of several sets of data. */
export interface RunnerQuestion<Data> {
  readonly id: number
  readonly text: string
  readonly sets: readonly Data[]
}

/** Whether what runs it is there, then what the text gives on each set, one after another. */
export type RunnerMessage<Outcome> = 'ready' | 'unavailable' | { readonly id: number; readonly outcome: Outcome }

/** The worker’s side. @param loading what runs texts @param begun what one text gives on a set */
export function serveRuns<Engine, Data, Outcome>(
  loading: Promise<Engine>,
  begun: (engine: Engine, text: string) => (data: Data) => Outcome,
): void {
  const say = (message: RunnerMessage<Outcome>) => postMessage(message)
  loading.then(
    () => say('ready'),
    () => say('unavailable'),
  )
  addEventListener('message', ({ data: { id, text, sets } }: MessageEvent<RunnerQuestion<Data>>) => {
    void loading.then((engine) => {
      const run = begun(engine, text)
      for (const data of sets) say({ id, outcome: run(data) })
    })
  })
}
