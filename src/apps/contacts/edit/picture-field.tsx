// The picture of a contact: chosen and cropped, or taken away; stored at once, with its own undo. Used by contact-form.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { useContacts } from '../contacts-context.ts'
import { nameOf } from '../display.ts'

const PhotoDialog = lazy(async () => ({ default: (await import('#kit/media/photo-dialog.tsx')).PhotoDialog }))

export function PictureField({ contact }: { readonly contact: Contact }) {
  const { t } = useLingui()
  const { actions } = useContacts()
  const [isOpen, setOpen] = useState(false)
  const { id, avatar } = contact
  return (
    <div className="flex items-center gap-3">
      <Avatar name={nameOf(contact) || t`No name`} src={avatar} size={56} />
      <Button size="sm" icon="photo" onPress={() => setOpen(true)}>
        {avatar ? <Trans>Change photo</Trans> : <Trans>Add photo</Trans>}
      </Button>
      {avatar && (
        <Button size="sm" variant="quiet" onPress={() => actions.setPicture(id, null)}>
          <Trans>Remove</Trans>
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <PhotoDialog onClose={() => setOpen(false)} onPhoto={(photo) => void actions.setPicture(id, fileOf(photo))} />
        </Suspense>
      )}
    </div>
  )
}

/** @param dataUrl of a JPEG, in base64 */
function fileOf(dataUrl: string): File {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  return new File([bytes], 'picture.jpg', { type: 'image/jpeg' })
}
