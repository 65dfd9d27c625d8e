// Renders for screen tests. React as it is sent to people has no `act`, which in development waits for what a render sets going.
import { type ReactNode, useEffect } from 'react'
import { type RenderResult, render } from 'vitest-browser-react'

/** Resolves when what is rendered is in the page and its effects have run, so that it hears the first key and the first message; so does its `rerender`. */
export async function renderWhole(element: ReactNode): Promise<RenderResult> {
  const screen = await afterEffects(element, render)
  return { ...screen, rerender: (next: ReactNode) => afterEffects(next, screen.rerender) }
}

async function afterEffects<Result>(element: ReactNode, show: (whole: ReactNode) => Promise<Result>): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const result = await show(
    <>
      {element}
      <AfterEffects run={resolve} />
    </>,
  )
  await promise
  return result
}

function AfterEffects({ run }: { readonly run: () => void }) {
  useEffect(run, [run])
  return null
}
