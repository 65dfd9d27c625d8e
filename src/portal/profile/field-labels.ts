// Labels of the sections and fields of a resume, wherever single ones are named: comparing, importing, two changes at once.
import { useLingui } from '@lingui/react/macro'
import { useLinks, useSections } from './sections.ts'

export interface FieldLabels {
  /** `basics` and the links too. */
  sectionOf(section: string): string
  /** Of `basics` also `location.city`. A field without a label here is called as it is in the file. */
  fieldOf(section: string, field: string): string
  /** Of `work.0.startDate`: which section, which entry, which field. */
  pathOf(path: string): string
}

export function useFieldLabels(): FieldLabels {
  const { t } = useLingui()
  const forms = [...useSections(), useLinks()]
  const basics: Readonly<Record<string, string>> = {
    name: t`Name`,
    label: t`Headline`,
    image: t`Photo from the web`,
    email: t`Email`,
    phone: t`Phone`,
    url: t`Web address`,
    summary: t`Summary`,
    location: t`Address`,
    address: t`Street`,
    postalCode: t`Postcode`,
    city: t`City`,
    countryCode: t`Country`,
    region: t`Region`,
  }
  const formOf = (section: string) => forms.find(({ id }) => id === section)
  const sectionOf = (section: string) => formOf(section)?.title ?? (section === 'basics' ? t`About you` : section)
  const fieldOf = (section: string, field: string) => {
    const last = field.split('.').at(-1) ?? field
    if (section === 'basics') return basics[last] ?? field
    return formOf(section)?.fields.find(({ name }) => name === last)?.label ?? field
  }
  const pathOf = (path: string) => {
    const [first = '', ...more] = path.replace(/^basics\.profiles/, 'profiles').split('.')
    const index = Number(more[0])
    if (!Number.isInteger(index)) return more.length > 0 ? fieldOf(first, more.join('.')) : sectionOf(first)
    const field = more.slice(1).join('.')
    const name = t`${sectionOf(first)}, entry ${index + 1}`
    const text = fieldOf(first, field)
    return field === '' ? name : t`${name}: ${text}`
  }
  return { sectionOf, fieldOf, pathOf }
}
