// One hit in the list of the search bar: a link that is an option, so that it also opens in another tab.
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { cx } from '#ui/cx.ts'
import { HitContent } from './hit-content.tsx'
import type { Hit } from './hits.ts'

export interface HitOptionProps {
  readonly id: string
  readonly hit: Hit
  readonly isActive: boolean
  readonly onOpen: () => void
  readonly onActive: () => void
}

export function HitOption({ id, hit, isActive, onOpen, onActive }: HitOptionProps) {
  const { t } = useLingui()
  const { history } = useRouter()
  const element = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <a
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={hit.completed ? t`${hit.title}, done` : undefined}
      tabIndex={-1}
      href={history.createHref(hit.link)}
      onPointerMove={onActive}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onOpen()
      }}
      className={cx(
        'flex min-h-10 items-center gap-3 rounded-8 px-2 py-1 pointer-coarse:min-h-11 forced-colors:aria-selected:outline-2',
        isActive && 'bg-surface-control',
      )}
    >
      <HitContent hit={hit} />
    </a>
  )
}
