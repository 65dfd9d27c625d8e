// A drawing in the colour of the text around it. Decorative: the text beside it has the meaning.
import { type Drawing, dataUrlOf } from './drawings.ts'

export interface IconMaskProps {
  /** Undefined while its set is not read. */
  readonly drawing: Drawing | undefined
  /** px */
  readonly size: number
  readonly colour?: string | undefined
  readonly stroke?: number | undefined
}

export function IconMask({ drawing, size, colour, stroke }: IconMaskProps) {
  const url = drawing && `url("${dataUrlOf(drawing, { size, stroke })}")`
  return (
    <span
      aria-hidden="true"
      className="shrink-0 bg-ink [mask-position:center] [mask-repeat:no-repeat] [mask-size:contain] forced-color-adjust-none forced-colors:bg-[CanvasText]"
      style={{
        width: size,
        height: size,
        ...(url ? { maskImage: url } : { visibility: 'hidden' }),
        ...(colour && { backgroundColor: colour }),
      }}
    />
  )
}
