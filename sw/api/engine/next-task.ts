// Between two pieces of long work: lets what waits have its turn.

/** Resolves in a task of its own. A timer would take a second in a page in the background. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
