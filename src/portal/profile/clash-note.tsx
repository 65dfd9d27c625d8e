// Shown when a field was changed here and elsewhere at once: both values, and the choice between them. Nothing is lost until it is made.
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useFieldLabels } from './field-labels.ts'
import type { ProfileEdit } from './use-profile-edit.ts'

export function ClashNote({ edit: { clashes, choose } }: { readonly edit: ProfileEdit }) {
  const { t } = useLingui()
  const { sectionOf, fieldOf } = useFieldLabels()
  if (clashes.length === 0) return null
  return (
    <Note kind="warning" className="mt-4">
      <div role="alert">
        <strong>
          <Trans>
            Your profile has also been changed in another window or on another device. Which version do you want?
          </Trans>
        </strong>
        <dl className="mt-2 grid gap-2">
          {clashes.map(({ path, mine, theirs }) => {
            const [section = '', ...rest] = path
            const field = section === 'basics' ? rest.join('.') : (rest.at(-1) ?? '')
            const [name, text] = [sectionOf(section), fieldOf(section, field)]
            return (
              <div key={path.join('.')}>
                <dt className="font-medium text-ink">{t`${name}: ${text}`}</dt>
                <dd className="wrap-anywhere">
                  {t`This version:`} {textOf(mine)}
                </dd>
                <dd className="wrap-anywhere">
                  {t`Other version:`} {textOf(theirs)}
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onPress={() => choose('mine')}>
          <Trans>Keep this version</Trans>
        </Button>
        <Button size="sm" onPress={() => choose('theirs')}>
          <Trans>Use the other version</Trans>
        </Button>
      </div>
    </Note>
  )
}

const textOf = (value: unknown): string => {
  const text = Array.isArray(value) ? value.join(' · ') : typeof value === 'string' ? value : ''
  return text === '' ? '–' : text
}
