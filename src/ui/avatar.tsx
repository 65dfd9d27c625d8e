// A person or a company as a small picture, or as initials where there is none (or it does not load). Decoration unless `label` names it.
// @chunk signed-in
import { useState } from 'react'
import { cx } from './cx.ts'

export interface AvatarProps {
  name: string
  src?: string | null
  size?: 24 | 32 | 40 | 56
  /** Spoken name, where no words beside it say it. */
  label?: string
  className?: string
}

const sizes = {
  24: 'size-6 text-[10px] tracking-tight',
  32: 'size-8 text-12',
  40: 'size-10 text-14',
  56: 'size-14 text-20',
}

export function Avatar({ name, src, size = 32, label, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const hasPicture = src && src !== broken
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-tint-strong font-semibold text-ink select-none forced-colors:border',
        sizes[size],
        className,
      )}
    >
      {hasPicture ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        // Drawn, not written: the initials are no part of the name of a button that carries them (WCAG 2.5.3).
        <span data-initials={initials(name)} className="before:content-[attr(data-initials)]" />
      )}
    </span>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}
