// Where the worker puts by what another app shares with Cairn, until a page takes it. Agreed between sw/shared.ts and src/shell/received.

/** The cache that holds it, as the form that it came in. */
export const SHARED_CACHE = 'cairn-shared'
