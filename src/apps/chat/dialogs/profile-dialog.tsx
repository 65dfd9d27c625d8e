// The own profile, as partners see it, and whether sample partners answer. A chunk of its own.
// @offline later
// @chunk chat-dialogs
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ChatProfile } from '#contract/apps/chat-shapes.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type EnterDoes, enterDoes, setEnterDoes } from '../composer/enter-key.ts'
import { useUpdateProfile } from '../mutations.ts'
import { chatQueries } from '../queries.ts'

export interface ProfileDialogProps {
  readonly onClose: () => void
}

const PhotoDialog = lazy(async () => ({ default: (await import('#kit/media/photo-dialog.tsx')).PhotoDialog }))

/** Characters, as the contract has them. */
const NAME_LIMIT = 200
const ABOUT_LIMIT = 2000

export default function ProfileDialog({ onClose }: ProfileDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog isOpen size="sm" title={t`Your chat profile`} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <QueryView
        query={useQuery(chatQueries.profile())}
        loading={<SkeletonRows label={t`Loading your profile`} count={3} />}
        error={{
          title: t`Couldn’t load your profile.`,
          description: t`It’s saved on this device. Trying again usually helps.`,
        }}
      >
        {(profile) => <Form profile={profile} onClose={onClose} />}
      </QueryView>
    </Dialog>
  )
}

function Form({ profile, onClose }: { readonly profile: ChatProfile; readonly onClose: () => void }) {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync: update } = useUpdateProfile()
  const [name, setName] = useState(profile.name)
  const [about, setAbout] = useState(profile.about)
  const [hasReplies, setReplies] = useState(profile.hasSampleReplies)
  const [enterBefore] = useState(enterDoes)
  const [enter, setEnter] = useState(enterBefore)
  const [avatar, setAvatar] = useState(profile.avatar)
  const [isChecked, setChecked] = useState(false)
  const isNameless = name.trim() === ''
  const save = async () => {
    setChecked(true)
    if (isNameless) return
    const isDone = await run({
      message: t`Profile saved`,
      write: () =>
        update({ body: { profile: { name: name.trim(), avatar, about: about.trim(), hasSampleReplies: hasReplies } } }),
      ...(enter !== enterBefore && {
        onDevice: { undo: () => setEnterDoes(enterBefore), redo: () => setEnterDoes(enter) },
      }),
      failure: t`Couldn’t save. What you typed is still here.`,
    })
    if (!isDone) return
    if (enter !== enterBefore) setEnterDoes(enter)
    onClose()
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Photo name={name} email={profile.email} avatar={avatar} onChange={setAvatar} />
      <TextField
        label={t`Name`}
        value={name}
        maxLength={NAME_LIMIT}
        onChange={setName}
        {...(isChecked && isNameless && { error: t`Enter your name.` })}
      />
      <TextArea label={t`About you`} value={about} maxLength={ABOUT_LIMIT} onChange={setAbout} />
      <Switch
        isSelected={hasReplies}
        onChange={setReplies}
        description={t`Your messages aren’t sent to anyone: Cairn writes the replies and marks them as simulated.`}
      >
        <Trans>Simulated replies</Trans>
      </Switch>
      <EnterKey value={enter} onChange={setEnter} />
      <Button variant="primary" type="submit" className="self-end">
        <Trans>Save changes</Trans>
      </Button>
    </form>
  )
}

interface PhotoProps {
  readonly name: string
  readonly email: string
  readonly avatar: string | null
  readonly onChange: (avatar: string | null) => void
}

function Photo({ name, email, avatar, onChange }: PhotoProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} src={avatar} size={56} />
      <div className="min-w-0">
        <p className="wrap-anywhere text-ink-muted">{email}</p>
        <div className="mt-1 flex flex-wrap gap-2">
          <Button size="sm" icon="photo" onPress={() => setChoosing(true)}>
            {avatar ? <Trans>Change photo</Trans> : <Trans>Add photo</Trans>}
          </Button>
          {avatar && (
            <Button size="sm" variant="quiet" onPress={() => onChange(null)}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
      </div>
      {isChoosing && (
        <Suspense>
          <PhotoDialog onClose={() => setChoosing(false)} onPhoto={onChange} />
        </Suspense>
      )}
    </div>
  )
}

interface EnterKeyProps {
  readonly value: EnterDoes
  readonly onChange: (enter: EnterDoes) => void
}

function EnterKey({ value, onChange }: EnterKeyProps) {
  const { t } = useLingui()
  return (
    <Select<EnterDoes>
      label={t`Enter key`}
      options={[
        { id: 'send', label: t`Sends the message`, description: t`Shift+Enter starts a new line.` },
        { id: 'line', label: t`Starts a new line`, description: t`Shift+Enter or Ctrl+Enter sends the message.` },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
