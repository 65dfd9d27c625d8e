// One file that is to go with the message: an image small, others by name; each can be taken off.
// @chunk chat
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFileUrl } from '#kit/media/use-file-url.ts'
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'

export interface FileChipProps {
  readonly file: File
  readonly onRemove: () => void
}

export function FileChip({ file, onRemove }: FileChipProps) {
  const { t } = useLingui()
  const bytes = useByteFormat()
  const isImage = file.type.startsWith('image/')
  return (
    <li className="flex max-w-full items-center gap-1.5 rounded-8 bg-surface-control py-0.5 ps-2.5 text-13">
      {isImage ? <Thumbnail file={file} /> : <Icon name="paper-clip" size={16} />}
      <span className="truncate">{file.name}</span>
      <span className="whitespace-nowrap text-12 text-ink-muted">{bytes(file.size)}</span>
      <IconButton icon="x-mark" size="sm" label={t`Remove “${file.name}”`} onPress={onRemove} />
    </li>
  )
}

function Thumbnail({ file }: Pick<FileChipProps, 'file'>) {
  const src = useFileUrl(file)
  const [isUnreadable, setUnreadable] = useState(false)
  if (isUnreadable) return <Icon name="photo" size={16} />
  return (
    <span className="-ms-1.5 size-12 shrink-0 overflow-hidden rounded-8 bg-surface-sunken">
      {src && <img src={src} alt="" className="size-full object-cover" onError={() => setUnreadable(true)} />}
    </span>
  )
}
