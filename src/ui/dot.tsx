// A dot in a colour with a meaning, beside the label that states it.
// @chunk portal
import { cx } from './cx.ts'

/** @param className its colour, such as `bg-info` */
export const Dot = ({ className }: { readonly className: string }) => (
  <span aria-hidden="true" className={cx('size-2 shrink-0 self-center rounded-full', className)} />
)
