// Comparing words as a person would: whatever the case and accents. Used where pages and actions are looked up without the back end.

export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()
