// What a change of one's own did, as a sentence of the feed, with the names of the first few things.
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { RecentChange } from '#contract/shell/changes.ts'
import { useChangedThings } from '#kit/undo/use-changed-things.ts'

export function useChangeLabels(): (change: RecentChange) => string {
  const { t } = useLingui()
  const thingsOf = useChangedThings()
  return useCallback(
    (change) => {
      const { api, endpoint, created, changed, deleted } = change
      const count = created + changed + deleted
      const things = thingsOf(change)
      if (api === 'workspace' && endpoint === 'import') return t`You imported ${things} from a file`
      if (api === 'workspace' && endpoint === 'reset') return t`You reset the workspace`
      if (api === 'workspace') return t`You changed the sample content`
      if (api === 'changes' && endpoint === 'restore') return t`You restored ${things}`
      if (api === 'changes' && endpoint === 'restoreVersion') return t`You restored a version of ${things}`
      if (api === 'changes') return t`You undid a change to ${things}`
      if (created === count) return t`You added ${things}`
      if (deleted > 0 && deleted + changed === count && deleted >= changed) return t`You deleted ${things}`
      return t`You changed ${things}`
    },
    [t, thingsOf],
  )
}
