// The message in place of the rows: no contact yet, no favourite, no birthday, nothing found. Used by list-pane.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { NoRows } from '#kit/list/no-rows.tsx'
import { Button } from '#ui/button.tsx'
import { useContacts } from './contacts-context.ts'
import { useNewContact } from './use-new-contact.ts'

export function ListMessage({ isEmpty }: { readonly isEmpty: boolean }) {
  const { t } = useLingui()
  const { search, setSearch, openDialog } = useContacts()
  const add = useNewContact()
  if (!isEmpty) return null
  const queryText = search.q?.trim()
  const showAll = () => setSearch({ q: undefined, tag: undefined, show: undefined })
  const all = { onShowAll: showAll, showAllLabel: t`Show all contacts` }
  if (queryText) return <NoRows title={t`No results for “${queryText}”.`} {...all} />
  if (search.show === 'favourites')
    return (
      <NoRows
        title={t`No favourites yet.`}
        description={t`Open a contact and press the star. The contact will appear here.`}
        {...all}
      />
    )
  if (search.show === 'birthdays')
    return <NoRows title={t`No birthdays yet.`} description={t`Add a birthday to a contact to see it here.`} {...all} />
  if (search.tag !== undefined) return <NoRows title={t`No contacts have this tag.`} {...all} />
  return (
    <NoRows
      title={t`No contacts yet.`}
      description={t`The people you know will appear here, from A to Z.`}
      action={
        <>
          <Button icon="plus" onPress={add}>
            <Trans>Add your first contact</Trans>
          </Button>
          <Button size="sm" icon="arrow-up-tray" onPress={() => openDialog({ kind: 'import', file: null })}>
            <Trans>Import contacts</Trans>
          </Button>
        </>
      }
    />
  )
}
