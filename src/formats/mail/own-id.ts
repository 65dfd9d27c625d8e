// Tells mails that Cairn wrote by their Message-ID, which has the id of the mail in it. Pure.
// @chunk mail-extra

export const OWN_END = '@cairn.example>'

/** The id of a mail that Cairn wrote; undefined where another program did. */
export const ownIdOf = (uid: string): string | undefined =>
  uid.startsWith('<') && uid.endsWith(OWN_END) ? uid.slice(1, -OWN_END.length) : undefined
