// The outline of a product while it is read.
// @chunk inventory
import { useLingui } from '@lingui/react/macro'
import { SkeletonRows } from '#ui/skeleton.tsx'

export function Waiting() {
  const { t } = useLingui()
  return <SkeletonRows label={t`Loading the product`} hasTwoLines count={6} className="p-4 md:p-6" />
}
