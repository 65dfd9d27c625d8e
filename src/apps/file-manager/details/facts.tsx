// What is known of the open item: size, where it is, when and by whom it was made and changed.
// @chunk files-menus
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import type { FoundItem } from '#contract/apps/file-manager.ts'
import { useByteFormat } from '#kit/transfer/use-byte-format.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { linkClass } from '#ui/link.tsx'

export function Facts({ found: { item, path } }: { readonly found: FoundItem }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const formatBytes = useByteFormat()
  const { contents, size, modifiedAt, createdAt, createdBy } = item
  const bytes = formatBytes(size)
  return (
    <dl className="grid grid-cols-[104px_minmax(0,1fr)] gap-y-2">
      <Fact name={t`Size`}>{contents === null ? bytes : `${contents}, ${bytes}`}</Fact>
      <Fact name={t`Location`}>
        <Link to="/apps/file-manager" className={linkClass}>
          <Trans>Files</Trans>
        </Link>
        {path.map(({ id, name }) => (
          <Fragment key={id}>
            <span className="text-ink-faint"> / </span>
            <Link to="/apps/file-manager/$folderId" params={{ folderId: id }} className={linkClass}>
              {name}
            </Link>
          </Fragment>
        ))}
      </Fact>
      <Fact name={t`Modified`}>{`${date(modifiedAt, 'date')}, ${date(modifiedAt, 'time')}`}</Fact>
      <Fact name={t`Created`}>{`${date(createdAt, 'date')}, ${date(createdAt, 'time')}`}</Fact>
      {createdBy !== '' && <Fact name={t`Created by`}>{createdBy}</Fact>}
    </dl>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt className="text-13 text-ink-muted">{name}</dt>
    <dd className="wrap-anywhere text-13">{children}</dd>
  </>
)
