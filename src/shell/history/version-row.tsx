// One version of a record: who made it and when, what it changed, and the ways back.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { RecordVersion } from '#contract/shell/changes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import type { HistoryOf } from '#platform/workspace/record-history.ts'
import { Button } from '#ui/button.tsx'
import { FIELD_NAMES, VERSION_FIELDS } from './field-names.ts'
import { useRestoring } from './use-restoring.ts'
import { useValueLabels } from './use-value-labels.ts'

const TextChanges = lazyBeside(async () => (await import('./text-changes.tsx')).TextChanges)

export interface VersionRowProps {
  readonly record: HistoryOf
  readonly version: RecordVersion
  readonly names: Readonly<Record<string, string>>
  /** The id of who is reading. */
  readonly reader: string | undefined
  /** What the record is now, or was when it was deleted. */
  readonly isNewest: boolean
  readonly exists: boolean
}

export function VersionRow({ record, version, names, reader, isNewest, exists }: VersionRowProps) {
  const { t } = useLingui()
  const { date, relative } = useFormats()
  const restoring = useRestoring(record)
  const { id, at, api, kind, by } = version
  const what = {
    created: t({ context: 'history', message: 'Created' }),
    changed: t({ context: 'history', message: 'Changed' }),
    deleted: t({ context: 'history', message: 'Deleted' }),
  }[kind]
  const heading = api === 'changes' ? t({ context: 'history', message: 'Restored' }) : what
  const who = by && (by.id === reader ? t`You` : (by.name ?? t`Someone else`))
  const time = date(at, 'dayTime')
  return (
    <li className="border-line-soft border-t py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-40 flex-1 font-medium">
          {heading}
          <span className="ms-2 font-normal text-13 text-ink-muted">
            {who && `${who} · `}
            <time dateTime={at}>{time}</time> · {relative(at)}
          </span>
        </h3>
        {exists && !isNewest && kind !== 'deleted' && (
          <Button
            size="sm"
            aria-label={t`Restore this version: ${time}`}
            onPress={() => restoring.fields(id, 'after', VERSION_FIELDS, t`Version from ${time} restored`)}
          >
            <Trans>Restore this version</Trans>
          </Button>
        )}
        {!exists && isNewest && kind === 'deleted' && (
          <Button size="sm" icon="arrow-uturn-left" onPress={() => restoring.record(id)}>
            <Trans>Restore</Trans>
          </Button>
        )}
      </div>
      {kind === 'changed' && <Fields record={record} version={version} names={names} exists={exists} />}
    </li>
  )
}

function Fields({ record, version, names, exists }: Pick<VersionRowProps, 'record' | 'version' | 'names' | 'exists'>) {
  const { t, i18n } = useLingui()
  const { textOf, wholeOf } = useValueLabels(names)
  const restoring = useRestoring(record)
  const shown = version.fields.filter(({ field }) => Object.hasOwn(FIELD_NAMES, field))
  if (shown.length === 0) {
    return (
      <p className="text-13 text-ink-muted">
        <Trans>Only the position, or details not shown here, changed.</Trans>
      </p>
    )
  }
  return (
    <dl className="mt-1">
      {shown.map(({ field, before, after }) => {
        const { name, along = [] } = FIELD_NAMES[field] ?? { name: { id: field } }
        const [label, was, is] = [i18n._(name), textOf(field, before), textOf(field, after)]
        return (
          <div key={field} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-1">
            <dt className="w-28 shrink-0 pt-1 text-13 text-ink-muted max-sm:w-full max-sm:pt-0">{label}</dt>
            <dd className="min-w-0 flex-1 pt-1 text-13 wrap-anywhere max-sm:pt-0">
              <Value label={label} was={was} is={is} whole={[wholeOf(before), wholeOf(after)]} />
            </dd>
            {exists && along !== null && (
              <Button
                size="sm"
                variant="quiet"
                icon="arrow-uturn-left"
                aria-label={t`Restore “${label}”: ${was || t`empty`}`}
                onPress={() => restoring.fields(version.id, 'before', [field, ...along], t`Restored: ${label}`)}
              >
                <Trans>Restore</Trans>
              </Button>
            )}
          </div>
        )
      })}
    </dl>
  )
}

interface ValueProps {
  readonly label: string
  /** In a few words. */
  readonly was: string
  readonly is: string
  /** The whole text before and after, where its words are not all. */
  readonly whole: readonly [string | undefined, string | undefined]
}

/** What is long is shown whole, with what differs in it. */
function Value({ label, was, is, whole: [before, after] }: ValueProps) {
  const { t } = useLingui()
  const short = (
    <>
      <del className="text-ink-muted">{was || t`empty`}</del>{' '}
      <span aria-hidden="true" className="text-ink-faint">
        →
      </span>{' '}
      <ins className="no-underline">{is || t`empty`}</ins>
    </>
  )
  if (before === undefined && after === undefined) return short
  return (
    <Suspense fallback={short}>
      <TextChanges label={label} before={before ?? was} after={after ?? is} />
    </Suspense>
  )
}
