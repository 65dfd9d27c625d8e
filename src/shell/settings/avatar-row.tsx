// The person's picture: chosen from the device, cut to a square and made small here, so that nothing but pixels leaves the page.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '#contract/portal/user.ts'
import { FileButton } from '#kit/transfer/file-button.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { FieldNotes } from '#ui/field.tsx'
import { toAvatar } from './to-avatar.ts'
import { useSaveUser } from './use-save.ts'

export function AvatarRow({ user: { name, avatar } }: { user: User }) {
  const { t } = useLingui()
  const { save: saveUser, problem } = useSaveUser()
  const [error, setError] = useState<string>()
  const refusal = error ?? problem
  const choose = async (file: File | undefined) => {
    if (!file) return
    const made = await toAvatar(file)
    if (made === undefined)
      return setError(t`Couldn’t read “${file.name}” as an image. Choose a JPEG, PNG or WebP image.`)
    setError(undefined)
    void saveUser({ avatar: made }, t`Photo saved`)
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} src={avatar} size={56} />
      <div className="flex flex-wrap gap-2">
        <FileButton
          icon="photo"
          label={t`Photo`}
          accept="image/png,image/jpeg,image/webp"
          refusalId={refusal === undefined ? undefined : 'picture-error'}
          onFiles={([file]) => void choose(file)}
        >
          <Trans>Choose an image</Trans>
        </FileButton>
        {avatar !== null && (
          <Button variant="quiet" onPress={() => void saveUser({ avatar: null }, t`Photo removed`)}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      {refusal !== undefined && (
        <div role="alert" className="w-full">
          <FieldNotes id="picture" error={refusal} />
        </div>
      )}
    </div>
  )
}
