// People as chips, typed or chosen: contacts and those who were written to are suggested. What is no address stays, and is marked.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { isComposing } from '#platform/keys/is-composing.ts'
import { announce } from '#ui/announce.ts'
import { Avatar } from '#ui/avatar.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { addressOf, isAddress, isSamePerson, nameOf } from '../people.ts'
import { useSuggested } from './use-suggested.ts'

export interface RecipientsFieldProps {
  readonly label: string
  readonly people: readonly string[]
  readonly onChange: (people: readonly string[]) => void
  readonly autoFocus?: boolean
  readonly errorId?: string | undefined
  /** Behind the people. */
  readonly children?: ReactNode
}

/** As many as a field takes. */
const MOST = 200

export function RecipientsField({
  label,
  people,
  onChange,
  autoFocus = false,
  errorId,
  children,
}: RecipientsFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const typing = useTyping(people, onChange)
  const { suggested, hasList, active, add } = typing
  const remove = (contact: string) => {
    onChange(people.filter((one) => one !== contact))
    announce(t`${nameOf(contact)} removed`)
    input.current?.focus()
  }
  return (
    <div className="relative flex min-h-11 shrink-0 items-start gap-2 border-line-soft border-b px-4 py-1.5">
      <span aria-hidden="true" className="shrink-0 py-1.5 text-13 text-ink-muted">
        {label}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
        {people.map((contact) => (
          <Chip key={contact} contact={contact} onRemove={() => remove(contact)} />
        ))}
        <AddressInput
          ref={input}
          listId={listId}
          label={label}
          autoFocus={autoFocus}
          errorId={errorId}
          typing={typing}
          onRemoveLast={() => {
            const last = people.at(-1)
            if (last !== undefined) remove(last)
          }}
        />
      </div>
      {children}
      {hasList && (
        <SuggestedPeople
          id={listId}
          suggested={suggested}
          active={active}
          onChoose={(contact) => {
            add(contact)
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}

interface AddressInputProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly listId: string
  readonly label: string
  readonly autoFocus: boolean
  readonly errorId: string | undefined
  readonly typing: Typing
  readonly onRemoveLast: () => void
}

function AddressInput({ ref, listId, label, autoFocus, errorId, typing, onRemoveLast }: AddressInputProps) {
  const { typed, hasList, active, add } = typing
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Backspace' && typed === '') onRemoveLast()
    else onFieldKey(event, typing)
  }
  return (
    <input
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- who begins an email begins with whom it is to
      autoFocus={autoFocus}
      value={typed}
      role="combobox"
      aria-label={label}
      aria-expanded={hasList}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={hasList ? `${listId}-${active}` : undefined}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      autoComplete="off"
      spellCheck={false}
      inputMode="email"
      maxLength={500}
      onChange={({ target }) => typing.type(target.value)}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        const parts = event.clipboardData
          .getData('text')
          .split(/[,;\n]+/)
          .filter((part) => part.trim())
        if (parts.length < 2) return
        event.preventDefault()
        add(...parts)
      }}
      onBlur={() => add(typed)}
      className="h-8 min-w-20 flex-1 bg-transparent text-ink outline-none"
    />
  )
}

type Typing = ReturnType<typeof useTyping>

/** What is being typed, and who is suggested for it. */
function useTyping(people: readonly string[], onChange: RecipientsFieldProps['onChange']) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const suggested = useSuggested(isOpen ? typed.trim() : '').filter(
    ({ contact }) => !people.some((one) => isSamePerson(one, contact)),
  )
  const add = (...contacts: readonly string[]) => {
    const fresh = contacts
      .map((one) => one.trim().slice(0, 500))
      .filter((one) => one && !people.some((other) => isSamePerson(one, other)))
    setTyped('')
    setActive(0)
    setOpen(false)
    if (fresh.length > 0) onChange([...people, ...fresh].slice(0, MOST))
  }
  const type = (value: string) => {
    // The keyboard of a phone names no keys: the sign itself ends an address.
    if (/[,;]/.test(value)) return add(...value.split(/[,;]/))
    setTyped(value)
    setActive(0)
    setOpen(true)
  }
  return {
    typed,
    type,
    add,
    suggested,
    hasList: isOpen && suggested.length > 0,
    active: Math.min(active, suggested.length - 1),
    setActive,
    close: () => setOpen(false),
  }
}

/** Adds who was typed or chosen, goes through those that are suggested, or puts them away. */
function onFieldKey(event: KeyboardEvent, { typed, add, suggested, hasList, active, setActive, close }: Typing): void {
  const { key } = event
  const choice = hasList ? suggested[active] : undefined
  const isAdding = key === 'Enter' && !event.ctrlKey && !event.metaKey
  const isLeaving = key === 'Tab' && typed.trim() !== '' && !event.shiftKey
  if (isAdding || isLeaving || key === ',' || key === ';') {
    if (!isLeaving || choice) event.preventDefault()
    add(isAdding || isLeaving ? (choice?.contact ?? typed) : typed)
  } else if (hasList && (key === 'ArrowDown' || key === 'ArrowUp')) {
    event.preventDefault()
    setActive((active + (key === 'ArrowDown' ? 1 : suggested.length - 1)) % suggested.length)
  } else if (hasList && key === 'Escape') {
    event.preventDefault()
    close()
  }
}

interface SuggestedPeopleProps extends Pick<Typing, 'suggested' | 'active'> {
  readonly id: string
  readonly onChoose: (contact: string) => void
}

function SuggestedPeople({ id, suggested, active, onChoose }: SuggestedPeopleProps) {
  const { t } = useLingui()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t`People`}
      className="absolute inset-x-2 top-full z-(--z-sticky) max-h-72 overflow-y-auto rounded-8 bg-surface-overlay p-1 shadow-menu forced-colors:border"
    >
      {suggested.map(({ contact, avatar }, index) => (
        <div
          key={contact}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // Before the field is left.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(contact)
          }}
          className={cx(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-4 px-3 py-1',
            index === active && 'bg-surface-hover',
          )}
        >
          <Avatar name={nameOf(contact)} src={avatar} size={32} />
          <span className="min-w-0">
            <span className="block truncate">{nameOf(contact)}</span>
            <span className="block truncate text-12 text-ink-muted">{addressOf(contact)}</span>
          </span>
        </div>
      ))}
    </div>
  )
}

function Chip({ contact, onRemove }: { readonly contact: string; readonly onRemove: () => void }) {
  const { t } = useLingui()
  const name = nameOf(contact)
  const isWrong = !isAddress(contact)
  return (
    <span
      title={addressOf(contact)}
      className={cx(
        'inline-flex h-7 max-w-full items-center gap-1 rounded-full ps-2.5 text-13',
        isWrong ? 'bg-surface-control text-danger line-through decoration-dotted' : 'bg-surface-control text-ink',
      )}
    >
      {isWrong && <Icon name="exclamation-circle" size={14} />}
      <span className="truncate">{name}</span>
      {isWrong && <span className="sr-only">{t`Not an email address`}</span>}
      <button
        type="button"
        aria-label={t`Remove ${name}`}
        onClick={onRemove}
        className="relative grid size-7 cursor-pointer place-items-center rounded-full text-ink-muted hover:text-ink pointer-coarse:before:absolute pointer-coarse:before:-inset-2"
      >
        <Icon name="x-mark" size={14} />
      </button>
    </span>
  )
}
