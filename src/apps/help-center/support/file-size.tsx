// A file's size in the unit that suits it.
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'

export function FileSize({ bytes }: { readonly bytes: number }) {
  const formatBytes = useByteFormat()
  return <span className="shrink-0 text-ink-faint tabular-nums">{formatBytes(bytes)}</span>
}
