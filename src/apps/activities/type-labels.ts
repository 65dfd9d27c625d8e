// What the types of entries are called.
import { useLingui } from '@lingui/react/macro'
import type { EntryType } from './feed-search.ts'

export function useTypeLabels(): Readonly<Record<EntryType, string>> {
  const { t } = useLingui()
  return {
    change: t`Your changes`,
    task: t`Tasks`,
    comment: t`Comments`,
    file: t`Files`,
    application: t`Applications`,
    job: t`Jobs`,
    skill: t`Skills`,
    meeting: t`Meetings`,
    people: t`People`,
    release: t`Releases`,
    summary: t`Summaries`,
  }
}
