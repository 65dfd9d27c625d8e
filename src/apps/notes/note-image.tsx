// A note's picture: inline in the note, or bytes from the back end. Its place is reserved until it has loaded.
// @chunk notes
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Note } from '#contract/apps/notes-shapes.ts'
import { useStoredFileUrl } from '#kit/media/use-file-url.ts'
import { cx } from '#ui/cx.ts'
import { noteQueries } from './queries.ts'

export interface NoteImageProps {
  readonly note: Pick<Note, 'id' | 'image' | 'title'>
  /** On a card; else as large as it is. */
  readonly isSmall?: boolean
}

export function NoteImage({ note: { id, image, title }, isSmall = false }: NoteImageProps) {
  const { t } = useLingui()
  const isOwn = image?.startsWith('data:') ?? false
  const { src, isGone } = useStored(id, isOwn ? null : image)
  const shown = isOwn ? image : src
  const sizeClass = isSmall ? 'h-40 w-full' : 'max-h-[50dvh] w-full rounded-8'
  if (isGone) {
    return (
      <p role="img" className={cx('grid place-items-center bg-surface-sunken text-13 text-ink-muted', sizeClass)}>
        {t`This image can’t be shown.`}
      </p>
    )
  }
  if (!shown) return <div aria-hidden="true" className={cx('bg-surface-sunken', sizeClass, !isSmall && 'h-60')} />
  return (
    <img
      src={shown}
      alt={isSmall ? '' : title ? t`Image in “${title}”` : t`Image in this note`}
      className={cx(isSmall ? 'object-cover' : 'object-contain', sizeClass)}
    />
  )
}

/** @param image `apps/notes/image?id=…&file=…`; null: there is none to be had */
function useStored(id: string, image: string | null) {
  const file = image === null ? '' : (new URLSearchParams(image.slice(image.indexOf('?'))).get('file') ?? '')
  return useStoredFileUrl(
    useQuery({
      ...noteQueries.image(id, file),
      enabled: image !== null,
      gcTime: 60_000,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
}
