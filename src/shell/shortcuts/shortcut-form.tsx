// Adds or edits a shortcut. What is typed is stored until it is saved or cancelled.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Shortcut } from '#contract/shell/shortcuts.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ownPath } from '../panels/offered-link.ts'
import { IconPicker } from './icon-picker.tsx'
import {
  addressOf,
  draftOf,
  EMPTY_DRAFT,
  isComplete,
  type LinkProblem,
  linkProblem,
  ownAddress,
  ShortcutDraft,
  sameLink,
  toShortcut,
} from './shortcut-draft.ts'

/** An empty link only disables the button. */
const LINK_WORDS: Partial<Readonly<Record<LinkProblem, MessageDescriptor>>> = {
  'not-an-address': msg`This isn’t a valid address. Enter one such as /apps/tasks or https://example.org.`,
  'no-page': msg`Cairn has no page at this address.`,
}

export interface ShortcutFormProps {
  /** The one that is edited; none where one is added. */
  readonly shortcut: Shortcut | undefined
  readonly shortcuts: readonly Shortcut[]
  /** Rejects where it could not be saved. */
  readonly onSave: (shortcut: Omit<Shortcut, 'id' | 'order'>) => Promise<unknown>
  readonly onRemove: () => void
  readonly onCancel: () => void
}

export function ShortcutForm({ shortcut, shortcuts, onSave, onRemove, onCancel }: ShortcutFormProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { draft, change, drop } = useDraft(shortcut)
  const [failure, setFailure] = useState<string>()
  const problem = linkProblem(draft.link, ownAddress(), (path) => isRoute(router, path))
  const twin = sameLink(draft.link, ownAddress(), shortcuts, shortcut?.id)
  const isOwn = ownPath(addressOf(draft.link, ownAddress())) !== undefined
  const isValid = isComplete(draft) && problem === undefined
  const leave = (then: () => void) => {
    drop()
    then()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!isValid) return
    try {
      await onSave(toShortcut(draft, ownAddress()))
      drop()
    } catch (error) {
      setFailure(await failureOf(error, t`Couldn’t save the shortcut. What you typed is still here.`))
    }
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-4 border-line border-t px-5 py-4 max-sm:px-4">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form takes the place of the list that had the focus */}
      <TextField
        label={t`Label`}
        value={draft.label}
        onChange={(label) => change({ label })}
        maxLength={200}
        isRequired
        autoFocus
      />
      <TextField
        label={t`Description`}
        labelEnd={t`Optional`}
        value={draft.description}
        onChange={(description) => change({ description })}
        maxLength={1000}
      />
      <LinkField draft={draft} problem={problem} twin={twin} onChange={change} />
      <IconPicker value={draft.icon} onChange={(icon) => change({ icon })} />
      <Switch
        isSelected={draft.useRouter && isOwn}
        isDisabled={!isOwn}
        onChange={(useRouter) => change({ useRouter })}
        description={isOwn ? undefined : t`Other sites open in a new tab.`}
      >
        <Trans>Open in this tab</Trans>
      </Switch>
      {failure && (
        <p role="alert" className="text-13 text-danger">
          {failure}
        </p>
      )}
      <Foot isValid={isValid} onRemove={shortcut && (() => leave(onRemove))} onCancel={() => leave(onCancel)} />
    </form>
  )
}

function useDraft(shortcut: Shortcut | undefined) {
  const key = `shortcut:${shortcut?.id ?? 'new'}`
  const [draft, setDraft] = useState(
    () => readDraft(key, ShortcutDraft) ?? (shortcut ? draftOf(shortcut) : EMPTY_DRAFT),
  )
  const change = (part: Partial<ShortcutDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    writeDraft(key, next)
  }
  return { draft, change, drop: () => dropDraft(key) }
}

interface LinkFieldProps {
  readonly draft: ShortcutDraft
  readonly problem: LinkProblem | undefined
  /** Another shortcut that goes there. */
  readonly twin: Shortcut | undefined
  readonly onChange: (change: Pick<ShortcutDraft, 'link'>) => void
}

function LinkField({ draft, problem, twin, onChange }: LinkFieldProps) {
  const { t, i18n } = useLingui()
  const [isLinkLeft, setLinkLeft] = useState(false)
  return (
    <TextField
      label={t`Link`}
      value={draft.link}
      onChange={(link) => onChange({ link })}
      onBlur={() => setLinkLeft(true)}
      maxLength={2000}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      isRequired
      error={isLinkLeft && problem && LINK_WORDS[problem] ? i18n._(LINK_WORDS[problem]) : undefined}
      description={
        twin ? t`“${twin.label}” already goes there.` : t`A page in Cairn, such as /apps/tasks, or a web address.`
      }
    />
  )
}

interface FootProps {
  readonly isValid: boolean
  readonly onRemove: (() => void) | undefined
  readonly onCancel: () => void
}

function Foot({ isValid, onRemove, onCancel }: FootProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {onRemove && (
        <Button variant="quiet" className="me-auto -ms-3.5" onPress={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      )}
      <Button className={onRemove ? undefined : 'ms-auto'} onPress={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" variant="primary" isDisabled={!isValid}>
        <Trans>Save</Trans>
      </Button>
    </div>
  )
}
