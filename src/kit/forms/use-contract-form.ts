// useContractForm(): a form over a shape of the contract: react-hook-form validates by it, what is typed is stored as a draft until it is saved, and each field
// is given to a control of src/ui as it is. Lists of entries: `useFieldArray({ control: form.control, … })`.
// @chunk use-contract-form
import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, get, set, useForm } from 'react-hook-form'
import { type DraftShape, dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { changedOf } from './changed-of.ts'

export interface ShapeIssue {
  readonly path: readonly PropertyKey[]
  readonly code?: string | undefined
  readonly message: string
}

/** A schema of the contract, as far as a form needs it. */
export interface FormShape<Values> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: Values }
    | { readonly success: false; readonly error: { readonly issues: readonly ShapeIssue[] } }
}

export interface ContractFormOptions<Values extends FieldValues> {
  readonly shape: FormShape<Values>
  readonly values: Values
  /** The draft's name; left out: nothing is stored. Never for passwords. */
  readonly draft?: string
  /** What is wrong, in words for the person; the schema's own are not. */
  readonly messageOf: (path: string, issue: ShapeIssue) => string
  /** What no schema knows, such as that a name is taken. */
  readonly check?: (values: Values) => Readonly<Record<string, string | undefined>>
  /** @param begun what the form began with @returns false where it was not saved, of which the person has been notified */
  readonly save: (values: Values, begun: Values) => Promise<boolean> | boolean
}

/** Whatever was typed: it is checked when it is sent. */
const anything: DraftShape<FieldValues> = {
  safeParse: (value) =>
    typeof value === 'object' && value !== null ? { success: true, data: value } : { success: false },
}

export function useContractForm<Values extends FieldValues>(options: ContractFormOptions<Values>) {
  const { shape, values, draft, messageOf, check, save } = options
  // What was typed before this visit; what is typed now is in the form.
  const [draftValues] = useState(() => {
    const typed = draft === undefined ? undefined : readDraft(draft, anything)
    return typed && ({ ...values, ...typed } as Values)
  })
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    ...(draftValues && { values: draftValues, resetOptions: { keepDefaultValues: true } }),
    resolver: (typed) => {
      const parsed = shape.safeParse(typed)
      const errors = {}
      const add = (path: string, message: string) =>
        get(errors, path) === undefined && set(errors, path, { type: 'validate', message })
      for (const issue of parsed.success ? [] : parsed.error.issues)
        add(issue.path.join('.'), messageOf(issue.path.join('.'), issue))
      for (const [path, text] of Object.entries(check?.(typed) ?? {})) if (text !== undefined) add(path, text)
      return parsed.success && Object.keys(errors).length === 0
        ? { values: parsed.data, errors: {} }
        : { values: {}, errors }
    },
  })
  const { register, handleSubmit, formState, subscribe, reset } = form

  useEffect(() => {
    if (draft === undefined) return
    return subscribe({
      formState: { values: true },
      // The rest may be changed elsewhere before the draft is read.
      callback: ({ values: typed, defaultValues: begun }) =>
        writeDraft(draft, changedOf<FieldValues>({ ...begun }, typed)),
    })
  }, [subscribe, draft])

  const submit = handleSubmit(async (typed) => {
    if (!(await save(typed, { ...values, ...formState.defaultValues }))) return
    // What it begins with again is no draft: one that is left shows the values from before they were saved.
    reset(values as DefaultValues<Values>)
    if (draft !== undefined) dropDraft(draft)
  })

  /** The props of a control of src/ui. */
  const field = (name: FieldPath<Values>) => {
    const { onChange, ...rest } = register(name)
    const error = get(formState.errors, name) as { readonly message?: string } | undefined
    return {
      ...rest,
      error: error?.message,
      onChange: (value: unknown) => void onChange({ target: { name, value } }),
    }
  }
  return { form, field, submit, isSaving: formState.isSubmitting, isDirty: formState.isDirty }
}
