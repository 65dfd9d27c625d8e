// One image of a product: its description, and what moves and removes it.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { inventoryApi } from '#contract/apps/inventory.ts'
import type { ProductImage } from '#contract/apps/inventory-product.ts'
import { download } from '#platform/api/download.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextField } from '#ui/text-field.tsx'

export interface ImageRowProps {
  readonly image: ProductImage
  /** From 1. */
  readonly position: number
  readonly count: number
  readonly onMove: (position: number) => unknown
  readonly onDescribe: (alt: string) => unknown
  readonly onRemove: () => unknown
}

export function ImageRow({ image, position, count, onMove, onDescribe, onRemove }: ImageRowProps) {
  const { t } = useLingui()
  const [alt, setAlt] = useState(image.alt)
  const [lastAlt, setLastAlt] = useState(image.alt)
  // Changed elsewhere, as by undo.
  if (lastAlt !== image.alt) {
    setLastAlt(image.alt)
    setAlt(image.alt)
  }
  const save = () => {
    if (alt.trim() !== image.alt) void onDescribe(alt.trim())
  }
  return (
    <li className="flex items-start gap-3 border-line-soft border-b py-3">
      <Picture image={image} />
      <div className="min-w-0 flex-1">
        <TextField
          label={t`Description of image ${position}`}
          isLabelHidden
          placeholder={t`Describe the image`}
          value={alt}
          onChange={setAlt}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) save()
          }}
          maxLength={1000}
          autoComplete="off"
        />
        <div className="mt-1 flex items-center gap-1">
          {position === 1 && (
            <span className="me-auto text-12 text-ink-muted">
              <Trans>Shown in the list</Trans>
            </span>
          )}
          <span className="ms-auto" />
          {position > 1 && (
            <IconButton
              icon="arrow-up"
              size="sm"
              label={t`Move image ${position} up`}
              onPress={() => onMove(position - 1)}
            />
          )}
          {position < count && (
            <IconButton
              icon="arrow-down"
              size="sm"
              label={t`Move image ${position} down`}
              onPress={() => onMove(position + 1)}
            />
          )}
          <IconButton icon="trash" size="sm" label={t`Remove image ${position}`} onPress={onRemove} />
        </div>
      </div>
    </li>
  )
}

function Picture({ image }: { readonly image: ProductImage }) {
  const [isBroken, setBroken] = useState(false)
  const src = useSource(image)
  return (
    <span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-8 bg-surface-sunken text-ink-faint">
      {src === undefined || isBroken ? (
        <Icon name="photo" />
      ) : (
        <img src={src} alt={image.alt} onError={() => setBroken(true)} className="size-full object-cover" />
      )}
    </span>
  )
}

/** The small rendition, or the file itself where there is none. */
function useSource({ id, src, file }: ProductImage): string | undefined {
  const [url, setUrl] = useState<string>()
  const isFile = src === null && file !== null
  useEffect(() => {
    if (!isFile) return
    let made: string | undefined
    let isCurrent = true
    download(inventoryApi.endpoints.image, { query: { id } }).then(
      (content) => {
        if (!isCurrent) return
        made = URL.createObjectURL(content)
        setUrl(made)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [id, isFile])
  return src ?? url
}
