// Makes one contact of two to ten: which one is kept, and of what differs which value. A chunk of its own.
// @offline later
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Note } from '#ui/note.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { jobOf, nameOf } from '../display.ts'
import { isLargePicture, pictureToFile } from '../import/large-picture.ts'
import { useMergeContacts, useSetAvatar } from '../mutations.ts'
import { contactQueries } from '../queries.ts'
import { fullestOf, MERGE_FIELDS, type MergeChoices, mergedFields } from './merge-choices.ts'
import { JoinedLists, MergeFieldChoice } from './merge-fields.tsx'

export interface MergeDialogProps {
  /** Two to ten. */
  readonly ids: readonly string[]
  readonly onClose: () => void
  /** @param id of the contact that was kept */
  readonly onMerged?: (id: string) => void
}

const FEWEST = 2
const MOST = 10

export default function MergeDialog({ ids, onClose, onMerged }: MergeDialogProps) {
  const { t } = useLingui()
  const queries = useQueries({ queries: [...new Set(ids)].map((id) => contactQueries.one(id)) })
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [choices, setChoices] = useState<MergeChoices>({})
  const merge = useMerge()
  const [isMerging, setMerging] = useState(false)
  const unsorted = queries.flatMap(({ data }) => data ?? [])
  const targetId = chosenId ?? fullestOf(unsorted)?.id
  // The one to keep goes first: its values are the default.
  const contacts = unsorted.toSorted((a, b) => Number(b.id === targetId) - Number(a.id === targetId))
  const [target] = contacts
  const isReady = contacts.length === queries.length
  const canMerge = isReady && contacts.length >= FEWEST && contacts.length <= MOST
  const confirm = async () => {
    setMerging(true)
    const isDone = await merge(contacts, choices)
    setMerging(false)
    if (!isDone || !target) return
    onClose()
    onMerged?.(target.id)
  }
  return (
    <Dialog
      isOpen
      title={t`Merge contacts`}
      isDismissable={!isMerging}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isMerging}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" isPending={isMerging} isDisabled={!canMerge} onPress={confirm}>
            <Plural value={queries.length} one="Merge # contact" other="Merge # contacts" />
          </Button>
        </>
      }
    >
      {isReady && target && canMerge ? (
        <div className="space-y-5">
          <MergeTarget contacts={unsorted} targetId={target.id} onChange={setChosenId} />
          {MERGE_FIELDS.map((field) => (
            <MergeFieldChoice
              key={field}
              field={field}
              contacts={contacts}
              chosen={choices[field]}
              onChange={(value) => setChoices((before) => ({ ...before, [field]: value }))}
            />
          ))}
          <JoinedLists contacts={contacts} />
        </div>
      ) : (
        <NotReady queries={queries} />
      )}
    </Dialog>
  )
}

function useMerge() {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync: merge } = useMergeContacts()
  const { mutateAsync: setAvatar } = useSetAvatar()
  return (contacts: readonly Contact[], choices: MergeChoices) => {
    const ids = contacts.map(({ id }) => id)
    return run({
      message: plural(ids.length, { one: '# contact merged', other: '# contacts merged' }),
      write: async () => {
        const { avatar, ...fields } = mergedFields(contacts, choices)
        const isLarge = isLargePicture(avatar)
        const contact = avatar === undefined || isLarge ? fields : { ...fields, avatar }
        const written = await merge({ body: { ids, contact } })
        // One of them is gone: nothing was changed.
        if (written.answer === null) throw new Error('unknown contact')
        if (!isLarge) return written
        return [written, await setAvatar({ body: { id: written.answer.id, avatar: pictureToFile(avatar) } })]
      },
      failure: t`Couldn’t merge the contacts. Nothing has changed.`,
      announcesUndo: true,
    })
  }
}

interface MergeTargetProps {
  readonly contacts: readonly Contact[]
  readonly targetId: string
  readonly onChange: (id: string) => void
}

function MergeTarget({ contacts, targetId, onChange }: MergeTargetProps) {
  const { t } = useLingui()
  return (
    <RadioGroup
      label={t`Contact to keep`}
      description={t`The other contacts will be deleted once their details are added to the one you keep. You can undo this.`}
      variant="cards"
      value={targetId}
      onChange={onChange}
      options={contacts.map((contact) => ({
        id: contact.id,
        label: (
          <span className="flex items-center gap-3">
            <Avatar name={nameOf(contact)} src={contact.avatar} />
            <span className="min-w-0 flex-1 wrap-anywhere font-medium">{nameOf(contact) || t`No name`}</span>
          </span>
        ),
        description: (
          <span className="wrap-anywhere">
            {[jobOf(contact), contact.emails[0]?.email, contact.phoneNumbers[0]?.phoneNumber]
              .filter(Boolean)
              .join(' · ')}
          </span>
        ),
      }))}
    />
  )
}

interface NotReadyProps {
  readonly queries: readonly {
    readonly data: Contact | null | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }[]
}

function NotReady({ queries }: NotReadyProps) {
  const { t } = useLingui()
  const failed = queries.filter(({ error, data }) => error && data === undefined)
  if (failed.length > 0)
    return (
      <ErrorState
        title={t`Couldn’t load the contacts.`}
        onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
      />
    )
  if (queries.some(({ data }) => data === undefined)) return <SkeletonRows label={t`Loading contacts`} count={4} />
  return (
    <Note kind="warning">
      {queries.some(({ data }) => data === null) ? (
        <Trans>One of these contacts no longer exists.</Trans>
      ) : (
        <Trans>Choose 2 to 10 contacts to merge.</Trans>
      )}
    </Note>
  )
}
