// How long a password may be. Apart from auth.ts, for those that do without the schema library.
// @chunk auth-shapes
/** The fewest characters of a new password. How good it is, is estimated where it is typed. */
export const PASSWORD_LENGTH = 8

/** The most characters of any password. */
export const MOST_OF_PASSWORD = 1024
