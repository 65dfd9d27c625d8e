// What a query shows: loading, an error in its place or as a bar above what there is, a saved copy, nothing, or its data.
// @chunk signed-in
import type { ReactNode } from 'react'
import { ApiError } from '#platform/api/errors.ts'
import { cx } from '#ui/cx.ts'
import { ErrorState, type ErrorStateProps } from '#ui/error-state.tsx'
import { SavedCopy, type SavedCopyProps } from '#ui/saved-copy.tsx'
import { useRefusal } from './use-refusal.ts'

/** What useQuery answers of a query, as far as it is shown. */
export interface ViewedQuery<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export interface QueryViewProps<Data> {
  readonly query: ViewedQuery<Data>
  /** The result of useSavedCopy() for the query. */
  readonly copy?: SavedCopyProps | undefined
  /** The outline of what comes. */
  readonly loading: ReactNode
  /** What failed, and what to do about it where no reason is given. */
  readonly error: Pick<ErrorStateProps, 'title' | 'description' | 'action'>
  /** Where there is no such thing (404); left out, that is an error as any other. */
  readonly notFound?: ReactNode
  readonly empty?: ReactNode
  readonly isEmpty?: (data: Data) => boolean
  /** Around the error. */
  readonly className?: string
  /** Left out where the data are shown elsewhere. */
  readonly children?: (data: Data) => ReactNode
}

export function QueryView<Data>({ query, copy, loading, error, notFound, ...content }: QueryViewProps<Data>) {
  const { data, error: cause, isFetching, refetch } = query
  const { empty, isEmpty, className, children } = content
  const refusal = useRefusal(cause)
  const isGone = notFound !== undefined && cause instanceof ApiError && cause.status === 404
  if (isGone && data === undefined) return <>{notFound}</>
  return (
    <>
      {copy && <SavedCopy className="px-4" {...copy} />}
      {cause && (
        <ErrorState
          {...error}
          onRetry={refetch}
          {...refusal}
          isRetrying={isFetching}
          variant={data === undefined ? 'place' : 'bar'}
          className={cx('m-4', className)}
        />
      )}
      {data === undefined && !cause && loading}
      {data !== undefined && (isEmpty?.(data) ? empty : children?.(data))}
    </>
  )
}
