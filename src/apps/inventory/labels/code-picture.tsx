// A code that a scanner reads, as bars or as a QR code, black on white whatever the scheme.
// @offline later
import { encode } from 'uqr'
import { barSymbol, QUIET_ZONE } from '#formats/barcode.ts'

export type SymbolKind = 'bars' | 'qr'

export interface CodePictureProps {
  readonly code: string
  readonly kind: SymbolKind
}

export function CodePicture({ code, kind }: CodePictureProps) {
  const rows = kind === 'qr' ? squaresOf(code) : barsOf(code)
  if (rows === undefined) return null
  const width = rows[0]?.length ?? 0
  const height = kind === 'qr' ? rows.length : 1
  const path = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  )
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={kind === 'qr' ? 'xMidYMid' : 'none'}
      shapeRendering="crispEdges"
      className="size-full [print-color-adjust:exact]"
    >
      <rect width={width} height={height} fill="white" />
      <path d={path.join('')} fill="black" />
    </svg>
  )
}

function barsOf(code: string): string[] | undefined {
  const symbol = barSymbol(code)
  const quiet = '0'.repeat(QUIET_ZONE)
  return symbol && [`${quiet}${symbol.modules}${quiet}`]
}

const squaresOf = (code: string): string[] | undefined =>
  code === ''
    ? undefined
    : encode(code, { border: 2 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
