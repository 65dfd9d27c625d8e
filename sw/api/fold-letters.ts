// Texts without regard to case and accents, for searching. Used by the chats and the notes.
import { foldCase } from './mark-matches.ts'

/** Lower case and without accents, letter by letter and of the same length, so that a place in the one is the same place in the other. */
export const foldLetters = (text: string): string =>
  foldCase(text).replaceAll(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD').charAt(0))
