// The comments of the open card, the oldest first. One's own can be changed and deleted.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CardComment, CardDetail } from '#contract/apps/scrumboard-shapes.ts'
import * as z from '#contract/zod.ts'
import { MarkdownField } from '#kit/text/markdown-field.tsx'
import { MarkdownText } from '#kit/text/markdown-text.tsx'
import { peopleNamed } from '#kit/text/people-named.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useBoard } from '../board-context.ts'
import { ME } from '../me.ts'
import { SectionHead } from './section-head.tsx'
import { type CardParts, useCardParts } from './use-card-parts.ts'

/** As the contract bounds it. */
const LONGEST = 20_000

export function Comments({ card }: { readonly card: CardDetail }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const parts = useCardParts(card)
  const { comments } = card
  return (
    <section aria-label={t`Comments`}>
      <SectionHead title={t`Comments`} count={comments.length > 0 ? number(comments.length) : undefined} />
      <ul className="mt-1 space-y-4">
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} parts={parts} />
        ))}
      </ul>
      <NewComment cardId={card.id} parts={parts} />
    </section>
  )
}

interface CommentProps {
  readonly comment: CardComment
  readonly parts: CardParts
}

function Comment({ comment, parts }: CommentProps) {
  const { t } = useLingui()
  const { people, now } = useBoard()
  const { ago } = useFormats()
  const [isEditing, setEditing] = useState(false)
  const { id, authorId, authorName, text, createdAt, updatedAt } = comment
  const author = people.get(authorId)
  const name = author?.name ?? authorName ?? t`Someone`
  const when = ago(createdAt, now)
  return (
    <li className="flex gap-3">
      <Avatar name={name} src={author?.avatar ?? null} size={32} />
      <div className="min-w-0 flex-1">
        <p className="flex min-h-8 flex-wrap items-center gap-x-2 text-13">
          <span className="font-semibold">{name}</span>
          <span className="text-ink-muted">{updatedAt === createdAt ? when : t`${when}, edited`}</span>
          {authorId === ME && !isEditing && (
            <span className="ms-auto flex print:hidden">
              <IconButton icon="pencil" size="sm" label={t`Edit the comment`} onPress={() => setEditing(true)} />
              <IconButton
                icon="trash"
                size="sm"
                label={t`Delete the comment`}
                onPress={() => parts.removeComment(id)}
              />
            </span>
          )}
        </p>
        {isEditing ? (
          <EditComment comment={comment} parts={parts} onDone={() => setEditing(false)} />
        ) : (
          <MarkdownText text={text} />
        )}
      </div>
    </li>
  )
}

function EditComment({ comment: { id, text }, parts, onDone }: CommentProps & { readonly onDone: () => void }) {
  const { t } = useLingui()
  const { board } = useBoard()
  const [typed, setTyped] = useState(text)
  const save = async () => {
    const trimmed = typed.trim()
    if (trimmed === '') return
    if (trimmed === text || (await parts.editComment(id, trimmed))) onDone()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <MarkdownField
        autoFocus
        label={t`Comment`}
        isLabelHidden
        value={typed}
        maxLength={LONGEST}
        error={typed.trim() === '' ? t`Write a comment first.` : undefined}
        onChange={setTyped}
        findPeople={async (begun) => peopleNamed(board.members, begun)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone()
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
          else return
          event.preventDefault()
        }}
      />
      <div className="mt-2 flex gap-2">
        <Button size="sm" type="submit" variant="primary">
          <Trans>Save</Trans>
        </Button>
        <Button size="sm" variant="quiet" onPress={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

/** What is typed stays until it is sent, when the card is closed too. */
function NewComment({ cardId, parts }: { readonly cardId: string; readonly parts: CardParts }) {
  const { t } = useLingui()
  const { board } = useBoard()
  const draft = `scrumboard/${cardId}/comment`
  const [text, setLocal] = useState(() => readDraft(draft, z.string()) ?? '')
  const setText = (next: string) => {
    setLocal(next)
    if (next === '') dropDraft(draft)
    else writeDraft(draft, next)
  }
  const send = async () => {
    const trimmed = text.trim()
    if (trimmed !== '' && (await parts.addComment(trimmed))) setText('')
  }
  return (
    <form
      className="mt-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <MarkdownField
        label={t`New comment`}
        isLabelHidden
        placeholder={t`Write a comment`}
        value={text}
        rows={2}
        maxLength={LONGEST}
        onChange={setText}
        findPeople={async (begun) => peopleNamed(board.members, begun)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          void send()
        }}
      />
      <Button size="sm" type="submit" variant="primary" className="mt-2" isDisabled={text.trim() === ''}>
        <Trans>Comment</Trans>
      </Button>
    </form>
  )
}
