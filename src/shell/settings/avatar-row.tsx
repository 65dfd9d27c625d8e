// The person's picture: chosen from the device, cut to a square and made small here, so that nothing but pixels leaves the page.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { User } from '#contract/portal/user.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { FieldNotes } from '#ui/field.tsx'
import { toAvatar } from './to-avatar.ts'
import { useSaveUser } from './use-save.ts'

export function AvatarRow({ user: { name, avatar } }: { user: User }) {
  const { t } = useLingui()
  const saveUser = useSaveUser()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const choose = async (file: File | undefined) => {
    if (!file) return
    const made = await toAvatar(file)
    if (made === undefined) return setError(t`${file.name} could not be read as a picture. Choose a PNG, JPEG or WebP.`)
    setError(undefined)
    saveUser({ avatar: made }, t`Picture saved`)
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} src={avatar} size={56} />
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={t`Picture`}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            void choose(target.files?.[0])
            target.value = ''
          }}
        />
        <Button icon="photo" onPress={() => input.current?.click()}>
          <Trans>Choose a picture</Trans>
        </Button>
        {avatar !== null && (
          <Button variant="quiet" onPress={() => saveUser({ avatar: null }, t`Picture removed`)}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      {error && (
        <div role="alert" className="w-full">
          <FieldNotes error={error} />
        </div>
      )}
    </div>
  )
}
