// The small picture of a product; a box where there is none, or where it cannot be shown.
import { useState } from 'react'
import type { Product } from '#contract/apps/inventory-product.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'

export interface ThumbnailProps {
  readonly product: Pick<Product, 'thumbnail'>
  readonly className?: string
}

export function Thumbnail({ product: { thumbnail }, className }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>()
  const isShown = thumbnail !== null && thumbnail !== broken
  return (
    <span
      className={cx(
        'grid size-10 shrink-0 place-items-center overflow-hidden rounded-8 bg-surface-sunken text-ink-faint',
        className,
      )}
    >
      {isShown ? (
        <img
          src={thumbnail}
          alt=""
          loading="lazy"
          onError={() => setBroken(thumbnail)}
          className="size-full object-cover"
        />
      ) : (
        <Icon name="cube" />
      )}
    </span>
  )
}
