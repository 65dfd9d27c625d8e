// The resume before it is printed: its manner and what goes on it are chosen, and the sheet is shown as it will be.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { QueryView } from '#kit/query/query-view.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { THEMES, type Theme } from './print-themes.ts'
import { profileQueries } from './queries.ts'
import { ResumeSheet } from './resume-sheet.tsx'
import type { ProfileEdit } from './use-profile-edit.ts'
import { useProof } from './use-proof.ts'

export interface PrintedResumeProps {
  readonly edit: ProfileEdit
  readonly theme: Theme
  readonly version: string | undefined
  readonly proof: 'none' | undefined
}

export function PrintedResume({ edit, theme, version, proof }: PrintedResumeProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const evaluated = useProof()
  const kept = useQuery({ ...profileQueries.resume(version ?? ''), enabled: version !== undefined })
  const shown = version === undefined ? { content: edit.content, photo: edit.profile.photo } : kept.data
  const names = { classic: t`Classic`, columns: t`Two columns`, compact: t`Compact` }
  const go = (print: Theme, levels: 'none' | undefined) =>
    navigate({ to: '/profile', search: { print, version, proof: levels }, replace: true })
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3 print:hidden">
        <h1 className="font-semibold text-24 tracking-tight">{kept.data?.name ?? t`Your CV on paper`}</h1>
        <Segmented
          label={t`Layout`}
          options={THEMES.map((id) => ({ id, label: names[id] }))}
          value={theme}
          onChange={(print) => go(print, proof)}
        />
        {evaluated.length > 0 && (
          <Checkbox isSelected={proof === undefined} onChange={(isWith) => go(theme, isWith ? undefined : 'none')}>
            <Trans>Evaluated skills</Trans>
          </Checkbox>
        )}
        <div className="ms-auto flex flex-wrap gap-2">
          <Button variant="quiet" onPress={() => navigate({ to: '/profile', search: {} })}>
            <Trans>Back to editing</Trans>
          </Button>
          <Button variant="primary" icon="printer" isDisabled={!shown} onPress={() => window.print()}>
            <Trans>Print or save as PDF</Trans>
          </Button>
        </div>
        <p className="basis-full text-13 text-ink-muted">
          <Trans>Entries with a date are printed newest first.</Trans>
        </p>
      </div>
      {shown ? (
        <ResumeSheet
          content={shown.content}
          photo={shown.photo}
          theme={theme}
          proof={proof === undefined ? evaluated : []}
        />
      ) : (
        <QueryView
          query={kept}
          loading={<SkeletonRows label={t`Loading your profile`} />}
          error={{ title: t`This version no longer exists or can’t be loaded.` }}
          className="mx-0 my-0"
        />
      )}
    </>
  )
}
