// Takes files and folders that are dropped on the list, or pasted into it: into the folder that they are dropped on, else into the one that is shown. On the path
// they go into the folder that they are dropped on.
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isTyping } from '#platform/keys/chord.ts'
import { useFiles } from './files-context.ts'
import { useTakeDropped } from './uploads/use-take-dropped.ts'

export function DropArea({ children }: { readonly children: ReactNode }) {
  const { upload, path, folderId } = useFiles()
  const take = useTakeDropped()
  const [isOver, setOver] = useState(false)
  const name = path.at(-1)?.name
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || isTyping(event.target) || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      upload(files.map((file) => ({ file, path: file.name })))
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [upload])
  const accept = (event: React.DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a second way: there is a button
    <div
      className="relative flex min-h-0 flex-1 flex-col print:block"
      onDragEnter={accept}
      onDragOver={accept}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setOver(false)
      }
      onDrop={(event) => {
        setOver(false)
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        const into = (event.target as Element).closest<HTMLElement>('[data-folder]')?.dataset.folder ?? folderId
        // An empty string is the root.
        void take(event.dataTransfer, into || null)
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-x-2 bottom-2 z-(--z-sticky) grid h-24 place-items-center rounded-12 border-2 border-accent border-dashed bg-accent-tint text-accent-text">
          {name === undefined ? (
            <Trans>Drop files to upload them</Trans>
          ) : (
            <Trans>Drop files to upload them to “{name}”</Trans>
          )}
        </div>
      )}
    </div>
  )
}

/** Around the path. */
export function DropPath({ children }: { readonly children: ReactNode }) {
  const take = useTakeDropped()
  const over = useRef<HTMLElement>(undefined)
  const mark = (folder: HTMLElement | undefined) => {
    delete over.current?.dataset.over
    over.current = folder
    if (folder) folder.dataset.over = ''
  }
  const folderOf = ({ target, dataTransfer }: React.DragEvent) =>
    dataTransfer.types.includes('Files')
      ? ((target as Element).closest<HTMLElement>('[data-folder]') ?? undefined)
      : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a second way: there is a button
    <div
      className="flex min-w-0 items-center gap-x-3"
      onDragOver={(event) => {
        mark(folderOf(event))
        if (over.current) event.preventDefault()
      }}
      onDragLeave={() => mark(undefined)}
      onDrop={(event) => {
        const folder = folderOf(event)
        mark(undefined)
        if (!folder) return
        event.preventDefault()
        void take(event.dataTransfer, folder.dataset.folder || null)
      }}
    >
      {children}
    </div>
  )
}
