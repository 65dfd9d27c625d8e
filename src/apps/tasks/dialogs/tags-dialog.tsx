// Makes, renames and deletes tags. A chunk of its own; shown by lazy-dialog.tsx.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { type TaskTag, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TagSquare, tagColor } from '#ui/tag.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTasks } from '../tasks-context.ts'

export interface TagsDialogProps {
  /** A new tag is put on these tasks. */
  readonly ids: readonly string[]
  readonly onClose: () => void
}

export default function TagsDialog({ ids, onClose }: TagsDialogProps) {
  const { t } = useLingui()
  const { tags } = useTasks()
  return (
    <Dialog isOpen size="sm" title={t`Tags`} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <NewTag ids={ids} onAdded={ids.length > 0 ? onClose : undefined} />
      <ul className="mt-4">
        {tags.map((tag) => (
          <TagRow key={tag.id} tag={tag} />
        ))}
      </ul>
    </Dialog>
  )
}

/** A title that another tag has is refused, with a hint beside the field. */
function useTitleError(ownId?: string): (title: string) => string | true {
  const { t } = useLingui()
  const { tags } = useTasks()
  return (title) => {
    const words = title.trim().toLowerCase()
    if (words === '') return t`A tag needs a name.`
    const isTaken = tags.some((tag) => tag.id !== ownId && tag.title.toLowerCase() === words)
    return isTaken ? t`There is a tag of this name already.` : true
  }
}

function NewTag({ ids, onAdded }: { ids: readonly string[]; onAdded: (() => void) | undefined }) {
  const { t } = useLingui()
  const { tagVerbs } = useTasks()
  const validate = useTitleError()
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { title: '' } })
  const submit = handleSubmit(async ({ title }) => {
    if (!(await tagVerbs.createOn(ids, title.trim()))) return
    reset()
    onAdded?.()
  })
  const { onChange, ...field } = register('title', { validate })
  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-2">
      <TextField
        {...field}
        autoFocus
        label={t`New tag`}
        isLabelHidden
        placeholder={t`New tag`}
        maxLength={TITLE_LIMIT}
        autoComplete="off"
        error={formState.errors.title?.message}
        onChange={(value) => onChange({ target: { name: 'title', value } })}
        className="flex-1"
      />
      <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
        <Trans>Add</Trans>
      </Button>
    </form>
  )
}

function TagRow({ tag }: { tag: TaskTag }) {
  const { t } = useLingui()
  const { tasks, tagVerbs } = useTasks()
  const [isEditing, setEditing] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  // The button is away while its field is there; it gets the focus back.
  const endEditing = () => {
    flushSync(() => setEditing(false))
    rename.current?.focus()
  }
  const count = tasks.filter(({ tags }) => tags.includes(tag.id)).length
  const { title } = tag
  return (
    <li className="flex min-h-row items-center gap-2 border-line-soft border-t">
      {isEditing ? (
        <Rename tag={tag} onDone={endEditing} />
      ) : (
        <>
          <TagSquare color={tagColor(title)} />
          <span className="min-w-0 flex-1 truncate">{title}</span>
          <span className="text-13 text-ink-faint tabular-nums">
            {plural(count, { 0: 'no task', one: '# task', other: '# tasks' })}
          </span>
          <IconButton
            ref={rename}
            icon="pencil"
            size="sm"
            label={t`Rename ${title}`}
            onPress={() => setEditing(true)}
          />
          <IconButton icon="trash" size="sm" label={t`Delete ${title}`} onPress={() => tagVerbs.remove(tag)} />
        </>
      )}
    </li>
  )
}

function Rename({ tag, onDone }: { tag: TaskTag; onDone: () => void }) {
  const { t } = useLingui()
  const { tagVerbs } = useTasks()
  const validate = useTitleError(tag.id)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { title: tag.title } })
  const submit = handleSubmit(({ title }) => {
    onDone()
    if (title.trim() !== tag.title) void tagVerbs.rename(tag, title.trim())
  })
  const { onChange, ...field } = register('title', { validate })
  return (
    <form onSubmit={submit} noValidate className="flex flex-1 items-start gap-2 py-1">
      <TextField
        {...field}
        autoFocus
        label={t`Name`}
        isLabelHidden
        defaultValue={tag.title}
        maxLength={TITLE_LIMIT}
        error={formState.errors.title?.message}
        onChange={(value) => onChange({ target: { name: 'title', value } })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onDone()
        }}
        className="flex-1"
      />
      <Button type="submit">
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}
