// The Huffman tables that the JPEG standard gives as examples, in its annex K.

export interface HuffmanTable {
  /** How many codes have 1 to 16 bits. */
  readonly counts: readonly number[]
  readonly values: readonly number[]
}

export interface Code {
  readonly bits: number
  readonly size: number
}

/** The codes of a table, by the value that each encodes. */
export function codesOf({ counts, values }: HuffmanTable): (Code | undefined)[] {
  const codes: (Code | undefined)[] = []
  let bits = 0
  let next = 0
  for (const [index, count] of counts.entries()) {
    for (let code = 0; code < count; code += 1) {
      codes[values[next] as number] = { bits, size: index + 1 }
      next += 1
      bits += 1
    }
    bits <<= 1
  }
  return codes
}

const bytes = (hex: string): number[] => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))

export const DC_LUMA: HuffmanTable = {
  counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
  values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
}

export const DC_CHROMA: HuffmanTable = {
  counts: [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0],
  values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
}

export const AC_LUMA: HuffmanTable = {
  counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7d],
  values: bytes(
    '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
  ),
}

export const AC_CHROMA: HuffmanTable = {
  counts: [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 0x77],
  values: bytes(
    '000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a262728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa',
  ),
}
