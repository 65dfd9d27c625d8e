// Files of others that the page reads at once: larger ones would hold it up for long. Used wherever one is opened or imported.
// @chunk transfer

export const READ_LIMIT_MB = 25

export const isTooLarge = ({ size }: File): boolean => size > READ_LIMIT_MB * 1_000_000
