// Above the open contact: back to the list below md, its position in the list, and the way to the next one. Stays while contacts change, and so does the
// focus in it. Used by contact-page.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import { useAriaKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useContacts } from '../contacts-context.ts'
import { contactsKeys } from '../contacts-keys.ts'

export function StepBar() {
  const { t } = useLingui()
  const { open, neighbours } = useContacts()
  const { number } = useFormats()
  const { position, step } = neighbours
  const nextKeys = useAriaKeys(contactsKeys, 'next-contact')
  const previousKeys = useAriaKeys(contactsKeys, 'previous-contact')
  const at = number((position?.index ?? 0) + 1)
  const total = number(position?.count ?? 0)
  return (
    <div className="flex min-h-11 items-center gap-1 px-4 pt-3 md:px-8 print:hidden">
      <Button variant="quiet" size="sm" icon="arrow-left" className="-ms-2 md:hidden" onPress={() => open(undefined)}>
        <Trans>Contacts</Trans>
      </Button>
      {position && (
        <>
          <span className="ms-auto me-2 text-13 text-ink-muted tabular-nums">
            <Trans>
              {at} of {total}
            </Trans>
          </span>
          <IconButton
            icon="chevron-up"
            size="sm"
            label={t`Previous contact`}
            isDisabled={position.index === 0}
            aria-keyshortcuts={previousKeys}
            onPress={() => step(-1)}
          />
          <IconButton
            icon="chevron-down"
            size="sm"
            label={t`Next contact`}
            isDisabled={position.index === position.count - 1}
            aria-keyshortcuts={nextKeys}
            onPress={() => step(1)}
          />
        </>
      )}
    </div>
  )
}
