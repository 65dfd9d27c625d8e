// Copies the address of a task, without the filters of the moment.
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { showToast } from '#ui/toast-store.ts'

export function useCopyLink(): (taskId: string) => Promise<void> {
  const { t } = useLingui()
  const router = useRouter()
  return useCallback(
    async (taskId) => {
      const { href } = router.buildLocation({ to: '/apps/tasks', search: { task: taskId } })
      try {
        await navigator.clipboard.writeText(new URL(href, location.origin).href)
        showToast({ message: t`Link copied` })
      } catch {
        showToast({ kind: 'error', message: t`The link could not be copied. Copy it from the address bar.` })
      }
    },
    [router, t],
  )
}
