// Tells mails that Cairn wrote by their Message-ID, which has the id of the mail in it; and what an email in HTML calls its own attachments. Pure.
// @chunk mail-format

export const OWN_END = '@cairn.example>'

/** The id of a mail that Cairn wrote; undefined where another program did. */
export const ownIdOf = (uid: string): string | undefined =>
  uid.startsWith('<') && uid.endsWith(OWN_END) ? uid.slice(1, -OWN_END.length) : undefined

/** The URL under which the HTML of a mail shows one of its attachments (RFC 2392). @param index of the attachment */
export const ownCid = (index: number): string => `cid:${index}${OWN_END.slice(0, -1)}`
