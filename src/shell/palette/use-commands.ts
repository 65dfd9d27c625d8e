// useCommands(): what the current screen can do, and what can be done everywhere, as the palette lists it. The screens' own come from their tables of keys.
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLabel } from '#platform/i18n/label.ts'
import { bindingStore } from '#platform/keys/bindings.ts'
import { chosenKeys, useKeyChoices } from '#platform/keys/key-choices.ts'
import { actionsOf } from '#platform/keys/key-table.ts'
import { type Place, places } from '#platform/places.ts'
import { setPrefs, usePrefs } from '#platform/prefs/prefs.ts'
import { clearRecent, useRecent } from '#platform/session/recent.ts'
import type { Item } from './items.ts'

export interface Commands {
  readonly ofScreen: readonly Item[]
  readonly everywhere: readonly Item[]
}

export function useCommands(): Commands {
  const { t, i18n } = useLingui()
  const labelOf = useLabel()
  const choices = useKeyChoices()
  const { scheme } = usePrefs()
  const { history } = useRouter()
  const recent = useRecent()
  // Those of the screen that the palette was opened over.
  const [bindings] = useState(bindingStore.read)
  const bound = (isEverywhere: boolean) =>
    bindings
      .filter(({ table }) => (table.isEverywhere ?? false) === isEverywhere)
      .flatMap(({ table, names, run }) =>
        actionsOf(table)
          .filter(({ name, part, isKeyOnly }) => names.includes(name) && part === undefined && !isKeyOnly)
          .map(({ id, name, label, icon = 'command-line', keys }) => ({
            ...command(id, labelOf(label), icon, () => run(name)),
            chords: chosenKeys(id, keys, choices),
          })),
      )
  const isDark = scheme === 'dark'
  return {
    ofScreen: bound(false),
    everywhere: [
      ...bound(true),
      command('scheme', isDark ? t`Light colour scheme` : t`Dark colour scheme`, isDark ? 'sun' : 'moon', () =>
        setPrefs({ scheme: isDark ? 'light' : 'dark' }),
      ),
      ...(i18n.locale === 'fr'
        ? [command('language', 'English', 'language', () => setPrefs({ language: 'en' }))]
        : [command('language', 'Français', 'language', () => setPrefs({ language: 'fr' }))]),
      ...places.flatMap(({ asks = [] }: Place) =>
        asks.map(({ title, icon, link }) => command(link, labelOf(title), icon, () => history.push(link))),
      ),
      ...(recent.length > 0 ? [command('forget', t`Clear recently opened items`, 'x-mark', clearRecent)] : []),
      command('sign-out', t`Sign out`, 'arrow-right-start-on-rectangle', () => history.push('/sign-out')),
    ],
  }
}

/** @param id its own among all commands */
export const command = (id: string, title: string, icon: string, run: () => unknown): Item => ({
  key: `command ${id}`,
  group: 'commands',
  id,
  title,
  marks: [],
  icon,
  acts: [],
  run,
})
