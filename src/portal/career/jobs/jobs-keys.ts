// The keys of the job offers and of the open job (screens.md §3).
// @chunk jobs
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { placeOf } from '#platform/places.ts'

export const jobsKeys = defineKeys({
  id: 'jobs',
  title: placeOf('career.jobs').title,
  actions: {
    next: { words: msg`Next job`, keys: ['j'], icon: 'chevron-down', mayRepeat: true },
    previous: { words: msg`Previous job`, keys: ['k'], icon: 'chevron-up', mayRepeat: true },
    filter: { words: msg`Filter the jobs`, keys: ['f'], icon: 'funnel' },
  },
})

export const jobKeys = defineKeys({
  id: 'job',
  title: msg`The open job`,
  actions: {
    save: { words: msg`Save or unsave`, keys: ['s'], icon: 'bookmark' },
    apply: { words: msg`Apply`, keys: ['a'], icon: 'paper-airplane' },
    hide: { words: msg`Hide or show again`, keys: ['h'], icon: 'eye-slash' },
    share: { words: msg`Share`, keys: [], icon: 'share' },
  },
})
