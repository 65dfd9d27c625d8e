// The fields of the sign-in form. Three values do not pay for a form library (12 kB on the first page anybody sees); the rules are the contract's.
import { useRef, useState } from 'react'
import { Credentials } from '#contract/portal/auth.ts'
import * as z from '#contract/zod.ts'
import { readDraft, writeDraft } from '#platform/forms/draft.ts'

const Values = z.extend(Credentials, { rememberMe: z.boolean() })
export type SignInValues = z.infer<typeof Values>

/** What is kept over a reload; the password never is. */
const Draft = z.pick(Values, { email: true, rememberMe: true })
const DRAFT_KEY = 'sign-in'

const EMPTY: SignInValues = { email: '', password: '', rememberMe: true }

type TextField = 'email' | 'password'
const TEXT_FIELDS: readonly TextField[] = ['email', 'password']

export function useSignInFields() {
  const [values, setValues] = useState<SignInValues>(() => ({ ...EMPTY, ...readDraft(DRAFT_KEY, Draft) }))
  // Told when a field has been left, or all of them by submitting; from then on with every letter.
  const [checked, setChecked] = useState<readonly TextField[]>([])
  const refs = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }
  const wrong = wrongFields(values)

  const change = (part: Partial<SignInValues>) => {
    const { password, ...kept } = { ...values, ...part }
    setValues({ ...kept, password })
    writeDraft(DRAFT_KEY, kept)
  }
  const field = (name: TextField) => ({
    name,
    ref: refs[name],
    value: values[name],
    isWrong: wrong.includes(name) && checked.includes(name),
    onChange: (text: string) => change({ [name]: text }),
    onBlur: () => {
      // A field that was only passed through is not wrong yet.
      if (values[name] !== '') setChecked([...checked, name])
    },
  })
  return {
    values,
    change,
    email: field('email'),
    password: field('password'),
    rememberMe: { isSelected: values.rememberMe, onChange: (rememberMe: boolean) => change({ rememberMe }) },
    focus: (name: TextField) => refs[name].current?.select(),
    /** Tells what is wrong and goes to the first of it. @returns whether the form can be sent */
    check(): boolean {
      setChecked(TEXT_FIELDS)
      const [first] = wrong
      if (first) refs[first].current?.focus()
      return first === undefined
    },
  }
}

const wrongFields = (values: SignInValues): TextField[] => {
  const { error } = Values.safeParse(values)
  return TEXT_FIELDS.filter((name) => error?.issues.some(({ path }) => path[0] === name))
}
