// Which layout a page is shown in, and the code of the larger one, which signing in does not need.
import type { ComponentType, ReactNode } from 'react'
import type { Layout } from '#platform/prefs/prefs.ts'

/** The layout in a match's route. */
interface LaidOut {
  readonly staticData?: { readonly layout?: Layout | undefined } | undefined
}

/**
 * The layout that the URL forces, else the one of the deepest route that has one, else the person's.
 * @param matches the matched routes from the root down
 */
export function layoutOf(forced: Layout | undefined, matches: readonly LaidOut[], preferred: Layout): Layout {
  return forced ?? matches.findLast(({ staticData }) => staticData?.layout)?.staticData?.layout ?? preferred
}

export interface LayoutProps {
  /** What the app has to say about itself: on a phone above the page, where it covers nothing. */
  readonly notices: ReactNode
  readonly children: ReactNode
}

type LayoutComponent = ComponentType<LayoutProps>

let loading: Promise<LayoutComponent> | undefined
let classic: LayoutComponent | undefined

/** Resolves to the classic layout; the root route waits for it, so that the page appears whole. */
export function loadClassicLayout(): Promise<LayoutComponent> {
  loading ??= import('./classic-layout.tsx').then(({ ClassicLayout }) => {
    classic = ClassicLayout
    return ClassicLayout
  })
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** The classic layout once it is there: rendered without a moment of waiting. */
export const loadedClassicLayout = (): LayoutComponent | undefined => classic
