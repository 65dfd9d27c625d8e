// Opens the choice of columns: an icon at the head of the list; below md a chip among the filters, where there is more room.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ColumnsMenuProps } from '#kit/list/columns-menu.tsx'
import { Chip } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { useInventory } from '../inventory-context.ts'
import { useColumns } from './use-columns.ts'

const columnsMenu = lazyMenu<ColumnsMenuProps>(() => import('#kit/list/columns-menu.tsx'))

export function ColumnsButton({ isChip = false }: { readonly isChip?: boolean }) {
  const { t } = useLingui()
  const { search } = useInventory()
  const chosen = useColumns()
  // A spreadsheet has all of them.
  if (search.sheet) return null
  return (
    <LazyMenu
      source={columnsMenu}
      menu={{ chosen }}
      opener={(opener) =>
        isChip ? (
          <Chip {...opener} hasMenu icon="view-columns" className="md:hidden">
            <Trans>Columns</Trans>
          </Chip>
        ) : (
          <IconButton {...opener} icon="view-columns" size="sm" label={t`Columns`} className="max-md:hidden" />
        )
      }
    />
  )
}
