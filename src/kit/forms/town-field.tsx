// A town found by its first letters, by pointer or keyboard, and how far around it. What is typed and is no town is marked as such, and stays.
// @chunk profiling
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { Place } from '#contract/portal/job-shapes.ts'
import { foldText } from '#formats/text.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { townsNamed } from '#platform/portal/towns.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

export interface Around {
  readonly name: string
  readonly radiusKm: number
}

export interface TownFieldProps {
  readonly label: string
  readonly placeholder?: string
  readonly value: Around | null
  onTown(town: Place | null): void
  onRadius(km: number): void
  readonly error?: string | undefined
}

const RADII = [10, 25, 50, 100, 200] as const
/** km around a town, unless another distance is given. */
export const USUAL_KM = 50
const MOST_TOWNS = 6

export function TownField({ label, placeholder, value, onTown, onRadius, error }: TownFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const town = useTypedTown(value, onTown)
  const { offered, at } = town
  const optionId = (index: number) => `${id}-${index}`
  return (
    <div className="grid max-w-110 gap-4">
      <TextField
        label={label}
        icon="map-pin"
        placeholder={placeholder}
        value={town.typed}
        onChange={town.type}
        onKeyDown={town.onKeyDown}
        onFocus={town.enter}
        onBlur={town.leave}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={offered.length > 0}
        aria-controls={offered.length > 0 ? id : undefined}
        aria-activedescendant={offered.length > 0 ? optionId(at) : undefined}
        autoComplete="off"
        error={town.problem ?? error}
      />
      {offered.length > 0 && <Towns id={id} towns={offered} at={at} optionId={optionId} onChoose={town.choose} />}
      {value && (
        <Select
          label={t`Within`}
          value={String(value.radiusKm)}
          onChange={(km) => onRadius(Number(km))}
          options={radiiWith(value.radiusKm).map((km) => ({ id: String(km), label: `${km}\u00a0km` }))}
        />
      )}
    </div>
  )
}

/** What is typed, the towns that are offered for it, and which of them is taken. */
function useTypedTown(value: Around | null, onTown: TownFieldProps['onTown']) {
  const problemOf = useProblem()
  const [typed, setTyped] = useState(value?.name ?? '')
  const [named, setNamed] = useState(value?.name)
  const [at, setAt] = useState(0)
  /** Enter was pressed, or the field left, before the towns were there. */
  const [isAwaited, setAwaited] = useState<'first' | 'same'>()
  const [isLeft, setLeft] = useState(false)
  // What is taken away elsewhere, as by its chip, leaves the field too.
  if (named !== value?.name) {
    setNamed(value?.name)
    if (typed === (named ?? '')) setTyped(value?.name ?? '')
  }
  const letters = typed.trim()
  const isSearching = letters !== '' && letters !== value?.name
  const { data, isThere } = useTowns(letters, isSearching)
  const offered = isSearching && !isLeft ? data.slice(0, MOST_TOWNS) : []
  const choose = (town: Place | undefined) => {
    setAwaited(undefined)
    if (!town) return
    setTyped(town.name)
    onTown(town)
  }
  const take = (how: 'first' | 'same') => {
    if (!isThere) return setAwaited(how)
    choose(how === 'first' ? data[Math.min(at, data.length - 1)] : sameIn(data, letters))
  }
  useEffect(() => {
    if (isAwaited && isThere) take(isAwaited)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSearching || isComposing(event)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && offered.length > 0) setAt((at + step + offered.length) % offered.length)
    else if (event.key === 'Enter') take('first')
    else if (event.key === 'Escape') setTyped(value?.name ?? '')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    typed,
    type(text: string) {
      setTyped(text)
      setAt(0)
      setLeft(false)
      setAwaited(undefined)
      if (text.trim() === '' && value) onTown(null)
    },
    offered,
    at,
    choose,
    onKeyDown,
    enter: () => setLeft(false),
    leave() {
      setLeft(true)
      if (isSearching) take('same')
    },
    problem: isThere ? problemOf(data.length > 0, isLeft) : undefined,
  }
}

function useTowns(letters: string, isSearching: boolean) {
  const { data = [], isSuccess, isPlaceholderData } = useQuery({ ...townsNamed(letters), enabled: isSearching })
  return { data, isThere: isSearching && isSuccess && !isPlaceholderData }
}

function useProblem() {
  const { t } = useLingui()
  return (hasTowns: boolean, isLeft: boolean): string | undefined => {
    if (!hasTowns) return t`No jobs in cities starting with these letters. Try a larger city nearby.`
    return isLeft ? t`Choose a city from the list.` : undefined
  }
}

interface TownsProps {
  readonly id: string
  readonly towns: readonly Place[]
  readonly at: number
  readonly optionId: (index: number) => string
  readonly onChoose: (town: Place) => void
}

function Towns({ id, towns, at, optionId, onChoose }: TownsProps) {
  const { t } = useLingui()
  return (
    <div id={id} role="listbox" aria-label={t`Cities`} className="-mt-2 rounded-8 bg-surface-sunken p-1">
      {towns.map((town, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are the field's
        <div
          key={town.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          // The field must not lose the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(town)}
          className="flex min-h-9 cursor-pointer items-center justify-between rounded-8 px-2 hover:bg-surface-hover aria-selected:bg-surface-control pointer-coarse:min-h-11"
        >
          {town.name} <span className="text-13 text-ink-muted">{town.countryCode}</span>
        </div>
      ))}
    </div>
  )
}

/** One from a URL or a file is added to the usual ones. */
const radiiWith = (km: number): readonly number[] => [...new Set([...RADII, km])].sort((a, b) => a - b)

const sameIn = (towns: readonly Place[], letters: string): Place | undefined =>
  towns.find(({ name }) => foldText(name) === foldText(letters))
