// The images of a product: added by button, drop and paste, reordered, described, and removed. The first one is shown in the list.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { IMAGE_LIMIT, IMAGE_TYPES } from '#contract/apps/inventory.ts'
import type { Product, ProductImage } from '#contract/apps/inventory-product.ts'
import { DropZone } from '#kit/transfer/drop-zone.tsx'
import { FileButton } from '#kit/transfer/file-button.tsx'
import { FieldNotes } from '#ui/field.tsx'
import { useFocusRestore } from '#ui/use-focus-restore.ts'
import { useInventory } from '../inventory-context.ts'
import type { NewImage } from '../use-product-actions.ts'
import { ImageRow } from './image-row.tsx'
import { readImage } from './read-image.ts'

/** So many a product may have. */
const MOST = 100

export function Images({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const section = useRef<HTMLElement>(null)
  useFocusRestore(section)
  const { images } = product
  const { add, isReading, problem } = useAddImages(product)
  return (
    <section ref={section} tabIndex={-1} className="outline-none">
      <h2 className="font-semibold">
        <Trans>Images</Trans>
      </h2>
      <DropZone message={<Trans>Drop images to add them</Trans>} onFiles={(files) => void add(files)} className="mt-2">
        {images.length === 0 ? (
          <p className="text-13 text-ink-muted">
            <Trans>No images yet. The first one you add will appear in the list.</Trans>
          </p>
        ) : (
          <ImageRows product={product} />
        )}
        <FileButton
          size="sm"
          icon="photo"
          label={t`Images`}
          accept={IMAGE_TYPES.join()}
          isMultiple
          isPending={isReading}
          refusalId={problem === undefined ? undefined : 'image-error'}
          onFiles={(files) => void add(files)}
          className="mt-3"
        >
          <Trans>Add images</Trans>
        </FileButton>
        <div role="alert">
          <FieldNotes id="image" {...(problem !== undefined && { error: problem })} />
        </div>
      </DropZone>
    </section>
  )
}

function useAddImages({ id, images }: Product) {
  const { t } = useLingui()
  const { actions } = useInventory()
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)
  const limit = IMAGE_LIMIT / 1e6
  const add = async (files: readonly File[]) => {
    setProblem(undefined)
    setReading(true)
    const read: NewImage[] = []
    for (const file of files.slice(0, MOST - images.length)) {
      const image = await readImage(file)
      if (typeof image === 'object') read.push(image)
      else if (image === 'size') setProblem(t`“${file.name}” is larger than ${limit} MB. Choose a smaller image.`)
      else setProblem(t`Couldn’t read “${file.name}”. Choose a PNG, JPEG, WebP, GIF or AVIF image.`)
    }
    if (read.length > 0) await actions.addImages(id, read)
    setReading(false)
  }
  return { add, isReading, problem }
}

function ImageRows({ product: { id, images } }: { readonly product: Product }) {
  const { t } = useLingui()
  const { actions } = useInventory()
  const set = (next: readonly ProductImage[], message: string) =>
    actions.setImages(
      id,
      next.map((image) => ({ id: image.id })),
      message,
    )
  const move = (from: number, to: number) => {
    const next = [...images]
    const [moved] = next.splice(from, 1)
    if (moved) next.splice(to, 0, moved)
    return set(next, t`Image moved`)
  }
  const setAlt = (described: string, alt: string) =>
    actions.setImages(
      id,
      images.map((one) => ({ id: one.id, ...(one.id === described && { alt }) })),
      t`Description saved`,
    )
  return (
    <ul>
      {images.map((image, at) => (
        <ImageRow
          key={image.id}
          image={image}
          position={at + 1}
          count={images.length}
          onMove={(to) => move(at, to - 1)}
          onDescribe={(alt) => setAlt(image.id, alt)}
          onRemove={() =>
            set(
              images.filter((one) => one.id !== image.id),
              t`Image removed`,
            )
          }
        />
      ))}
    </ul>
  )
}
