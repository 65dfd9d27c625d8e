// Which icons are shown: those of a set, what a search found, or what the person picked. With the drawings of every set that they are of.
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { IconHits, IconRef, IconSetName } from '#contract/apps/icons.ts'
import { type Drawing, type Drawings, drawingOf } from './drawings.ts'
import { iconQueries } from './queries.ts'
import { DEFAULT_SET, type IconsSearch } from './search-params.ts'

export interface ShownIcons {
  /** Undefined until they are read. */
  readonly icons: readonly IconRef[] | undefined
  /** The set has no hit: these are of the others. */
  readonly isElsewhere: boolean
  /** How many hits a search has in each of the sets that have some; none while nothing is searched. */
  readonly counts: IconHits['counts']
  readonly drawingOf: (icon: IconRef) => Drawing | undefined
  readonly drawingsOf: (set: IconSetName) => Drawings | undefined
  /** The drawing of an icon, read first where it is not there yet. @throws where it cannot be had */
  readonly readDrawing: (icon: IconRef) => Promise<Drawing>
  readonly error: Error | null
  readonly isFetching: boolean
  retry(): void
}

const NONE: readonly IconRef[] = []

export function useShownIcons({ set = DEFAULT_SET, q, show, icon, category }: IconsSearch): ShownIcons {
  const query = q?.trim() ?? ''
  const names = useQuery({ ...iconQueries.names(set), enabled: query === '' && show === undefined })
  const found = useQuery({ ...iconQueries.search(query, set), enabled: query !== '' })
  const picks = useQuery({ ...iconQueries.picks(), enabled: show !== undefined })
  const isElsewhere = query !== '' && found.data?.results.length === 0 && found.data.elsewhere.length > 0
  const icons = useMemo(() => {
    if (query !== '') return (isElsewhere ? found.data?.elsewhere : found.data?.results) ?? undefined
    if (show !== undefined) return picks.data?.[show].map(({ set: of, name }) => ({ set: of, name }))
    return names.data?.list.map((name) => ({ set, name }))
  }, [query, show, set, names.data, found.data, picks.data, isElsewhere])
  const open = icon?.split('/')[0]
  const wanted = useMemo(
    () => new Set<string>([...(icons ?? NONE).map((one) => one.set), ...(open ? [open] : [])]),
    [icons, open],
  )
  const drawn = useDrawings(wanted)
  const categories = drawn.drawingsOf(set)?.categories
  const listed = useMemo(() => {
    // What was picked is of any set.
    if (category === undefined || show !== undefined || isElsewhere || !icons || icons.length === 0) return icons
    const names = categories && new Set(categories[category] ?? icons.map(({ name }) => name))
    return names && icons.filter(({ name }) => names.has(name))
  }, [icons, category, show, isElsewhere, categories])
  const client = useQueryClient()
  const failed = [query === '' ? (show === undefined ? names : picks) : found, ...drawn.queries]
  return {
    icons: listed,
    isElsewhere,
    counts: (query !== '' && found.data?.counts) || [],
    drawingOf: drawn.drawingOf,
    drawingsOf: drawn.drawingsOf,
    async readDrawing({ set: of, name }) {
      const sets = await client.ensureQueryData(iconQueries.sets())
      const url = sets.find((one) => one.set === of)?.drawings ?? ''
      const drawing = drawingOf(await client.ensureQueryData(iconQueries.drawings(url)), name)
      if (!drawing) throw new Error(`${of} has no ${name}`)
      return drawing
    },
    error: failed.find(({ error }) => error)?.error ?? null,
    isFetching: failed.some(({ error, isFetching }) => error && isFetching),
    retry: () => {
      for (const { error, refetch } of failed) if (error) void refetch()
    },
  }
}

function useDrawings(wanted: ReadonlySet<string>) {
  const sets = useQuery(iconQueries.sets())
  const read = (sets.data ?? []).filter(({ set }) => wanted.has(set))
  const queries = useQueries({ queries: read.map(({ drawings }) => iconQueries.drawings(drawings)) })
  const bySet = new Map(read.map(({ set }, at) => [set, queries[at]?.data]))
  const drawingsOf = (set: IconSetName) => bySet.get(set)
  return {
    queries: [sets, ...queries],
    drawingsOf,
    drawingOf: (icon: IconRef) => {
      const drawings = bySet.get(icon.set)
      return drawings && drawingOf(drawings, icon.name)
    },
  }
}
