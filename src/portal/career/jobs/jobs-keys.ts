// The keys of the job offers and of the open job (screens.md §3).
// @chunk jobs
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { placeOf } from '#platform/places.ts'

export const jobsKeys = defineKeys({
  id: 'jobs',
  title: placeOf('career.jobs').title,
  actions: {
    // `s` saves the open job.
    search: { label: msg`Search jobs`, keys: ['Shift+s'], icon: 'magnifying-glass' },
    next: { label: msg`Next job`, keys: ['j'], icon: 'chevron-down', mayRepeat: true },
    previous: { label: msg`Previous job`, keys: ['k'], icon: 'chevron-up', mayRepeat: true },
    filter: { label: msg`Filter the jobs`, keys: ['f'], icon: 'funnel' },
  },
})

export const jobKeys = defineKeys({
  id: 'job',
  title: msg`The open job`,
  actions: {
    save: { label: msg`Save or unsave`, keys: ['s'], icon: 'bookmark' },
    apply: { label: msg`Apply`, keys: ['a'], icon: 'paper-airplane' },
    hide: { label: msg`Hide or show again`, keys: ['h'], icon: 'eye-slash' },
    share: { label: msg`Share`, keys: [], icon: 'share' },
  },
})
