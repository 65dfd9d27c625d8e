// Makes, renames and deletes the tags of an app: what they are on, and what is done to them, is the screen's.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from '#contract/zod.ts'
import { useContractForm } from '#kit/forms/use-contract-form.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TagSquare, tagColor } from '#ui/tag.tsx'
import { TextField } from '#ui/text-field.tsx'

export interface NamedTag {
  readonly id: string
  readonly title: string
}

export interface TagsDialogProps<Tag extends NamedTag> {
  /** What they are called here. Default: tags. */
  readonly title?: string
  readonly newLabel?: string
  /** Said of one without a name, and of one whose name another has. */
  readonly nameless?: string
  readonly taken?: string
  readonly tags: readonly Tag[]
  /** Characters, as the contract has it. */
  readonly titleLimit: number
  /** Before its name. Default: a square of a colour that follows from the name. */
  readonly mark?: (tag: Tag) => ReactNode
  /** How many things have the tag. */
  readonly countOf: (tag: Tag) => ReactNode
  /** In place of the list while there is no tag. */
  readonly empty: ReactNode
  /** Each resolves to whether it was done; if not, the person has been notified. */
  readonly create: (title: string) => Promise<boolean>
  readonly rename: (tag: Tag, title: string) => Promise<boolean>
  /** In place of a refusal: a tag was given the name of another one, which may take its place. */
  readonly onTaken?: (tag: Tag, other: Tag) => void
  readonly remove: (tag: Tag) => unknown
  /**
   * Where a person puts them in an order of their own.
   * @param position of the one that was moved, from 1
   */
  readonly reorder?: (tags: readonly Tag[], position: number) => Promise<unknown>
  readonly onClose: () => void
}

export function TagsDialog<Tag extends NamedTag>(props: TagsDialogProps<Tag>) {
  const { t } = useLingui()
  const { title = t`Tags`, tags, empty, onClose } = props
  return (
    <Dialog isOpen size="sm" title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <NewTag {...props} />
      {tags.length === 0 ? (
        <p className="mt-4 text-ink-muted">{empty}</p>
      ) : (
        <ul className="mt-4">
          {tags.map((tag) => (
            <TagRow key={tag.id} {...props} tag={tag} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const TagTitle = z.object({ title: z.string().check(z.trim(), z.minLength(1)) })

/** A form for a tag's title; one that another tag has is refused, with a hint beside the field. */
function useTitleForm<Tag extends NamedTag>(
  { tags, nameless, taken, onTaken }: Pick<TagsDialogProps<Tag>, 'tags' | 'nameless' | 'taken' | 'onTaken'>,
  own: Tag | undefined,
  save: (title: string) => Promise<boolean>,
) {
  const { t } = useLingui()
  const otherNamed = (title: string) => {
    const typedTitle = title.trim().toLowerCase()
    return tags.find((tag) => tag.id !== own?.id && tag.title.toLowerCase() === typedTitle)
  }
  return useContractForm({
    shape: TagTitle,
    values: { title: own?.title ?? '' },
    messageOf: () => nameless ?? t`A tag needs a name.`,
    check: (typed) => {
      const isRefused = otherNamed(typed.title) !== undefined && !(own && onTaken)
      return { title: isRefused ? (taken ?? t`A tag with this name already exists.`) : undefined }
    },
    save: (typed) => {
      const other = otherNamed(typed.title)
      if (!own || !other) return save(typed.title)
      onTaken?.(own, other)
      return true
    },
  })
}

function NewTag<Tag extends NamedTag>(props: TagsDialogProps<Tag>) {
  const { t } = useLingui()
  const { newLabel = t`New tag`, titleLimit, create } = props
  const { field, submit, isSaving } = useTitleForm(props, undefined, create)
  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-2">
      <TextField
        {...field('title')}
        autoFocus
        label={newLabel}
        isLabelHidden
        placeholder={newLabel}
        maxLength={titleLimit}
        autoComplete="off"
        className="flex-1"
      />
      <Button type="submit" variant="primary" isPending={isSaving}>
        <Trans>Add</Trans>
      </Button>
    </form>
  )
}

interface RowProps<Tag extends NamedTag> extends TagsDialogProps<Tag> {
  readonly tag: Tag
}

function TagRow<Tag extends NamedTag>(props: RowProps<Tag>) {
  const { t } = useLingui()
  const { tag, tags, countOf, remove } = props
  const [isEditing, setEditing] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  // The button is away while its field is there; it gets the focus back.
  const endEditing = () => {
    flushSync(() => setEditing(false))
    rename.current?.focus()
  }
  const { title } = tag
  return (
    <li className="flex min-h-row items-center gap-2 border-line-soft border-t">
      {isEditing ? (
        <Rename {...props} onDone={endEditing} />
      ) : (
        <>
          {props.mark ? props.mark(tag) : <TagSquare color={tagColor(title)} />}
          <span className="min-w-0 flex-1 truncate">{title}</span>
          <span className="text-13 text-ink-faint tabular-nums">{countOf(tag)}</span>
          {props.reorder && tags.length > 1 && <Moves {...props} />}
          <IconButton
            ref={rename}
            icon="pencil"
            size="sm"
            label={t`Rename ${title}`}
            onPress={() => setEditing(true)}
          />
          <IconButton icon="trash" size="sm" label={t`Delete ${title}`} onPress={() => remove(tag)} />
        </>
      )}
    </li>
  )
}

/** One step up or down. On a phone there is room for one of them, by which every order is reached. */
function Moves<Tag extends NamedTag>({ tag, tags, reorder }: RowProps<Tag>) {
  const { t } = useLingui()
  const { title } = tag
  const at = tags.indexOf(tag)
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const move = async (step: -1 | 1) => {
    if (!tags[at + step]) return announce(step < 0 ? t`Already at the top` : t`Already at the bottom`)
    await reorder?.(tags.toSpliced(at, 1).toSpliced(at + step, 0, tag), at + step + 1)
    // A row that is put elsewhere in the page loses the focus.
    const button = step < 0 ? up : down
    button.current?.focus()
  }
  return (
    <>
      <IconButton icon="arrow-up" size="sm" label={t`Move ${title} up`} onPress={() => move(-1)} ref={up} />
      <IconButton
        icon="arrow-down"
        size="sm"
        label={t`Move ${title} down`}
        onPress={() => move(1)}
        ref={down}
        className="max-sm:hidden"
      />
    </>
  )
}

function Rename<Tag extends NamedTag>(props: RowProps<Tag> & { readonly onDone: () => void }) {
  const { t } = useLingui()
  const { tag, titleLimit, rename, onDone } = props
  const save = (title: string) => {
    onDone()
    return title === tag.title ? Promise.resolve(true) : rename(tag, title)
  }
  const { field, submit } = useTitleForm(props, tag, save)
  return (
    <form onSubmit={submit} noValidate className="flex flex-1 items-start gap-2 py-1">
      <TextField
        {...field('title')}
        autoFocus
        label={t`Name`}
        isLabelHidden
        defaultValue={tag.title}
        maxLength={titleLimit}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event)) return
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
