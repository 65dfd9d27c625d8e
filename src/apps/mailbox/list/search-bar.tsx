// The search of the list: its box and what narrows it; below, what its operators say as chips that take them off, and what saves it or its change.
// @chunk mailbox
import { Trans, useLingui } from '@lingui/react/macro'
import { type Condition, readQuery, withoutCondition } from '#formats/mail/mail-query.ts'
import { FilterChips } from '#kit/address/filter-chips.tsx'
import { SearchBox } from '#kit/address/search-box.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { useMailbox } from '../mailbox-context.ts'
import type { FilterMenuProps } from '../menus/filter-menu.tsx'
import { useCreateSearch, useUpdateSearch } from '../mutations.ts'
import { INBOX, queryOfList, SEARCH } from '../where.ts'
import { useConditionLabel } from './use-condition-label.ts'
import { useQueryText } from './use-page.ts'

const filterMenu = lazyMenu<FilterMenuProps>(() => import('../menus/filter-menu.tsx'))

/** Words are in the box, operators are chips too. */
const isOperator = (condition: Condition): boolean => condition.kind !== 'text' || condition.field !== 'any'

export function SearchBar() {
  const { t } = useLingui()
  const { where, searches, go, setSearch } = useMailbox()
  const conditionLabel = useConditionLabel()
  const queryText = useQueryText()
  const saved = searches.find(({ id }) => where.kind === 'search' && id === where.slug)
  const find = (q: string | undefined) => {
    if (q === undefined) go(INBOX)
    else if (where.kind !== 'search') go(SEARCH, { q })
    else setSearch({ q: q === saved?.query ? undefined : q, page: undefined }, { replace: true })
  }
  // What an operator means, and not when: no time is needed.
  const conditions = queryText === undefined ? [] : readQuery(queryText, 0).filter(isOperator)
  const chips = conditions.map((condition) => ({
    id: `${condition.at} ${condition.source}`,
    label: conditionLabel(condition),
    onRemove: () => find(withoutCondition(queryText ?? '', condition) || undefined),
  }))
  const plain = queryText === undefined ? [] : readQuery(queryText, 0).filter((condition) => !isOperator(condition))
  const clear = () => find(plain.map((condition) => condition.source).join(' ') || undefined)
  const canSave = Boolean(queryText) && !searches.some(({ query }) => query === queryText)
  return (
    <div data-mail-search className="mt-1">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <SearchBox
            label={t`Search email`}
            placeholder={t`Search email`}
            query={queryText || undefined}
            maxLength={1000}
            onSearch={find}
          />
        </div>
        <LazyMenu
          source={filterMenu}
          menu={{ query: queryText ?? queryOfList(where), onChoose: find }}
          opener={(opener) => <IconButton {...opener} icon="funnel" size="sm" label={t`Add a filter`} />}
        />
      </div>
      <FilterChips chips={chips} onClear={clear} isSearched={plain.length > 0} className="mt-2">
        {canSave && <SaveSearch queryText={queryText ?? ''} />}
      </FilterChips>
    </div>
  )
}

function SaveSearch({ queryText }: { readonly queryText: string }) {
  const { t } = useLingui()
  const { where, searches, go, setSearch } = useMailbox()
  const { run } = useAction()
  const { mutateAsync: create } = useCreateSearch()
  const { mutateAsync: update } = useUpdateSearch()
  const saved = searches.find(({ id }) => where.kind === 'search' && id === where.slug)
  const save = () =>
    run({
      message: t`Search saved`,
      write: async () => {
        const written = await create({ body: { search: { title: queryText.slice(0, 100), query: queryText } } })
        go({ kind: 'search', slug: written.answer.id })
        return written
      },
      onUndone: () => go(SEARCH, { q: queryText }),
    })
  const change = async (id: string) => {
    const isDone = await run({
      message: t`Saved search changed`,
      write: () => update({ body: { id, search: { query: queryText } } }),
    })
    if (isDone) setSearch({ q: undefined }, { replace: true })
  }
  return (
    <span className="flex flex-wrap gap-2">
      {saved && (
        <Button size="sm" icon="bookmark" onPress={() => change(saved.id)}>
          <Trans>Save changes</Trans>
        </Button>
      )}
      <Button size="sm" variant={saved ? 'quiet' : 'secondary'} icon={saved ? 'plus' : 'bookmark'} onPress={save}>
        {saved ? <Trans>Save as new search</Trans> : <Trans>Save search</Trans>}
      </Button>
    </span>
  )
}
