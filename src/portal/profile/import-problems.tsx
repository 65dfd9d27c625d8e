// What is wrong with single fields of an imported file: which field, its value, and what it ought to be.
import { Plural, useLingui } from '@lingui/react/macro'
import type { ImportPreview } from '#contract/portal/profile-shapes.ts'
import { RESUME_SECTIONS } from '#contract/portal/resume.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Note } from '#ui/note.tsx'
import { useFieldLabels } from './field-labels.ts'

export interface FieldProblem {
  readonly path: string
  /** The value in the file. */
  readonly value: string
}

/** What is left out, and what is there but in another shape than its section has. */
export function fieldProblems({ problems, unmapped }: ImportPreview): FieldProblem[] {
  return [
    ...unmapped.filter(({ path }) => isWhole(path)),
    ...problems.map(({ path, message }) => ({ path, value: message })),
  ]
}

/** A section, not a part of one. */
export const isWhole = (path: string): boolean => ['basics', ...RESUME_SECTIONS].includes(path)

/** The value itself is not shown: it is not part of a resume and may be large. */
const isEntry = (path: string): boolean => /\.\d+$/.test(path)

export function ImportProblems({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const { pathOf } = useFieldLabels()
  const ruleOf = useRules()
  if (problems.length === 0) return null
  return (
    <div role="status">
      <Note kind="warning" className="mt-3">
        <p>
          <Plural
            value={problems.length}
            one="# field isn’t in the expected format and won’t be imported:"
            other="# fields aren’t in the expected format and won’t be imported:"
          />
        </p>
        <ul className="mt-1 max-h-60 list-disc overflow-y-auto ps-4">
          {problems.map(({ path, value }) => (
            <li key={path} className="wrap-anywhere">
              <b>{pathOf(path)}</b>: {!isEntry(path) && <q>{value.slice(0, 80)}</q>} {ruleOf(path)}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

/** What a field takes, as resume.ts has it. */
function useRules(): (path: string) => string {
  const { t } = useLingui()
  const { number } = useFormats()
  return (path) => {
    const name = path.split('.').at(-1) ?? ''
    const upTo = (most: number) => t`Enter up to ${number(most)} characters.`
    if (name === 'basics') return t`Use fields, such as “name” and “email”.`
    if (path === 'basics.location') return t`Use fields, such as “city” and “postalCode”.`
    if (isWhole(name) || name === 'profiles') return t`Use a list of entries.`
    if (isEntry(path)) return t`Use an entry with fields, such as “name”.`
    if (/^(date|.+Date)$/.test(name)) return t`Use a date such as 2024, 2024-05 or 2024-05-31.`
    if (/^(highlights|courses|keywords|roles)$/.test(name))
      return t`Use a list of up to 100 items of up to ${number(1000)} characters each.`
    if (/^(summary|reference)$/.test(name) || path.startsWith('projects.')) return upTo(10_000)
    return upTo(/^(url|image)$/.test(name) ? 2000 : 300)
  }
}
