// The settings: the sections on the left and the open one beside them; below md one of the two. The URL has the open one.
// @chunk settings
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useKeys } from '#platform/keys/use-keys.ts'
import { useRecordTitle } from '#platform/navigation/record-title.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { SECTION_IDS, type SectionId } from './section-ids.ts'
import { SECTIONS, type SectionProps } from './sections.ts'
import { settingsKeys } from './settings-keys.ts'

export interface SettingsScreenProps extends SectionProps {
  /** Their route: before the profiling is completed, beside it. */
  readonly at: '/settings' | '/profiling/settings'
}

export function SettingsScreen({ at, PasswordForm, FairnessForm }: SettingsScreenProps) {
  const { t, i18n } = useLingui()
  const { section }: { section?: SectionId | undefined } = useSearch({ strict: false })
  // From md up there is always one beside the list.
  const shown = section ?? 'account'
  const { title, Content } = SECTIONS[shown]
  const navigate = useNavigate()
  const goTo = (index: number) => {
    const id = SECTION_IDS[index]
    return id && (() => navigate({ to: at, search: { section: id } }))
  }
  const index = SECTION_IDS.indexOf(shown)
  useKeys(settingsKeys, { next: goTo(index + 1), previous: goTo(index - 1) })
  useRecordTitle(section && i18n._(title))
  return (
    <div className="mx-auto grid w-full max-w-(--page) gap-x-10 px-4 pt-5 pb-12 md:grid-cols-[240px_minmax(0,1fr)] md:px-6 md:pt-8 md:pb-16">
      <div className={cx(section && 'max-md:hidden')}>
        {!section && (
          <h1 className="mb-3 font-semibold text-24 tracking-tight md:hidden">
            <Trans>Settings</Trans>
          </h1>
        )}
        <nav aria-label={t`Settings`} className="md:sticky md:top-[calc(var(--header)+32px)]">
          <p aria-hidden="true" className="mb-2 px-3 font-medium text-12 text-ink-faint max-md:hidden">
            <Trans>Settings</Trans>
          </p>
          <ul className="max-md:divide-y max-md:divide-line-soft max-md:overflow-hidden max-md:rounded-12 max-md:border max-md:border-line max-md:bg-surface-raised">
            {SECTION_IDS.map((id) => (
              <SectionLink key={id} at={at} id={id} isShown={id === shown} isChosen={id === section} />
            ))}
          </ul>
        </nav>
      </div>
      <div className={cx('min-w-0 max-w-180', !section && 'max-md:hidden')}>
        <Link
          to={at}
          className="-ms-2 mb-1 inline-flex min-h-11 items-center gap-1 rounded-8 pe-3 text-ink-muted hover:text-ink md:hidden"
        >
          <Icon name="chevron-left" />
          <Trans>Settings</Trans>
        </Link>
        <h1 className="mb-5 font-semibold text-24 tracking-tight">{i18n._(title)}</h1>
        <Suspense fallback={<SkeletonRows label={t`Loading the settings`} count={5} />}>
          <Content key={shown} PasswordForm={PasswordForm} FairnessForm={FairnessForm} />
        </Suspense>
      </div>
    </div>
  )
}

interface SectionLinkProps extends Pick<SettingsScreenProps, 'at'> {
  readonly id: SectionId
  readonly isShown: boolean
  readonly isChosen: boolean
}

function SectionLink({ at, id, isShown, isChosen }: SectionLinkProps) {
  const { i18n } = useLingui()
  const { title, about, icon } = SECTIONS[id]
  return (
    <li>
      <Link
        to={at}
        search={{ section: id }}
        aria-current={isShown ? 'page' : undefined}
        className={cx(
          'flex min-h-15 items-center gap-3 px-4 py-2 hover:bg-surface-hover focus-visible:-outline-offset-2 md:min-h-9 md:rounded-8 md:px-3 md:py-1.5 md:pointer-coarse:min-h-11',
          isShown && 'md:bg-accent-tint md:font-medium md:text-accent-text',
        )}
      >
        <Icon name={icon} className={cx('text-ink-muted', isShown && 'md:text-accent-text')} />
        <span className="min-w-0 flex-1">
          {i18n._(title)}
          <span className="block text-13 text-ink-muted md:hidden">{i18n._(about)}</span>
        </span>
        <Icon name="chevron-right" className={cx('text-ink-faint md:hidden', isChosen && 'invisible')} />
      </Link>
    </li>
  )
}
