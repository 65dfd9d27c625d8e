// The calls of a question: those that are shown, then the others.
import type { ShownJs } from '#contract/portal/js-shapes.ts'

export const callsOf = ({ examples, others }: ShownJs): string[] => [...examples.map(({ call }) => call), ...others]
