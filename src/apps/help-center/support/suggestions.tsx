// What may answer a request while it is being written, and what is about the page from which the person came.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { HelpPanel } from '../help-panel.tsx'
import { Hits } from '../hits.tsx'
import { helpQueries } from '../queries.ts'

/** ms after the last letter */
const PAUSE_MS = 400

export interface SuggestionsProps {
  readonly text: string
  /** By its path; may be empty. */
  readonly page: string
}

export function Suggestions({ text, page }: SuggestionsProps) {
  const { t } = useLingui()
  const settled = useSettled(text)
  const isEnabled = settled !== '' || page !== ''
  const { data: hits = [] } = useQuery({
    ...helpQueries.suggestions(settled, page),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  })
  return (
    <HelpPanel title={t`Possible answers`}>
      {isEnabled && hits.length > 0 ? (
        <Hits hits={hits} opensBeside />
      ) : (
        <p className="px-4 pb-4 text-13 text-ink-muted">
          <Trans>Matching guides and answers will appear here as you type.</Trans>
        </p>
      )}
    </HelpPanel>
  )
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
