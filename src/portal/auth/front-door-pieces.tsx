// Three pieces of the product, drawn by the product's own parts, each beside what it represents. What they show is an example.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { IntervalBar } from '#ui/interval-bar.tsx'

interface PieceProps {
  readonly title: ReactNode
  readonly text: ReactNode
  /** The example, which conveys no more than the text beside it. */
  readonly children: ReactNode
}

function Piece({ title, text, children }: PieceProps) {
  return (
    <article>
      <div
        aria-hidden="true"
        className="flex flex-col justify-center rounded-12 border border-line bg-surface p-5 text-13 md:h-44 md:py-0"
      >
        {children}
      </div>
      <h2 className="mt-4 font-semibold text-16">{title}</h2>
      <p className="mt-1 text-ink-muted">{text}</p>
    </article>
  )
}

export function LevelsPiece() {
  const { t } = useLingui()
  const levels = [
    { name: 'SQL', level: t`Competent`, low: 56, high: 72, at: 63, need: 58 },
    { name: t`Statistics`, level: t`Competent`, low: 52, high: 67, at: 60, need: 58 },
    { name: t`Spreadsheets`, level: t`Proficient`, low: 66, high: 86, at: 76, need: 58 },
  ]
  return (
    <Piece
      title={<Trans>Your levels, and how certain they are</Trans>}
      text={
        <Trans>
          Short, adaptive evaluations show what you can do. Each level has a margin: the solid part of the bar is
          measured, and the faded part is likely.
        </Trans>
      }
    >
      <ul className="space-y-4">
        {levels.map(({ name, level, low, high, at, need }) => (
          <li key={name} className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5">
            <span className="font-medium">{name}</span>
            <span className="text-ink-muted">{level}</span>
            <IntervalBar low={low} high={high} estimate={at} need={need} className="col-span-2" />
          </li>
        ))}
      </ul>
    </Piece>
  )
}

export function MatchesPiece() {
  const { t } = useLingui()
  const matches = [
    {
      job: t`Data analyst, network planning`,
      why: t`SQL above the required level`,
      score: 88,
      low: 82,
      high: 93,
    },
    {
      job: t`Business intelligence developer`,
      why: t`One level short in dbt`,
      score: 81,
      low: 74,
      high: 87,
    },
  ]
  return (
    <Piece
      title={<Trans>Jobs that match, and why</Trans>}
      text={
        <Trans>
          Each match shows which skills you have, which are missing, and what one more level would open up. Follow every
          application from first draft to offer.
        </Trans>
      }
    >
      <ul className="divide-y divide-line">
        {matches.map(({ job, why, score, low, high }) => (
          <li key={score} className="flex items-center gap-4 py-3">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{job}</span>
              <span className="block truncate text-ink-muted">{why}</span>
            </span>
            <span className="w-14 text-end">
              <b className="font-semibold text-16 tabular-nums">{score}</b> <span className="text-ink-faint">%</span>
              <IntervalBar variant="thin" low={low} high={high} estimate={score} className="mt-1" />
            </span>
          </li>
        ))}
      </ul>
    </Piece>
  )
}

export function OfflinePiece() {
  return (
    <Piece
      title={<Trans>On the train or at your desk</Trans>}
      text={
        <Trans>
          After your first visit, everything works offline: email, tasks, notes, files and more. What you write is saved
          on this device straight away, and any change can be undone.
        </Trans>
      }
    >
      <div className="space-y-4">
        <span className="inline-flex h-8 items-center gap-2 rounded-full bg-surface-control px-3 text-ink-muted">
          <Icon name="signal-slash" size={16} />
          <Trans>Offline</Trans>
        </span>
        <div className="flex items-center gap-3 rounded-12 bg-surface-inverse py-3 ps-4 pe-4 text-ink-inverse">
          <Icon name="check-circle" />
          <span className="min-w-0 flex-1 truncate">
            <Trans>Saved on this device</Trans>
          </span>
          <span className="font-medium">
            <Trans>Undo</Trans>
          </span>
        </div>
      </div>
    </Piece>
  )
}
