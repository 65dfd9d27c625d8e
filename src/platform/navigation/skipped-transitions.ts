// A page that is left while it still fades in: the browser skips the rest of its transition, and rejects a promise that nobody outside the router can reach.

/** Does not treat a skipped transition as an error. What its update throws is still reported, by `updateCallbackDone`. */
export function allowSkippedTransitions(): void {
  const start = document.startViewTransition?.bind(document)
  if (!start) return
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.catch(() => undefined)
    return transition
  }
}
