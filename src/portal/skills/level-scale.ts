// The scale of the model and the five levels on it.
// @chunk screens

/** Where the levels 2 to 5 begin, in logits. */
export const CUTS = [-1.5, -0.5, 0.5, 1.5] as const
/** The part of the scale that is drawn: each level as wide as the others. */
const FROM = -2.5
const TO = 2.5

/** @returns 0 to 100, held at the ends */
export const onScale = (theta: number): number => Math.max(0, Math.min(100, ((theta - FROM) / (TO - FROM)) * 100))

/** The level in which an ability lies, 1 to 5. */
export const levelAt = (theta: number): number => 1 + CUTS.filter((cut) => theta >= cut).length
