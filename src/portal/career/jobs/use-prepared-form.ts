// Brings what the form of an application needs while its job is looked at, so that one can apply when the network is gone.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePortal } from '#platform/offline/can-do-now.ts'

/** Where this device answers it is there anyway. */
export function usePreparedForm(jobId: string, isWanted: boolean): void {
  const client = useQueryClient()
  const hasPortal = usePortal()
  useEffect(() => {
    if (!hasPortal || !isWanted) return
    void bring(client, jobId).catch(() => undefined)
  }, [client, hasPortal, isWanted, jobId])
}

async function bring(client: ReturnType<typeof useQueryClient>, jobId: string): Promise<void> {
  const { prepareForm } = await import('./prepare-form.ts')
  prepareForm(client, jobId)
}
