// How a resume can be printed. The address names one; resume-sheet.tsx draws them.
export const THEMES = ['classic', 'columns', 'compact'] as const
export type Theme = (typeof THEMES)[number]
