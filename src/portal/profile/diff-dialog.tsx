// What is different between a version and the profile as it is, or another version: each difference with what was there and what is. Brought when it is opened.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResumeListed } from '#contract/portal/profile.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useFieldWords } from './field-words.ts'
import { profileQueries } from './queries.ts'

/** The profile as it is. */
const NOW = 'current'

export function DiffDialog({ version, onClose }: { readonly version: ResumeListed; onClose(): void }) {
  const { t } = useLingui()
  const [to, setTo] = useState(NOW)
  const { data: versions = [] } = useQuery(profileQueries.resumes())
  const diff = useQuery(profileQueries.diff(version.id, to))
  const { sectionOf, fieldOf } = useFieldWords()
  const others = versions.filter(({ id }) => id !== version.id).map(({ id, name }) => ({ id, label: name }))
  const kinds = { added: t`Added`, removed: t`Removed`, changed: t`Changed`, moved: t`Moved` }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={t`What has changed since “${version.name}”`}
    >
      {others.length > 0 && (
        <Select
          className="mb-3 max-w-90"
          label={t`Compared with`}
          value={to}
          onChange={setTo}
          options={[{ id: NOW, label: t`The profile as it is now` }, ...others]}
        />
      )}
      {diff.isPending && <SkeletonRows label={t`Comparing`} />}
      {diff.isError && <ErrorState title={t`The versions could not be compared.`} onRetry={() => diff.refetch()} />}
      {diff.data?.length === 0 && (
        <p>
          <Trans>There is no difference.</Trans>
        </p>
      )}
      <ul className="divide-y divide-line-soft">
        {diff.data?.map(({ section, kind, entryId, entry, field, before, after }) => (
          <li key={`${section} ${entryId} ${field} ${kind}`} className="py-3">
            <p className="text-13 text-ink-muted">
              {kinds[kind]} ·{' '}
              {[sectionOf(section), entry, field && fieldOf(section, field)].filter(Boolean).join(' · ')}
            </p>
            {before && (
              <del className="mt-1 block whitespace-pre-line bg-danger-tint px-2 py-1 wrap-anywhere">{before}</del>
            )}
            {after && (
              <ins className="mt-1 block whitespace-pre-line bg-success-tint px-2 py-1 no-underline wrap-anywhere">
                {after}
              </ins>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
