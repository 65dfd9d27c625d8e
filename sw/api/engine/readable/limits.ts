// What an archive can hold.

/** A zip archive has at most 65,535 entries: of more things than this there is one file for all in place of one each. */
export const LARGEST_FOLDER = 8000
