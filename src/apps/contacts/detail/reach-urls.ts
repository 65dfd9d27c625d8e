// Addresses that write to a contact and call one. Pure.

export const mailUrl = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

/** `tel:` takes digits and a plus; what people write between them is for the eye. */
export const phoneUrl = (phoneNumber: string): string => `tel:${phoneNumber.replaceAll(/[^\d+*#]/g, '')}`
