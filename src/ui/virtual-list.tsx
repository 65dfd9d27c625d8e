// A list that draws only the rows in sight, for thousands of them. Its rows are list.tsx's; it needs a height and scrolls by itself.
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { cx } from './cx.ts'
import { List, type ListProps } from './list.tsx'

export interface VirtualListProps<Item extends object> extends ListProps<Item> {
  /** The usual height of a row in px, for what is not drawn yet. */
  rowHeight?: number
}

export function VirtualList<Item extends object>({ rowHeight = 44, className, ...rest }: VirtualListProps<Item>) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: rowHeight, estimatedHeadingSize: rowHeight }}>
      <List {...rest} className={cx('overflow-auto overscroll-contain', className)} />
    </Virtualizer>
  )
}
