// What has changed in the profile since a version of it: each difference with what was there and what is. Brought when it is opened.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ResumeListed } from '#contract/portal/profile.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { profileQueries } from './queries.ts'
import { useSections } from './sections.ts'

export function DiffDialog({ version, onClose }: { readonly version: ResumeListed; onClose(): void }) {
  const { t } = useLingui()
  const diff = useQuery(profileQueries.diff(version.id))
  const sections = useSections()
  const titleOf = (section: string) => sections.find(({ id }) => id === section)?.title ?? t`About you`
  const kinds = { added: t`Added`, removed: t`Removed`, changed: t`Changed`, moved: t`Moved` }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} size="lg" title={t`From “${version.name}” to now`}>
      {diff.isError && <ErrorState title={t`The versions could not be compared.`} onRetry={() => diff.refetch()} />}
      {diff.data?.length === 0 && (
        <p>
          <Trans>Nothing has changed since.</Trans>
        </p>
      )}
      <ul className="divide-y divide-line-soft">
        {diff.data?.map(({ section, kind, entryId, entry, field, before, after }) => (
          <li key={`${section} ${entryId} ${field} ${kind}`} className="py-3">
            <p className="text-13 text-ink-muted">
              {kinds[kind]} · {[titleOf(section), entry, field].filter(Boolean).join(' · ')}
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
