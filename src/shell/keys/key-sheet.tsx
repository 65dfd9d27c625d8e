// The sheet behind '?': what the current screen can do by key, and what works everywhere. A chunk of its own; opened by shell-keys.tsx.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { type Label, useLabel } from '#platform/i18n/label.ts'
import { type Binding, bindingStore } from '#platform/keys/bindings.ts'
import { chosenKeys, type KeyChoices, setSingleKeys, useKeyChoices } from '#platform/keys/key-choices.ts'
import { actionsOf, type KeyTable } from '#platform/keys/key-table.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { explainedAt } from '#platform/places.ts'
import { cx } from '#ui/cx.ts'
import { Dialog } from '#ui/dialog.tsx'
import { linkClass } from '#ui/link.tsx'
import { Switch } from '#ui/switch.tsx'
import { everywhereKeys } from './everywhere-keys.ts'
import { explainedFrom } from './explained-from.ts'
import { KeyCaps } from './key-caps.tsx'

const SETTINGS = '/settings'

export default function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const choices = useKeyChoices()
  // The screen below may change what it offers meanwhile; the sheet shows what it was opened for.
  const [bindings] = useState(bindingStore.read)
  useSyncExternalStore(bindingStore.subscribe, bindingStore.read)
  const groups = groupsOf(bindings, choices)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Keyboard shortcuts`}
      size="lg"
      footer={
        isRoute(router, SETTINGS) && (
          <>
            <Link
              to={explainedAt}
              search={{ from: explainedFrom(router.state.location) }}
              preload={false}
              onClick={onClose}
              className={cx(linkClass, 'me-auto')}
            >
              <Trans>Help with this screen</Trans>
            </Link>
            <Link to={SETTINGS} onClick={onClose} className={linkClass}>
              <Trans>Change shortcuts</Trans>
            </Link>
          </>
        )
      }
    >
      <Switch
        isSelected={choices.single}
        onChange={setSingleKeys}
        description={t`Keys without Ctrl, Cmd or Alt, such as ?, / and J.`}
        className="mb-2"
      >
        <Trans>Single-key shortcuts</Trans>
      </Switch>
      <div className="columns-1 gap-8 sm:columns-2">
        {groups.map(({ id, title, rows }) => (
          <KeyGroup key={id} title={title} rows={rows} />
        ))}
      </div>
    </Dialog>
  )
}

interface SheetRow {
  readonly id: string
  readonly label: Label
  readonly chords: readonly string[]
  readonly part?: string | undefined
}

function KeyGroup({ title, rows }: { readonly title: Label; readonly rows: readonly SheetRow[] }) {
  const labelOf = useLabel()
  return (
    <section aria-label={labelOf(title)} className="mb-5">
      <h3 className="break-after-avoid pb-1 font-semibold text-14">{labelOf(title)}</h3>
      <dl>
        {rows.map(({ id, label, chords }) => (
          <div
            key={id}
            className="flex min-h-9 break-inside-avoid items-center justify-between gap-4 border-line-soft border-b py-1"
          >
            <dt className="min-w-0 text-13">{labelOf(label)}</dt>
            <dd className="shrink-0">
              <KeyCaps chords={chords} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The screen, then what works everywhere. What has no key, or cannot be done here, is left out. */
function groupsOf(bindings: readonly Binding[], choices: KeyChoices) {
  const tables = Map.groupBy(bindings.toReversed(), ({ table }) => table)
  const inOrder = [...tables].sort(
    ([one], [other]) => Number(one.isEverywhere ?? false) - Number(other.isEverywhere ?? false),
  )
  const taken = new Set(
    bindings.flatMap(({ table, names }) =>
      actionsOf(table).flatMap(({ id, keys, name, comesFirst }) =>
        comesFirst && names.includes(name) ? chosenKeys(id, keys, choices) : [],
      ),
    ),
  )
  return inOrder.flatMap(([table, own]) => {
    const names = new Set(own.flatMap((binding) => binding.names))
    const rows = actionsOf(table)
      .map((action) => {
        const chords = chosenKeys(action.id, action.keys, choices)
        return { ...action, chords: table.isEverywhere ? chords.filter((chord) => !taken.has(chord)) : chords }
      })
      .filter(({ chords, part, name }) => chords.length > 0 && (part !== undefined || names.has(name)))
    return partsOf(table, table === everywhereKeys && !hasOwnUndo(bindings) ? [...rows, ...UNDOING] : rows)
  })
}

/** What src/shell/idle/use-screen-undo.ts does on every screen that does not do it itself. */
const UNDOING: readonly SheetRow[] = [
  { id: 'undo', label: msg`Undo the last change`, chords: ['Mod+z'] },
  { id: 'redo', label: msg`Redo`, chords: ['Mod+Shift+z', 'Mod+y'] },
]

const hasOwnUndo = (bindings: readonly Binding[]): boolean => bindings.some(({ names }) => names.includes('undo'))

function partsOf(table: KeyTable, rows: readonly SheetRow[]) {
  const parts = [...Map.groupBy(rows, ({ part }) => part)]
  return parts.map(([part, own]) => ({
    id: `${table.id} ${part}`,
    title: (part === undefined ? undefined : table.parts?.[part]) ?? table.title,
    rows: own,
  }))
}
