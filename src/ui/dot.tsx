// A dot in a colour that stands for something, beside the words that say it.
// @chunk portal
import { cx } from './cx.ts'

/** @param className its colour, such as `bg-info` */
export const Dot = ({ className }: { readonly className: string }) => (
  <span aria-hidden="true" className={cx('size-2 shrink-0 self-center rounded-full', className)} />
)
