// The fields of a form of this folder: values, what is wrong with them, and a draft that outlives a reload. A handful of values does not pay for a form
// library (12 kB on the first page anybody sees); the rules are the contract's.
// @chunk auth
import { useRef, useState } from 'react'
import { type DraftShape, readDraft, writeDraft } from '#platform/forms/draft.ts'

type Values = Record<string, string | boolean>
type Named<V, Kind> = { [Name in keyof V]: V[Name] extends Kind ? Name : never }[keyof V] & string

export interface FieldsOptions<V extends Values> {
  /** The names of the fields that are wrong: the contract's rules by `invalidFields` (invalid-fields.ts). */
  readonly rules: (values: V) => readonly string[]
  /** What the form opens with. Its order is that of the fields on the screen. */
  readonly start: V
  /** Where it is stored across a reload; a password never is. */
  readonly draft?: string
}

/** Words by field, such as the portal's reasons. */
export type ByField = Readonly<Record<string, string>>

const Draft: DraftShape<Record<string, unknown>> = {
  safeParse: (value) => {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isRecord ? { success: true, data: { ...value } } : { success: false }
  },
}

export function useFields<V extends Values>({ rules, start, draft }: FieldsOptions<V>) {
  const [values, setValues] = useState<V>(() => ({ ...start, ...draftOf(draft, start) }))
  // Told when a field has been left, or all of them by submitting; from then on with every letter.
  const [checked, setChecked] = useState<readonly string[]>([])
  const [refusals, setRefusals] = useState<ByField>({})
  const elements = useRef<Record<string, HTMLInputElement | null>>({})
  const names = Object.keys(start)
  const found = rules(values)
  const wrong = names.filter((name) => found.includes(name))

  const change = (part: Partial<V>) => {
    const next = { ...values, ...part }
    setValues(next)
    setRefusals((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, ''])) }))
    if (draft) writeDraft(draft, { ...readDraft(draft, Draft), ...next, password: undefined })
  }
  const ref = (name: string) => (element: HTMLInputElement | null) => {
    elements.current[name] = element
  }
  return {
    values,
    change,
    text: (name: Named<V, string>) => ({
      name,
      ref: ref(name),
      value: values[name] as string,
      onChange: (text: string) => change({ [name]: text } as Partial<V>),
      onBlur: () => {
        // A field that was only passed through is not wrong yet.
        if (values[name] !== '') setChecked((before) => [...before, name])
      },
    }),
    box: (name: Named<V, boolean>) => ({
      name,
      ref: ref(name),
      isSelected: values[name] as boolean,
      onChange: (isSelected: boolean) => change({ [name]: isSelected } as Partial<V>),
    }),
    isWrong: (name: keyof V & string) => wrong.includes(name) && checked.includes(name),
    /** Why the portal refused the value of a field. */
    refusalOf: (name: keyof V & string) => refusals[name] || undefined,
    focus: (name: keyof V & string) => elements.current[name]?.select(),
    /** Tells what is wrong and goes to the first of it. @returns whether the form can be sent */
    check(): boolean {
      setChecked(names)
      const [first] = wrong
      if (first) elements.current[first]?.focus()
      return first === undefined
    },
    /** Shows the portal's reasons beside their fields, and goes to the first. @returns whether the form has one of them */
    refuse(reasons: ByField): boolean {
      setRefusals(reasons)
      const first = names.find((name) => reasons[name])
      if (first) elements.current[first]?.focus()
      return first !== undefined
    },
  }
}

/** The stored values of the fields that there are, where they are still of their kind. */
function draftOf<V extends Values>(draft: string | undefined, start: V): Partial<V> {
  const stored = (draft && readDraft(draft, Draft)) || {}
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => typeof value === typeof start[name]),
  ) as Partial<V>
}
