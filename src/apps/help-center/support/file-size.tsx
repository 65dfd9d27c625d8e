// A file's size in the unit that suits it.
import { useByteWords } from '#kit/transfer/use-byte-words.ts'

export function FileSize({ bytes }: { readonly bytes: number }) {
  const wordsOf = useByteWords()
  return <span className="shrink-0 text-ink-faint tabular-nums">{wordsOf(bytes)}</span>
}
