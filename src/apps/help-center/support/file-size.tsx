// A file's size in the unit that suits it.
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'

export function FileSize({ bytes }: { readonly bytes: number }) {
  const wordsOf = useByteFormat()
  return <span className="shrink-0 text-ink-faint tabular-nums">{wordsOf(bytes)}</span>
}
