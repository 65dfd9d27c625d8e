// Tells once that the back end found its database gone and put the person's changes back. Asked for when the first page is done; idle-tasks.tsx shows it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { changesApi } from '#contract/shell/changes.ts'
import { whenIdle } from '#platform/offline/when-idle.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { apiQuery } from '#platform/query/api-query.ts'
import { Button } from '#ui/button.tsx'
import { NoticeCard } from '../notice-card.tsx'

const { restored, dismissRestored } = changesApi.endpoints

export function RestoredNotice() {
  const { t } = useLingui()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const query = apiQuery(restored, {})
  const { data } = useQuery({ ...query, enabled: isIdle })
  const { mutate: dismiss } = useApiMutation(dismissRestored, { optimistic: () => [optimistic(query, () => null)] })
  if (!data) return null
  return (
    <NoticeCard
      title={t`Your data was restored`}
      details={<Plural value={data.rows} one="# of your items was restored." other="# of your items were restored." />}
    >
      <Button size="sm" onPress={() => dismiss({})}>
        <Trans>Close</Trans>
      </Button>
    </NoticeCard>
  )
}
