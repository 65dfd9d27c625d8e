// Takes files that are dropped on what it holds, or pasted into it outside of its text fields. A second way: what it holds has a button for the same.
// @chunk lists
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react'
import { isTyping } from '#platform/keys/chord.ts'
import { cx } from '#ui/cx.ts'

export interface DropZoneProps {
  /** Said over it while files are held above it. */
  readonly message: ReactNode
  readonly onFiles: (files: readonly File[]) => void
  readonly className?: string
  readonly children: ReactNode
}

export function DropZone({ message, onFiles, className, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  const accept = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const take = (event: DragEvent | ClipboardEvent, files: FileList) => {
    if (files.length === 0) return
    event.preventDefault()
    onFiles([...files])
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping and pasting are second ways
    <div
      className={cx('relative', className)}
      onDragEnter={accept}
      onDragOver={accept}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setOver(false)
      }
      onDrop={(event) => {
        setOver(false)
        take(event, event.dataTransfer.files)
      }}
      onPaste={(event) => !isTyping(event.target) && take(event, event.clipboardData.files)}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-(--z-sticky) grid place-items-center rounded-12 border-2 border-accent border-dashed bg-accent-tint text-accent-text">
          {message}
        </div>
      )}
    </div>
  )
}
