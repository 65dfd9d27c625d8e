// The sections of the settings by their ids in the URL: `/settings?section=data`. Read by the route before its screen is loaded.
export const SECTION_IDS = [
  'account',
  'appearance',
  'language',
  'notifications',
  'keyboard',
  'security',
  'data',
  'about',
] as const
export type SectionId = (typeof SECTION_IDS)[number]
