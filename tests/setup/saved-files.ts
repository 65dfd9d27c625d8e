// The files that a screen hands to the person, by name and text; the real way is back after the test.
import { onTestFinished, vi } from 'vitest'

export function savedFiles() {
  const made = vi.spyOn(URL, 'createObjectURL')
  onTestFinished(() => made.mockRestore())
  const files = () => made.mock.calls.flatMap(([file]) => (file instanceof File && file.name ? [file] : []))
  return {
    names: () => files().map(({ name }) => name),
    bytes: async (at: number) => new Uint8Array((await files()[at]?.arrayBuffer()) ?? []),
    /** Without what says which letters they are in. */
    text: async (at: number) => (await files()[at]?.text())?.replace('\uFEFF', '') ?? '',
  }
}

/** @param head of the column @returns its cells, of a table in which no cell has a separator */
export function cellsIn(text: string, head: string, separator = ','): string[] {
  const [heads = '', ...lines] = text.trimEnd().split('\r\n')
  const at = heads.split(separator).indexOf(head)
  return lines.map((line) => line.split(separator)[at] ?? '')
}
