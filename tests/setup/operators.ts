// The companies whose buses Kestrelway counts and shows: how many the samples say that they are.
export const operators = { inWords: 'forty', inFrench: 'quarante' } as const
