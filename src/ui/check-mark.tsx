// The drawing of a checkbox: a square of 18 px, or a circle for 'done'. A native or React Aria input sits before it as `peer`.
// @chunk forms
import { Icon } from './icon.tsx'

/** Classes of the native input itself. */
export function checkInputClass(isRound?: boolean): string {
  return `peer m-0 size-4.5 shrink-0 cursor-pointer appearance-none border-[1.5px] border-line-strong bg-surface-raised transition-colors disabled:opacity-50 forced-colors:appearance-auto ${
    isRound
      ? 'rounded-full checked:border-success-solid checked:bg-success-solid'
      : 'rounded-4 checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent'
  }`
}

export function CheckMark({ isRound }: { isRound?: boolean }) {
  const centred = 'pointer-events-none absolute inset-0 m-auto hidden forced-colors:hidden!'
  return (
    <>
      <Icon
        name="check"
        size={12}
        className={`${centred} peer-checked:block ${isRound ? 'text-success-ink' : 'text-accent-ink peer-indeterminate:hidden'}`}
      />
      {!isRound && <Icon name="minus" size={12} className={`${centred} text-accent-ink peer-indeterminate:block`} />}
    </>
  )
}
