// The drafts being written: windows over the list on a desk, several at once; on a phone a page, the last one of them.
// @chunk mailbox-menus
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cx } from '#ui/cx.ts'
import { useMedia } from '#ui/use-media.ts'
import { Composer } from './composer.tsx'

/** As many as fit beside one another; the others are folded. */
const UNFOLDED = 2

export function ComposeWindows({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui()
  const isWide = useMedia('(width >= 1280px)')
  const isDocked = useMedia('(width >= 960px)')
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const room = isWide ? UNFOLDED : 1
  const open = ids.filter((id) => !folded.has(id)).slice(-room)
  const toggle = (id: string) => {
    if (open.includes(id)) return setFolded((before) => new Set([...before, id]))
    // The oldest that is open makes room.
    const remaining = open.slice(open.length >= room ? 1 : 0)
    setFolded(new Set(ids.filter((other) => other !== id && !remaining.includes(other))))
  }
  return (
    <section
      aria-label={t`Emails you’re writing`}
      className={cx(
        'fixed z-(--z-drawer) flex max-md:inset-0 md:end-6 md:bottom-0 md:max-w-[calc(100vw-48px)] md:flex-row-reverse md:items-end md:gap-3',
        'print:hidden',
      )}
    >
      {ids.toReversed().map((id, index) => (
        <Composer
          key={id}
          id={id}
          isDocked={isDocked}
          isFolded={!open.includes(id)}
          isOnTop={index === 0}
          onFold={() => toggle(id)}
        />
      ))}
    </section>
  )
}
