// useCreations(): what can be made from anywhere, as the places say: a plain command that opens where one is written, and one that makes it of what is typed.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type StaticDataRouteOption, useRouter } from '@tanstack/react-router'
import { Language } from '#contract/shared.ts'
import { foldText } from '#formats/text.ts'
import { useLabel } from '#platform/i18n/label.ts'
import type { LineChoices } from '#platform/navigation/created.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { type Place, places } from '#platform/places.ts'
import { refetchAll } from '#platform/query/refetch-all.ts'
import type { Item } from './items.ts'
import { command } from './use-commands.ts'
import { useLineReading } from './use-line-reading.ts'
import { useUndoable } from './use-undoable.ts'

/** As the contracts take them. */
const TITLE_LIMIT = 500

export interface Creations {
  readonly commands: readonly Item[]
  /** @param isMeant the text begins with the command's name: 'new task buy milk' */
  of(text: string): readonly (Item & { readonly isMeant: boolean })[]
}

interface Maker extends Pick<Place, 'id' | 'path'> {
  readonly makes: NonNullable<Place['makes']>
  readonly load: NonNullable<StaticDataRouteOption['create']>
  readonly reads: boolean
}

/** @param typed what is made of it, where something is */
export function useCreations(typed: string): Creations {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const client = useQueryClient()
  const labelOf = useLabel()
  const make = useUndoable()
  const makers = places.flatMap(({ id, path, makes }): Maker[] => {
    if (!makes || !isRoute(router, path)) return []
    const { create: load, reads = false } = router.getMatchedRoutes(path)[0].at(-1)?.options.staticData ?? {}
    return load ? [{ id, path, makes, load, reads }] : []
  })
  const reader = makers.find(({ reads }) => reads)
  const reading = useLineReading(reader && { ...reader, ...lineOf(typed, reader) })
  const create = ({ id, makes, load }: Maker, line: string, choices?: LineChoices) => {
    let link = makes.link
    return make(
      labelOf(makes.done),
      async () => {
        const { createOfLine } = await load()
        const created = await createOfLine(line, Language.parse(i18n.locale), Date.now(), choices)
        link = created.link
        refetchAll(client, [id.slice(id.lastIndexOf('.') + 1)])
        return created.changeIds.map((changeId) => ({ changeId }))
      },
      () => router.history.push(link),
    )
  }
  return {
    commands: makers.map(({ id, makes }) => ({
      ...command(`new ${id}`, labelOf(makes.title), 'plus', () => router.history.push(makes.link)),
      aliases: Object.values(makes.title),
    })),
    of: (text) =>
      makers.map((maker) => {
        const { line, isMeant } = lineOf(text, maker)
        const what = labelOf(maker.makes.title)
        const own = maker === reader ? reading : undefined
        return {
          ...command(`make ${maker.id}`, t`${what} “${line}”`, 'plus', () => create(maker, line, own?.choices)),
          ...(own && own.acts.length > 0 && { acts: own.acts, isSpelledOut: true }),
          isMeant,
        }
      }),
  }
}

function lineOf(text: string, { makes }: Pick<Maker, 'makes'>) {
  const rest = restBehind(text, Object.values(makes.title))
  return { line: (rest ?? text).trim().slice(0, TITLE_LIMIT), isMeant: rest !== undefined }
}

/** What is typed behind a command's name in either language; undefined where nothing is. */
function restBehind(text: string, names: readonly string[]): string | undefined {
  const words = text.trim().split(/\s+/)
  const name = names
    .map((one) => one.split(' '))
    .find((own) => own.every((word, at) => foldText(word) === foldText(words[at] ?? '')))
  return name && words.length > name.length ? words.slice(name.length).join(' ') : undefined
}
