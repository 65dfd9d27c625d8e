// An icon by its heroicons name, drawn from the sprite that vite-plugins/icons.ts builds. Always decoration: the words beside it speak.
import { cx } from './cx.ts'

/** The sprite's address, put here by vite-plugins/icons.ts. */
declare const __ICONS__: string

export interface IconProps {
  /** A heroicons name, outline; written as a plain quoted word so that the sprite holds it. */
  name: string
  size?: 12 | 14 | 16 | 20 | 24
  /** The filled drawing, for what is selected. The sprite has it where an element with a quoted name has `solid`. */
  solid?: boolean
  className?: string
}

const sizes = {
  12: 'size-3 stroke-3',
  14: 'size-3.5 stroke-2',
  16: 'size-4 stroke-[1.75]',
  20: 'size-5 stroke-[1.5]',
  24: 'size-6 stroke-[1.5]',
}

export function Icon({ name, size = 20, solid, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={cx('shrink-0', solid ? 'fill-current' : 'fill-none stroke-current', sizes[size], className)}
    >
      <use href={`${__ICONS__}#${solid ? `${name}:solid` : name}`} />
    </svg>
  )
}
