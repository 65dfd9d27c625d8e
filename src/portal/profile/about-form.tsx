// Who somebody is, as a form: photograph, name, headline, how to be reached, a few sentences. Loaded on demand.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useMemo, useState } from 'react'
import { profileApi } from '#contract/portal/profile.ts'
import type { ResumeBasics } from '#contract/portal/resume.ts'
import { webAddressOf } from '#formats/web-address.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { ComboBox } from '#ui/combo-box.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CheckedField } from './checked-field.tsx'
import { countries } from './countries.ts'
import { profileQueries } from './queries.ts'
import type { ProfileEdit } from './use-profile-edit.ts'

const PhotoDialog = lazy(() => import('#kit/media/photo-dialog.tsx').then((code) => ({ default: code.PhotoDialog })))

export function AboutForm({ edit: { content, profile, change } }: { readonly edit: ProfileEdit }) {
  const { t } = useLingui()
  const { basics } = content
  const set = (patch: Partial<ResumeBasics>) => change({ basics: patch })
  const line = (name: 'name' | 'label' | 'phone', label: string, more = {}) => (
    <TextField
      label={label}
      value={basics[name]}
      onChange={(value) => set({ [name]: value })}
      maxLength={300}
      {...more}
    />
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PhotoRow name={basics.name} photo={profile.photo} />
      {line('name', t`Name`, { autoComplete: 'name' })}
      {line('label', t`Headline`, { placeholder: t`Your work in a few words` })}
      <CheckedField
        label={t`Email`}
        value={basics.email}
        onChange={(email) => set({ email })}
        read={emailOf}
        problem={t`Enter an email address, such as name@example.org.`}
        type="email"
        autoComplete="email"
        maxLength={300}
      />
      {line('phone', t`Phone`, { type: 'tel', autoComplete: 'tel' })}
      <AddressFields location={basics.location} onChange={(location) => set({ location })} />
      <CheckedField
        label={t`Web address`}
        value={basics.url}
        onChange={(url) => set({ url })}
        read={webAddressOf}
        problem={t`Enter a web address, such as https://example.org.`}
        type="url"
        autoComplete="url"
        maxLength={2000}
      />
      <TextArea
        className="sm:col-span-2"
        label={t`Summary`}
        value={basics.summary}
        onChange={(summary) => set({ summary })}
        maxLength={10_000}
        rows={4}
      />
    </div>
  )
}

type Location = ResumeBasics['location']

interface AddressFieldsProps {
  readonly location: Location
  onChange(location: Location): void
}

function AddressFields({ location, onChange }: AddressFieldsProps) {
  const { t } = useLingui()
  const locationField = (name: keyof Location, label: string, more = {}) => (
    <TextField
      label={label}
      value={location[name]}
      onChange={(value) => onChange({ ...location, [name]: value })}
      maxLength={300}
      {...more}
    />
  )
  return (
    <>
      {locationField('city', t`City`, { autoComplete: 'address-level2' })}
      {locationField('region', t`Region`, { autoComplete: 'address-level1' })}
      <CountryField value={location.countryCode} onChange={(countryCode) => onChange({ ...location, countryCode })} />
      {locationField('address', t`Street`, { autoComplete: 'street-address' })}
      {locationField('postalCode', t`Postcode`, { autoComplete: 'postal-code' })}
    </>
  )
}

interface CountryFieldProps {
  /** ISO 3166 alpha-2 in capitals; an import may have written anything. */
  readonly value: string
  onChange(code: string): void
}

function CountryField({ value, onChange }: CountryFieldProps) {
  const { t, i18n } = useLingui()
  const options = useMemo(() => {
    const known = countries(i18n.locale).map(({ code, name }) => ({ id: code, label: name }))
    return value === '' || known.some(({ id }) => id === value) ? known : [{ id: value, label: value }, ...known]
  }, [i18n.locale, value])
  return (
    <ComboBox
      label={t`Country`}
      options={options}
      value={value || null}
      onChange={(code) => onChange(code ?? '')}
      emptyText={t`No countries with this name`}
    />
  )
}

/** As far as a page can tell; undefined for what is none. */
function emailOf(typed: string): string | undefined {
  const text = typed.trim()
  return text === '' || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) ? text : undefined
}

function PhotoRow({ name, photo }: { readonly name: string; readonly photo: string | null }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { run } = useAction()
  const { mutateAsync } = useApiMutation(profileApi.endpoints.setPhoto, {
    optimistic: ({ body }) => [
      {
        queryKey: profileQueries.profile().queryKey,
        change: ((known: object) => ({ ...known, photo: body.photo })) as (data: never) => unknown,
      },
    ],
  })
  const set = (next: string | null) =>
    void run({
      message: next ? t`Photo changed` : t`Photo removed`,
      write: () => mutateAsync({ body: { photo: next } }),
      isPortal: true,
      failure: t`Couldn’t save the photo.`,
    })
  return (
    <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
      <Avatar name={name} src={photo} size={56} label={photo ? t`Your photo` : undefined} />
      <Button size="sm" onPress={() => setOpen(true)}>
        {photo ? <Trans>Change photo</Trans> : <Trans>Add a photo</Trans>}
      </Button>
      {photo && (
        <Button size="sm" variant="quiet" onPress={() => set(null)}>
          <Trans>Remove</Trans>
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <PhotoDialog onClose={() => setOpen(false)} onPhoto={set} />
        </Suspense>
      )}
    </div>
  )
}
