// Hands over what a list shows as a table (.csv): with its search and filters, in its order.
// @chunk job-rows
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { failureOf } from '#platform/api/reason-of.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast-store.ts'

export interface ExportButtonProps {
  readonly label: string
  /** The file's, before the day. */
  readonly name: string
  readonly heads: readonly string[]
  /** All of them, also those that are on other pages. */
  readonly read: () => Promise<readonly (readonly (string | number | null)[])[]>
  readonly className?: string
}

export function ExportButton({ label, name, heads, read, className }: ExportButtonProps) {
  const { t, i18n } = useLingui()
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      const rows = await read()
      const { saveTable } = await import('./save-table.ts')
      saveTable(name, i18n.locale, [heads, ...rows])
    } catch (error) {
      showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t create the file. Try again.`) })
    }
    setPending(false)
  }
  return (
    <IconButton
      icon="arrow-down-tray"
      size="sm"
      label={label}
      isPending={isPending}
      onPress={() => void save()}
      {...(className !== undefined && { className })}
    />
  )
}
