// Makes the id of sample content out of its words.

/** Letters that are no base letter with an accent, and so do not come apart. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** `'Reply to Véro Mobilité'` -> `'reply-to-vero-mobilite'` */
export function slug(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain
    .replaceAll(/[øłæœßıđðþ]/g, (letter) => WHOLE_LETTERS[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
