// A QR code, dark on light in either scheme and with the quiet margin that readers need.
// @offline later

export interface QrCodeProps {
  /** What it holds, for assistive technology. */
  readonly label: string
  /** Rows of squares; true: a dark one. */
  readonly squares: readonly (readonly boolean[])[]
}

/** In squares. */
const QUIET = 4

export function QrCode({ label, squares }: QrCodeProps) {
  const side = squares.length + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto block aspect-square w-full max-w-72 rounded-8 border border-line forced-color-adjust-none"
    >
      <rect width={side} height={side} fill="white" />
      <path d={squares.map(rowPath).join('')} fill="black" />
    </svg>
  )
}

/** Neighbours are one stroke, so that no gap shows between them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    const width = x + 1 - start
    path += `M${start + QUIET} ${y + QUIET}h${width}v1h-${width}z`
  }
  return path
}
