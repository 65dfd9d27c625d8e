// What is different between a version and the profile as it is, or another version: each difference with what was there and what is. Brought when it is opened.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResumeListed } from '#contract/portal/profile-shapes.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useFieldLabels } from './field-labels.ts'
import { profileQueries } from './queries.ts'

/** The profile as it is. */
const NOW = 'current'

export function DiffDialog({ version, onClose }: { readonly version: ResumeListed; onClose(): void }) {
  const { t } = useLingui()
  const [to, setTo] = useState(NOW)
  const { data: versions = [] } = useQuery(profileQueries.resumes())
  const diff = useQuery(profileQueries.diff(version.id, to))
  const { sectionOf, fieldOf } = useFieldLabels()
  const others = versions.filter(({ id }) => id !== version.id).map(({ id, name }) => ({ id, label: name }))
  const kinds = { added: t`Added`, removed: t`Removed`, changed: t`Changed`, moved: t`Moved` }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} size="lg" title={t`Changes since “${version.name}”`}>
      {others.length > 0 && (
        <Select
          className="mb-3 max-w-90"
          label={t`Compare with`}
          value={to}
          onChange={setTo}
          options={[{ id: NOW, label: t`The current profile` }, ...others]}
        />
      )}
      <QueryView
        query={diff}
        loading={<SkeletonRows label={t`Comparing`} />}
        error={{ title: t`Couldn’t compare the versions.` }}
        isEmpty={(changes) => changes.length === 0}
        empty={
          <p>
            <Trans>No differences.</Trans>
          </p>
        }
        className="mx-0 my-0"
      >
        {(changes) => (
          <ul className="divide-y divide-line-soft">
            {changes.map(({ section, kind, entryId, entry, field, before, after }) => (
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
        )}
      </QueryView>
    </Dialog>
  )
}
