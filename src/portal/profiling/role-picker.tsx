// Target roles: found by any of their titles in either language, a few of them chosen.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '#contract/portal/skills.ts'
import { isNearWord } from '#formats/near-word.ts'
import { foldText } from '#formats/text.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Chip } from '#ui/chip.tsx'
import { FieldNotes } from '#ui/field.tsx'
import { TextField } from '#ui/text-field.tsx'

export interface RolePickerProps {
  readonly label: string
  readonly max: number | null
  readonly chosen: readonly string[]
  onChange(roleIds: string[]): void
  readonly error: string | undefined
}

export function RolePicker({ label, max, chosen, onChange, error }: RolePickerProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const { compare } = useFormats()
  const { data: roles = [] } = useQuery(skillQueries.roles())
  const [typed, setTyped] = useState('')
  const found = rolesFound(roles, foldText(typed.trim()))
  const listed = found.toSorted((one, other) => compare(say(one.title), say(other.title)))
  const isFull = max !== null && chosen.length >= max
  const choose = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <>
      <TextField
        label={t`Find a role`}
        icon="magnifying-glass"
        value={typed}
        onChange={setTyped}
        // Enter looks, it does not go on: what is found is chosen below.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        autoComplete="off"
      />
      {chosen.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {chosen.map((id) => {
            const role = roles.find((one) => one.id === id)
            const title = role ? say(role.title) : id
            return (
              <Chip key={id} isSelected aria-label={t`Remove “${title}”`} onPress={() => choose(id, false)}>
                {title}
              </Chip>
            )
          })}
        </div>
      )}
      <p role="status" className="mt-3 text-13 text-ink-muted">
        {listed.length === 0 ? (
          <Trans>No matching roles. Try another word.</Trans>
        ) : isFull ? (
          <Trans>You’ve chosen {max}, the maximum. Remove one to choose another.</Trans>
        ) : null}
      </p>
      <fieldset className="mt-1 grid max-h-100 gap-x-4 overflow-y-auto rounded-12 border border-line bg-surface-raised px-4 py-2 sm:grid-cols-2">
        <legend className="sr-only">{label}</legend>
        {listed.map((role) => (
          <Checkbox
            key={role.id}
            isSelected={chosen.includes(role.id)}
            isDisabled={isFull && !chosen.includes(role.id)}
            onChange={(isChosen) => choose(role.id, isChosen)}
            className="min-h-9 has-disabled:text-ink-faint"
          >
            {say(role.title)}
          </Checkbox>
        ))}
      </fieldset>
      <FieldNotes error={error} />
    </>
  )
}

/** Those with the query in a title; where there are none, those with words that are nearly the same. */
function rolesFound(roles: readonly Role[], wanted: string): readonly Role[] {
  const found = roles.filter((role) => titlesOf(role).some((title) => foldText(title).includes(wanted)))
  if (found.length > 0) return found
  const words = wanted.split(/\s+/)
  return roles.filter((role) =>
    titlesOf(role).some((title) => {
      const own = foldText(title).split(/[\s’'-]+/)
      return words.every((word) => own.some((one) => isNearWord(word, one)))
    }),
  )
}

const titlesOf = ({ title, altTitles }: Role): readonly string[] => [
  title.en,
  title.fr,
  ...altTitles.en,
  ...altTitles.fr,
]
