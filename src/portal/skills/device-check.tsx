// Whether the device is ready: where the questions are, whether it works without a network, whether there is room for the answers.
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Calibration } from '#contract/portal/evaluation-results.ts'
import { usePortal } from '#platform/offline/can-do-now.ts'
import { useOnline } from '#platform/offline/online.ts'
import { deviceStorage, isNearlyFull } from '#platform/workspace/device-storage.ts'
import { Icon } from '#ui/icon.tsx'

export interface DeviceCheckProps {
  /** In the bank. */
  readonly items: number
  readonly version: string
  readonly calibration: Calibration
}

export function DeviceCheck({ items, version, calibration }: DeviceCheckProps) {
  const hasPortal = usePortal()
  const isOnline = useOnline()
  const { data: storage } = useQuery(deviceStorage())
  return (
    <ul className="grid gap-2 text-13">
      {hasPortal ? (
        <Line isGood={isOnline}>
          {isOnline ? (
            <Trans>You’re online. The portal chooses the questions, so stay connected while you answer.</Trans>
          ) : (
            <Trans>You’re offline. The portal chooses the questions, so you need a connection.</Trans>
          )}
        </Line>
      ) : (
        <Line isGood>
          <Trans>Ready offline: the questions are on this device, so losing your connection won’t matter.</Trans>
        </Line>
      )}
      {storage && (
        <Line isGood={!isNearlyFull(storage)}>
          {isNearlyFull(storage) ? (
            <Trans>This device is nearly full. Free up some space so that every answer can be saved.</Trans>
          ) : (
            <Trans>There’s enough space for your answers. Each one is saved before the next question appears.</Trans>
          )}
        </Line>
      )}
      <Line isGood>
        <Plural value={items} one="# question in English and in French" other="# questions in English and in French" />
        {', '}
        <Trans>version {version}</Trans>
      </Line>
      <Line isGood={calibration === 'calibrated'}>
        {calibration === 'calibrated' ? (
          <Trans>Calibrated: people’s answers have shown how difficult the questions are.</Trans>
        ) : (
          <Trans>
            Not calibrated yet: the authors estimated the difficulty of the questions. The result’s interval allows for
            errors in their estimates.
          </Trans>
        )}
      </Line>
    </ul>
  )
}

function Line({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon
        name={isGood ? 'check-circle' : 'exclamation-triangle'}
        className={isGood ? 'mt-px text-success' : 'mt-px text-warning'}
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
