// One resume version: its name and when it was saved; compared, printed, renamed, restored, removed.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ResumeListed } from '#contract/portal/profile-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { VersionMenuProps } from './version-menu.tsx'

const menu = lazyMenu<VersionMenuProps>(() => import('./version-menu.tsx'))

export interface VersionRowProps {
  readonly version: ResumeListed
  onCompare(): void
  onRename(name: string, note: string): void
  /** Undefined where it cannot be done now. */
  readonly onRestore: (() => void) | undefined
  onRemove(): void
}

export function VersionRow({ version, onCompare, onRename, onRestore, onRemove }: VersionRowProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const navigate = useNavigate()
  const [isNaming, setNaming] = useState(false)
  const { id, name, note, createdAt } = version
  if (isNaming) {
    const rename = (newName: string, newNote: string) => {
      setNaming(false)
      if (newName.trim() !== '' && (newName !== name || newNote !== note)) onRename(newName, newNote)
    }
    return (
      <li className="px-4 py-3 md:px-5">
        <Naming version={version} onDone={rename} onCancel={() => setNaming(false)} />
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-center gap-x-1 px-4 py-2 md:px-5">
      <span className="min-w-40 flex-1">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-13 text-ink-muted">
          {date(createdAt, 'date')}
          {note && ` · ${note}`}
        </span>
      </span>
      <Button size="sm" variant="quiet" onPress={onCompare} aria-label={t`Compare: ${name}`}>
        <Trans>Compare</Trans>
      </Button>
      <LazyMenu
        source={menu}
        menu={{
          onPrint: () => void navigate({ to: '/profile', search: { print: 'classic', version: id } }),
          onRename: () => setNaming(true),
          onRestore,
          onRemove,
        }}
        opener={(opener) => (
          <IconButton {...opener} icon="ellipsis-horizontal" size="sm" label={t`More actions for “${name}”`} />
        )}
      />
    </li>
  )
}

interface NamingProps {
  readonly version: ResumeListed
  onDone(name: string, note: string): void
  onCancel(): void
}

function Naming({ version, onDone, onCancel }: NamingProps) {
  const { t } = useLingui()
  const [name, setName] = useState(version.name)
  const [note, setNote] = useState(version.note)
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onDone(name, note)
      }}
    >
      <TextField
        label={t`Name`}
        value={name}
        onChange={setName}
        maxLength={100}
        autoFocus
        error={name.trim() === '' ? t`Enter a name for the version.` : undefined}
      />
      <TextField label={t`Note`} value={note} onChange={setNote} maxLength={300} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" isDisabled={name.trim() === ''}>
          <Trans>Save</Trans>
        </Button>
        <Button size="sm" variant="quiet" onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
