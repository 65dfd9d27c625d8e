// Handles an answer of 409: the application has moved on meanwhile. It is shown as it is now, and announced.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/api/errors.ts'
import { showToast } from '#ui/toast-store.ts'

export function useConflict(): (error: Error) => void {
  const { t } = useLingui()
  const client = useQueryClient()
  return (error) => {
    if (!(error instanceof ApiError) || error.status !== 409) return
    showToast({
      kind: 'error',
      message: t`The employer has updated this application, so your change wasn’t made.`,
    })
    void client.invalidateQueries({ queryKey: ['applications'] })
  }
}
