// Short facts in one line, with a dot between each two: no line begins with one. What is null or false is left out.
// @chunk transfer
// @offline later
import { Children, Fragment, type ReactNode } from 'react'

export const Dotted = ({ children }: { readonly children: ReactNode }) =>
  Children.toArray(children).map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: none ever moves
    <Fragment key={index}>
      {index > 0 && '\u00A0· '}
      {fact}
    </Fragment>
  ))
