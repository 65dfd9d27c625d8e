// A calendar file that is dropped on the list is imported, after its preview. Used by list-pane.tsx.
import { Trans } from '@lingui/react/macro'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useTasks } from './tasks-context.ts'

export function FileDrop({ children }: { readonly children: ReactNode }) {
  const { openDialog } = useTasks()
  const [isOver, setOver] = useState(false)
  const accept = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    setOver(false)
    if (!file) return
    event.preventDefault()
    openDialog({ kind: 'import', file })
  }
  return (
    <div
      className="relative flex min-h-0 flex-1 flex-col print:block"
      onDragEnter={accept}
      onDragOver={accept}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setOver(false)
      }
      onDrop={drop}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-(--z-sticky) grid place-items-center rounded-12 border-2 border-accent border-dashed bg-accent-tint text-accent-text">
          <Trans>Drop a calendar file to import its tasks</Trans>
        </div>
      )}
    </div>
  )
}
