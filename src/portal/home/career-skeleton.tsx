// The shapes of the career part while it is read: one card for each that comes. Used by home-screen.tsx and the parts themselves.
import { useLingui } from '@lingui/react/macro'
import { Skeleton, SkeletonRows } from '#ui/skeleton.tsx'

const card = 'rounded-12 border border-line bg-surface-raised'

export function MainSkeleton() {
  const { t } = useLingui()
  return (
    <div className="grid gap-6">
      <div className={`${card} grid min-h-52 content-start gap-3 p-5`}>
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
        <Skeleton className="mt-4 h-9 w-32" />
      </div>
      <div className={`${card} grid h-32 content-start gap-4 p-5`}>
        <Skeleton className="h-3 w-28" />
        <Skeleton className="h-8 w-full" />
      </div>
      <SkeletonRows label={t`Loading your next steps`} count={5} hasTwoLines className={card} />
    </div>
  )
}

export function AsideSkeleton() {
  return (
    <>
      {['h-44', 'h-56', 'h-72'].map((height) => (
        <div key={height} className={`${card} ${height} p-5`}>
          <Skeleton className="h-3 w-32" />
        </div>
      ))}
    </>
  )
}
