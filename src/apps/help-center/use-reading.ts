// Keeps how far a guide was read: once, when it is left. Not a change that an undo would find: nobody reads by mistake.
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { helpCenterApi, type Reading } from '#contract/apps/help-center.ts'
import { call } from '#platform/api/call.ts'
import { helpQueries } from './queries.ts'

/** Less than this, and nothing was read yet; the end is reached a little before the last pixel. */
const BEGUN = 0.05
const STEP = 0.05

/** @param article what is read @param before how far it was read last time */
export function useReading(id: string, article: RefObject<HTMLElement | null>, before: Reading | undefined): void {
  const client = useQueryClient()
  const known = useRef(before)
  useEffect(() => {
    known.current = before
  })
  useEffect(() => {
    let furthest = 0
    const look = () => {
      const box = article.current?.getBoundingClientRect()
      if (!box || box.height === 0) return
      furthest = Math.max(furthest, Math.min(1, Math.max(0, (innerHeight - box.top) / box.height)))
    }
    const keep = () => {
      const position = furthest
      const last = known.current
      if (position < BEGUN || last?.isFinished || Math.abs(position - (last?.position ?? 0)) < STEP) return
      void call(helpCenterApi.endpoints.setReading, { body: { reading: { id, position } } })
        .then(() => client.invalidateQueries({ queryKey: helpQueries.readings().queryKey }))
        // Where it was not stored, the guide begins at its beginning.
        .catch(() => undefined)
    }
    addEventListener('scroll', look, { passive: true })
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [id, article, client])
}
