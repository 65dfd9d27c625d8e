// What a browser calls itself, as people know it: 'Firefox · Windows'.

const BROWSERS = [
  ['Edge', /Edg\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
] as const

const SYSTEMS = [
  ['iOS', /iPhone|iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS/],
  ['Linux', /Linux/],
] as const

/** Empty where it is not known. */
export function browserName(agent: string): string {
  const named = (names: readonly (readonly [string, RegExp])[]) => names.find(([, mark]) => mark.test(agent))?.[0]
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(' · ') || agent.slice(0, 60)
}

export const isPhone = (agent: string): boolean =>
  /iPhone/.test(agent) || (/Android/.test(agent) && /Mobile/.test(agent))
