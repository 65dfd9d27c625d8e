// The cells of a product in the list: picture and name with its category, those of the columns that are shown, and the button that opens its row.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Product } from '#contract/apps/inventory-product.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Switch } from '#ui/switch.tsx'
import { Tag } from '#ui/tag.tsx'
import { useInventory } from '../inventory-context.ts'
import { useAmounts } from '../use-amounts.ts'
import { StockLevel } from './stock-level.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { ColumnId } from './use-columns.ts'

export interface ProductCellsProps {
  readonly product: Product
  readonly isActive: boolean
  /** Whether the list has this column. */
  readonly isShown: (column: ColumnId) => boolean
}

export function ProductCells({ product, isActive, isShown }: ProductCellsProps) {
  const { t } = useLingui()
  const { search, openRow, actions } = useInventory()
  const { money } = useAmounts()
  const { id, active } = product
  const name = product.name || t`No name`
  const isOpen = search.product === id
  const tabIndex = isActive ? 0 : -1
  const activeSwitch = isShown('active') && (
    <Active name={name} isSelected={active} tabIndex={tabIndex} onChange={(on) => actions.setActive([id], on)} />
  )
  return (
    <>
      <NameCell product={product} name={name} isShown={isShown} />
      {isShown('tags') && <TagsCell tags={product.tags} />}
      {isShown('sku') && (
        <TextCell id={`facts-${id}`} className="tabular-nums">
          {product.sku}
        </TextCell>
      )}
      <ChosenCells product={product} isShown={isShown} />
      {isShown('price') && (
        <span role="gridcell" className={cx('text-end tabular-nums max-md:font-medium', besideName)}>
          {money(product.price)}
          <span className="mt-0.5 flex justify-end md:hidden">{activeSwitch}</span>
        </span>
      )}
      {isShown('stock') && (
        <span role="gridcell" className="min-w-0 text-end text-13 max-md:hidden">
          <StockLevel product={product} />
        </span>
      )}
      {activeSwitch && (
        <span role="gridcell" className={cx('print:hidden', isShown('price') ? 'max-md:hidden' : besideName)}>
          {activeSwitch}
        </span>
      )}
      <span role="gridcell" className="max-md:col-start-4 max-md:row-start-1 max-md:self-start print:hidden">
        <IconButton
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          size="sm"
          label={isOpen ? t`Close ${name}` : t`Edit ${name}`}
          aria-expanded={isOpen}
          tabIndex={tabIndex}
          onPress={() => openRow(isOpen ? undefined : id)}
        />
      </span>
    </>
  )
}

const besideName = 'max-md:col-start-3 max-md:row-start-1 max-md:self-start max-md:pt-0.5'

interface TextCellProps {
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

function TextCell({ id, className, children }: TextCellProps) {
  return (
    <span role="gridcell" id={id} className={cx('min-w-0 truncate text-13 text-ink-muted max-md:hidden', className)}>
      {children}
    </span>
  )
}

/** So many tags are shown. */
const SHOWN_TAGS = 3

function TagsCell({ tags }: Pick<Product, 'tags'>) {
  const { tagTitles } = useInventory()
  const titles = tags.flatMap((tag) => tagTitles.get(tag) ?? [])
  return (
    <span role="gridcell" className="flex min-w-0 flex-wrap gap-x-3 gap-y-0.5 max-md:hidden">
      {titles.slice(0, SHOWN_TAGS).map((title) => (
        <Tag key={title}>{title}</Tag>
      ))}
      {titles.length > SHOWN_TAGS && <span className="text-12 text-ink-faint">+{titles.length - SHOWN_TAGS}</span>}
    </span>
  )
}

/** Columns that the list does not begin with. */
function ChosenCells({ product, isShown }: Pick<ProductCellsProps, 'product' | 'isShown'>) {
  const { brands, vendors } = useInventory()
  const { money } = useAmounts()
  const { barcode, brand, vendor, cost } = product
  return (
    <>
      {isShown('barcode') && <TextCell className="tabular-nums">{barcode}</TextCell>}
      {isShown('brand') && <TextCell>{brands.find(({ id }) => id === brand)?.name}</TextCell>}
      {isShown('vendor') && <TextCell>{vendors.find(({ id }) => id === vendor)?.name}</TextCell>}
      {isShown('cost') && <TextCell className="text-end tabular-nums">{money(cost)}</TextCell>}
    </>
  )
}

interface NameCellProps extends Pick<ProductCellsProps, 'product' | 'isShown'> {
  readonly name: string
}

/** Below md it has the SKU and the stock too. */
function NameCell({ product, name, isShown }: NameCellProps) {
  const { categories } = useInventory()
  const category = categories.find((one) => one.id === product.category)?.name
  return (
    <span role="gridcell" className="flex min-w-0 items-center gap-3 max-md:col-start-2 max-md:row-start-1">
      <Thumbnail product={product} />
      <span className="min-w-0">
        <span id={`name-${product.id}`} className="line-clamp-2 font-medium md:line-clamp-1">
          {name}
        </span>
        <span className="block truncate text-13 text-ink-muted max-md:hidden">{category}</span>
        {isShown('sku') && (
          <span className="block truncate text-13 text-ink-muted tabular-nums md:hidden">{product.sku}</span>
        )}
        {isShown('stock') && (
          <span className="block text-13 md:hidden">
            <StockLevel product={product} isInLine />
          </span>
        )}
      </span>
    </span>
  )
}

interface ActiveProps {
  readonly name: string
  readonly isSelected: boolean
  readonly tabIndex: number
  readonly onChange: (isOn: boolean) => unknown
}

function Active({ name, ...props }: ActiveProps) {
  const { t } = useLingui()
  return (
    <Switch
      {...props}
      onChange={(isOn) => void props.onChange(isOn)}
      className="w-9 not-pointer-coarse:min-h-6! gap-0! not-pointer-coarse:py-0.5! pointer-coarse:w-11"
    >
      <span className="sr-only">{t`${name} is active`}</span>
    </Switch>
  )
}
