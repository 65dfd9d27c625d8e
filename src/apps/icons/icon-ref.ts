// An icon of a set, as in the URL and in lists: `feather/anchor`. Pure.
import { type IconRef, IconSetName } from '#contract/apps/icons.ts'

export const refToKey = ({ set, name }: IconRef): string => `${set}/${name}`

/** Undefined where it names no set. */
export function keyToRef(key: string): IconRef | undefined {
  const [setName = '', ...rest] = key.split('/')
  const set = IconSetName.safeParse(setName)
  const name = rest.join('/')
  return set.success && name ? { set: set.data, name } : undefined
}
