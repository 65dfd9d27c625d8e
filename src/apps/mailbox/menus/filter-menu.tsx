// What narrows the list, as operators of a search. A chunk of its own; opened by search-bar.tsx.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'
import { useMailbox } from '../mailbox-context.ts'

export interface FilterMenuProps {
  /** The search, or what a search for the list would be. */
  readonly query: string
  readonly onChoose: (query: string) => void
}

export default function FilterMenu({ query, onChoose, ...trigger }: FilterMenuProps & LoadedMenuProps) {
  const { t } = useLingui()
  const { labels } = useMailbox()
  const add = (operator: string) => {
    if (!query.split(/\s+/).includes(operator)) onChoose(`${query} ${operator}`.trim())
  }
  const item = (operator: string, name: string) => (
    <MenuItem key={operator} onAction={() => add(operator)}>
      {name}
    </MenuItem>
  )
  return (
    <MenuTrigger {...trigger}>
      <Menu aria-label={t`Add a filter`}>
        <MenuSection label={t`Status`}>
          {item('is:unread', t({ message: 'Unread', context: 'emails' }))}
          {item('is:starred', t({ message: 'Starred', context: 'emails' }))}
          {item('is:important', t({ message: 'Important', context: 'emails' }))}
          {item('has:attachment', t`With attachments`)}
        </MenuSection>
        <MenuSection label={t`Date`}>
          {item('newer_than:7d', t`In the last 7 days`)}
          {item('older_than:1m', t`Older than a month`)}
          {item('older_than:1y', t`Older than a year`)}
        </MenuSection>
        <MenuSection title={t`Labels`}>{labels.map(({ slug, title }) => item(`label:${slug}`, title))}</MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
