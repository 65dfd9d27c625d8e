// The name of a new contact (workspace spec §7). By itself, so that what is worked out of contacts needs none of their shapes.
// @chunk contact-shapes

export const NEW_CONTACT_NAME = 'New Contact'
