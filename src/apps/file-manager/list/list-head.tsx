// The head of the list: selects all, and sorts by name, change or size; a second press turns the sequence round.
import { Trans, useLingui } from '@lingui/react/macro'
import { SelectionMark } from '#kit/list/row-controls.tsx'
import type { Selection } from '#kit/list/use-selection.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { useFiles } from '../files-context.ts'
import type { FilesSort } from '../search-params.ts'
import { columnsClass } from './file-row.tsx'

export interface ListHeadProps {
  readonly selection: Selection
  readonly count: number
}

export function ListHead({ selection, count }: ListHeadProps) {
  const { t } = useLingui()
  const isAll = count > 0 && selection.size === count
  return (
    <div
      className={cx(
        columnsClass,
        '-mb-2 h-10 shrink-0 text-12 text-ink-muted max-md:h-11 pointer-coarse:h-11 print:hidden',
      )}
    >
      <button
        type="button"
        role="checkbox"
        aria-checked={isAll}
        aria-label={t`Select all`}
        onClick={() => (isAll ? selection.clear() : selection.selectAll())}
      >
        <SelectionMark isSelected={isAll} />
      </button>
      <span className="col-start-3">
        <SortButton by="name">
          <Trans>Name</Trans>
        </SortButton>
      </span>
      <span className="max-md:hidden">
        <SortButton by="modified">
          <Trans>Modified</Trans>
        </SortButton>
      </span>
      <span className="text-end max-md:hidden">
        <SortButton by="size">
          <Trans>Size</Trans>
        </SortButton>
      </span>
    </div>
  )
}

interface SortButtonProps {
  readonly by: 'name' | 'modified' | 'size'
  readonly children: React.ReactNode
}

function SortButton({ by, children }: SortButtonProps) {
  const { t } = useLingui()
  const { search, setSearch } = useFiles()
  const sort: string = search.sort ?? (search.show === 'recent' && search.q === undefined ? '' : 'name')
  const [isUp, isDown] = [sort === by, sort === `-${by}`]
  const turn = () => {
    // The newest and the largest first.
    const first = by === 'name' ? 'name' : `-${by}`
    const next = sort === first ? (by === 'name' ? '-name' : by) : first
    setSearch({ sort: next === 'name' ? undefined : (next as FilesSort) }, { replace: true })
  }
  return (
    <button
      type="button"
      onClick={turn}
      aria-pressed={isUp || isDown}
      className={cx(
        'inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-4 pointer-coarse:min-h-11',
        (isUp || isDown) && 'font-medium text-ink',
      )}
    >
      {children}
      {(isUp || isDown) && <Icon name={isUp ? 'arrow-up' : 'arrow-down'} size={12} />}
      {isUp && <span className="sr-only">{t`ascending`}</span>}
      {isDown && <span className="sr-only">{t`descending`}</span>}
    </button>
  )
}
