// The first thing in a new workspace: with sample content or without. Without, what to do first; with, a note of it that can remove it. Used by
// home-screen.tsx.

import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useAction } from '#kit/undo/use-action.ts'
import { refetchWorkspace, sampleQueries, useSamples } from '#platform/workspace/samples.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { linkClass } from '#ui/link.tsx'
import { Card } from './card.tsx'
import { homeQueries } from './queries.ts'

export function StartCard() {
  const { data: samples } = useQuery(sampleQueries.content())
  const { data: due } = useQuery(homeQueries.due())
  if (!samples) return null
  if (samples.content === 'unchosen') return <Choice />
  if (samples.content === 'none') return due?.isEmpty ? <FirstSteps /> : null
  return null
}

function Choice() {
  const { t } = useLingui()
  const { choose, running } = useChoice()
  return (
    <Card title={t`How would you like to start?`}>
      <p className="max-w-(--prose) px-4 text-ink-muted md:px-5">
        <Trans>
          Sample content fills tasks, messages, files and the other apps, so you can try everything straight away. You
          can remove it later; anything you create stays.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2 px-4 pt-4 pb-5 md:px-5">
        <Button variant="primary" isPending={running === 'samples'} onPress={() => choose(true)}>
          <Trans>Add sample content</Trans>
        </Button>
        <Button isPending={running === 'none'} onPress={() => choose(false)}>
          <Trans>Start without sample content</Trans>
        </Button>
      </div>
    </Card>
  )
}

function FirstSteps() {
  const { t } = useLingui()
  const { choose, running } = useChoice()
  return (
    <Card title={t`First steps`}>
      <ul className="divide-y divide-line-soft border-line-soft border-y">
        <Step to="/apps/tasks" icon="check-circle">{t`Add your first task`}</Step>
        <Step to="/profile" icon="user-circle">{t`Complete your profile`}</Step>
        <Step to="/career/jobs" icon="briefcase">{t`Find jobs that match your skills`}</Step>
        <Step to="/skill-evaluation/skills" icon="academic-cap">{t`Evaluate a skill`}</Step>
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
        <p className="min-w-48 flex-1 text-13 text-ink-muted">
          <Trans>Want to look around first? Fill your workspace with examples.</Trans>
        </p>
        <Button size="sm" isPending={running === 'samples'} onPress={() => choose(true)}>
          <Trans>Add sample content</Trans>
        </Button>
      </div>
    </Card>
  )
}

type Place = '/apps/tasks' | '/profile' | '/career/jobs' | '/skill-evaluation/skills'

function Step({ to, icon, children }: { to: Place; icon: Parameters<typeof Icon>[0]['name']; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-11 items-center gap-3 px-4 hover:bg-surface-hover focus-visible:-outline-offset-2 md:px-5"
      >
        <Icon name={icon} className="text-ink-muted" />
        <span className="flex-1">{children}</span>
        <Icon name="chevron-right" className="text-ink-faint" />
      </Link>
    </li>
  )
}

/** Says that there is sample content, where the person chose it. At the end of the page. */
export function SampleNote() {
  const { choose, running } = useChoice()
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-2 text-13 text-ink-muted">
      <Trans>This workspace contains sample content.</Trans>
      <button
        type="button"
        disabled={running !== undefined}
        onClick={() => choose(false)}
        className={`${linkClass} min-h-6`}
      >
        <Trans>Remove it</Trans>
      </button>
    </p>
  )
}

function useChoice() {
  const { t } = useLingui()
  const change = useSamples()
  const { run } = useAction()
  const client = useQueryClient()
  const [running, setRunning] = useState<'samples' | 'none'>()
  const refetch = () => refetchWorkspace(client)
  const choose = async (wanted: boolean) => {
    setRunning(wanted ? 'samples' : 'none')
    await run({
      message: wanted ? t`Sample content added` : t`Sample content removed`,
      write: async () => {
        const changed = await change(wanted)
        return changed.added + changed.removed > 0 ? changed : null
      },
      isPortal: true,
      onUndone: refetch,
      onRedone: refetch,
    })
    setRunning(undefined)
  }
  return { choose: (wanted: boolean) => void choose(wanted), running }
}
