// The head of the contacts: which of them are shown, what concerns all of them, and the button that adds one. Used by contacts-screen.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import type { TagFilterMenuProps } from '#kit/tags/tag-filter-menu.tsx'
import { useAriaKeys } from '#platform/keys/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { useContacts } from './contacts-context.ts'
import { contactsKeys } from './contacts-keys.ts'
import type { Shown } from './search-params.ts'
import { useNewContact } from './use-new-contact.ts'

const tagMenu = lazyMenu<TagFilterMenuProps>(() => import('#kit/tags/tag-filter-menu.tsx'))
const moreMenu = lazyMenu(() => import('./menus/more-menu.tsx'))

export function Toolbar() {
  const { t } = useLingui()
  const { openDialog } = useContacts()
  const add = useNewContact()
  const newKeys = useAriaKeys(contactsKeys, 'new-contact')
  return (
    <div className="flex h-13 shrink-0 items-center gap-2 border-line border-b px-4 md:px-6 print:border-0">
      <h1 className="me-2 font-semibold text-16 tracking-tight">
        <Trans>Contacts</Trans>
      </h1>
      <div className="flex items-center gap-2 max-md:hidden">
        <Filters />
      </div>
      <div className="ms-auto flex items-center gap-1 md:gap-2 print:hidden">
        <Button
          variant="quiet"
          size="sm"
          icon="arrow-up-tray"
          className="max-lg:hidden"
          onPress={() => openDialog({ kind: 'import', file: null })}
        >
          <Trans>Import</Trans>
        </Button>
        <LazyMenu
          source={moreMenu}
          menu={{}}
          opener={(opener) => <IconButton {...opener} icon="ellipsis-horizontal" size="sm" label={t`More`} />}
        />
        <Button variant="primary" size="sm" icon="plus" onPress={add} aria-keyshortcuts={newKeys}>
          <Trans>New contact</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Below md they are above the list, in list-pane.tsx. */
export function Filters() {
  const { search, setSearch, tags, tagTitles, openDialog } = useContacts()
  const { show, tag } = search
  // What is searched is searched in these from now on; the birthdays to come are shown whole.
  const toggle = (wanted: Shown) =>
    setSearch({
      show: show === wanted ? undefined : wanted,
      tag: undefined,
      ...(wanted === 'birthdays' && { q: undefined }),
    })
  return (
    <>
      <Chip icon="star" isSelected={show === 'favourites'} onPress={() => toggle('favourites')}>
        <Trans>Favourites</Trans>
      </Chip>
      <Chip icon="cake" isSelected={show === 'birthdays'} onPress={() => toggle('birthdays')}>
        <Trans>Birthdays</Trans>
      </Chip>
      <LazyMenu
        source={tagMenu}
        menu={{
          tags,
          chosen: tag,
          onChoose: (id) => setSearch({ tag: id, show: undefined }),
          onManage: () => openDialog({ kind: 'tags' }),
        }}
        opener={(opener) => (
          <Chip {...opener} hasMenu icon="tag" isSelected={tag !== undefined}>
            {(tag !== undefined && tagTitles.get(tag)) || <Trans>Tag</Trans>}
          </Chip>
        )}
      />
    </>
  )
}
