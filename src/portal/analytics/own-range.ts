// The stretches of time of the person's own analytics, in days that end today.

export const OWN_DAYS = [30, 90, 180, 365] as const
export type OwnDays = (typeof OWN_DAYS)[number]
export const USUAL_DAYS: OwnDays = 90
