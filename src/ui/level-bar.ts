// Where a level is on a bar of five parts. Used wherever a level is drawn, so that the same level is at the same position.
// @chunk screens

const PARTS = 5

/** @param level with decimals, 1 to 5: the middle of its part; 0 is nothing yet. @returns 0 to 100 */
export const levelOnBar = (level: number): number => Math.max(0, Math.min(100, ((level - 0.5) * 100) / PARTS))
