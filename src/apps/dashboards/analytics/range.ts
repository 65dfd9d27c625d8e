// The ranges of days that all cards of the analytics follow, as named in the URL.
export const ANALYTICS_RANGES = ['week', 'month', 'quarter', 'year'] as const
export type AnalyticsRange = (typeof ANALYTICS_RANGES)[number]
