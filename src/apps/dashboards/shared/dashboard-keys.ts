// The keys of the dashboards; each does what it has a control for.
// @chunk dashboards
import { msg } from '@lingui/core/macro'
import { defineKeys } from '#platform/keys/key-table.ts'
import { placeGroups } from '#platform/places.ts'

export const dashboardKeys = defineKeys({
  id: 'dashboards',
  title: placeGroups.dashboards.title,
  actions: {
    'next-period': { label: msg`Next period`, keys: [']'], icon: 'chevron-right' },
    'previous-period': { label: msg`Previous period`, keys: ['['], icon: 'chevron-left' },
    compare: { label: msg`Compare periods`, keys: ['c'], icon: 'chart-bar' },
    amounts: { label: msg`Hide or show amounts`, keys: ['h'], icon: 'eye-slash' },
    live: { label: msg`Pause or resume live prices`, keys: ['p'], icon: 'pause' },
    arrange: { label: msg`Arrange`, keys: ['a'], icon: 'squares-2x2' },
    print: { label: msg`Print`, keys: [], icon: 'printer' },
  },
})
