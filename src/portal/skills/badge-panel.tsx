// The badge of a result: signed by this device and labelled so. To be downloaded, copied, and checked by anybody.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { Badge } from '#contract/portal/evaluation-records.ts'
import type { EvaluationResult } from '#contract/portal/evaluation-results.ts'
import { useCopy } from '#kit/transfer/use-copy.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { Button } from '#ui/button.tsx'
import { CloseOnEscape } from '#ui/close-on-escape.tsx'
import { Icon } from '#ui/icon.tsx'
import { Pill } from '#ui/pill.tsx'
import { useLevelLabel } from '#ui/use-level-label.ts'
import { isDecided } from './decision-panel.tsx'
import { Panel } from './panel.tsx'
import { useIssuing } from './use-issuing.ts'

const BadgeCheck = lazyBeside(async () => (await import('./badge-check.tsx')).BadgeCheck)

export function BadgePanel({ result }: { result: EvaluationResult }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const levelLabel = useLevelLabel()
  const { badge, issue, isPending, failure } = useIssuing(result.id)
  const { badgeLevel, level, levelProbs } = result
  if (badgeLevel === null)
    return (
      <Panel title={t`No badge this time`}>
        <p className="text-13 text-ink-muted">
          <Trans>
            A badge confirms a level we’re at least 95% sure of. In this evaluation, no level above Novice is that
            certain.
          </Trans>
        </p>
      </Panel>
    )
  const word = levelLabel(badgeLevel)
  const own = levelLabel(level)
  const chance = number(
    levelProbs.slice(level - 1).reduce((sum, one) => sum + one, 0),
    { style: 'percent' },
  )
  return (
    <Panel title={t`Badge: ${word}`} end={<Pill>{t`Self-issued`}</Pill>}>
      <div className="flex gap-4">
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-tint text-accent-text ring-1 ring-accent-line"
        >
          <Icon name="check-badge" />
        </span>
        <p className="text-13 text-ink-muted">
          <Trans>The highest level we’re at least 95% sure of.</Trans>{' '}
          {badgeLevel < level && !isDecided(result) && (
            <Trans>
              {own} or higher: {chance}.
            </Trans>
          )}{' '}
          <Trans>Signed by this device. The evaluation was unsupervised, as the badge states.</Trans>
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        {badge ? (
          <Issued badge={badge} name={`${result.skillId}-${badgeLevel}`} />
        ) : (
          <Button icon="check-badge" isPending={isPending} onPress={issue}>
            <Trans>Issue the badge</Trans>
          </Button>
        )}
      </div>
      {failure && (
        <p role="alert" className="mt-2 text-13 text-danger">
          {failure}
        </p>
      )}
    </Panel>
  )
}

function Issued({ badge, name }: { badge: Badge; name: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState<boolean>()
  const { credential } = badge
  const copyText = useCopy()
  const copy = () =>
    copyText(credential, {
      copied: t`Badge copied`,
      refused: { kind: 'error', message: t`This browser doesn’t allow copying. Download the badge instead.` },
    })
  return (
    <>
      <Button
        size="sm"
        icon="arrow-down-tray"
        onPress={() => saveFile(new File([credential], `badge-${name}.jwt`, { type: 'application/jwt' }))}
      >
        <Trans>Download</Trans>
      </Button>
      <Button size="sm" icon="clipboard" onPress={copy}>
        <Trans>Copy</Trans>
      </Button>
      <Button size="sm" variant="quiet" onPress={() => setOpen(true)}>
        <Trans>Verify</Trans>
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={<CloseOnEscape onClose={() => setOpen(undefined)} />}>
          <BadgeCheck badge={badge} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
