// Says when what was written here into an open record was replaced in another tab, and offers to put it back.
// @chunk autosave
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { onOtherTabs } from '#platform/query/other-tabs.ts'
import { showToast } from '#ui/toast-store.ts'

/** What this visit has stored last, by field: two tabs that write different ones both keep theirs. */
export type Written<Field extends string> = { readonly [F in Field]?: string | undefined }

export interface OvertakenOptions<Field extends string> {
  /** The domain's word, as other tabs tell it. */
  readonly api: string
  readonly written: RefObject<Written<Field>>
  /** What the record holds, by field. */
  readonly saved: Readonly<Record<Field, string>>
  /** Whether what is stored has all that was written here; left out: where it is the same. */
  has?(field: Field, mine: string, now: string): boolean
  /** Says what was changed. */
  readonly message: string
  /** Puts back what was written here. */
  restore(field: Field, mine: string): unknown
}

/** ms within which a change that another tab announced is read here */
const READ_MS = 5000

export function useOvertaken<Field extends string>(options: OvertakenOptions<Field>): void {
  const { api, saved } = options
  const { t } = useLingui()
  const notifiedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(
    () =>
      onOtherTabs((changed) => {
        if (changed === api) notifiedAt.current = performance.now()
      }),
    [api],
  )
  const seen = useRef(saved)
  const look = useEffectEvent((field: Field, now: string) => {
    const { written, has = (_, mine, stored) => mine === stored, message, restore } = options
    const mine = written.current[field]
    if (mine === undefined || has(field, mine, now)) return
    // Another change of one's own has taken its place: it can be undone.
    written.current = { ...written.current, [field]: undefined }
    if (performance.now() - notifiedAt.current > READ_MS) return
    showToast({
      message,
      duration: null,
      action: { label: t`Restore my version`, onAction: () => restore(field, mine) },
    })
  })
  useEffect(() => {
    const before = seen.current
    seen.current = saved
    for (const field of Object.keys(saved) as Field[]) if (saved[field] !== before[field]) look(field, saved[field])
  })
}
