// A picture among a card's attachments. Where it cannot be had, nothing.
// @chunk scrumboard
import { useAttachmentUrl } from './use-attachment-url.ts'

export interface CoverPictureProps {
  readonly attachmentId: string
  readonly className: string
}

export function CoverPicture({ attachmentId, className }: CoverPictureProps) {
  const url = useAttachmentUrl(attachmentId)
  if (url === undefined) return <span aria-hidden="true" className={`block bg-surface-sunken ${className}`} />
  return <img src={url} alt="" draggable={false} className={`block ${className}`} />
}
