// A section of a printed resume: its heading and its entries, in the manner that was chosen.
import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { cx } from '#ui/cx.ts'
import { type PaperEntry, type PaperLink, type PaperSection, SHORT } from './paper-entries.ts'
import type { Theme } from './print-themes.ts'

const SECTION: Readonly<Record<Theme, string>> = {
  classic: 'mt-5',
  columns: 'mt-6',
  compact:
    'mt-3 border-line-soft border-t pt-2 sm:grid sm:grid-cols-[104px_minmax(0,1fr)] sm:gap-x-5 print:grid print:grid-cols-[104px_minmax(0,1fr)] print:gap-x-5',
}
const HEADING: Readonly<Record<Theme, string>> = {
  classic:
    'border-ink border-b pb-1 text-center font-semibold text-16 tracking-[0.08em] [font-variant-caps:small-caps]',
  columns: 'font-semibold text-16 text-accent-text',
  compact: 'font-semibold text-13 text-ink-muted',
}
const LIST: Readonly<Record<Theme, string>> = {
  classic: 'mt-3 grid gap-4',
  columns: 'mt-2 grid gap-4',
  compact: 'grid gap-2',
}
const SHORT_LIST: Readonly<Record<Theme, string>> = {
  classic: 'mt-3 grid gap-x-8 gap-y-1 sm:grid-cols-2 print:grid-cols-2',
  columns: 'mt-2 grid gap-1.5',
  compact: '',
}

export interface PaperSectionProps {
  readonly section: PaperSection
  readonly theme: Theme
}

export function PaperSectionView({ section: { id, title, entries }, theme }: PaperSectionProps) {
  const isShort = SHORT.includes(id)
  return (
    <section className={SECTION[theme]}>
      <h3 className={HEADING[theme]}>{title}</h3>
      <ul className={isShort ? SHORT_LIST[theme] : LIST[theme]}>
        {entries.map((entry, index) => (
          <li key={entry.id} className={cx('min-w-0', isShort && theme === 'compact' && 'inline')}>
            {isShort && theme === 'compact' && index > 0 && ' · '}
            {isShort ? <Short entry={entry} /> : <Long entry={entry} theme={theme} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `SQL: Competent, badge of 12 Nov 2026 (window functions, plans)` */
function Short({ entry: { title, line, notes } }: { readonly entry: PaperEntry }) {
  return (
    <>
      {line === '' ? (
        <b className="font-semibold">{title}</b>
      ) : (
        <Trans>
          <b className="font-semibold">{title}</b>: {line}
        </Trans>
      )}
      {notes.length > 0 && <span className="text-ink-muted"> ({notes.join(', ')})</span>}
    </>
  )
}

function Long({ entry, theme }: { readonly entry: PaperEntry; readonly theme: Theme }) {
  const { title, line, when } = entry
  const isCompact = theme === 'compact'
  const under = line && (
    <p className={cx(theme === 'classic' && 'italic', theme === 'columns' && 'text-ink-muted')}>{line}</p>
  )
  return (
    <>
      <p className="flex items-baseline justify-between gap-x-5">
        <span className="min-w-0">
          <b className="font-semibold">{title}</b>
          {isCompact && line && <span>, {line}</span>}
        </span>
        {when && <span className={cx('shrink-0 text-ink-muted', isCompact ? 'text-12' : 'text-13')}>{when}</span>}
      </p>
      {!isCompact && under}
      <PaperBody entry={entry} isCompact={isCompact} />
    </>
  )
}

/** What follows the heading of an entry: its texts, results, notes and address. */
export function PaperBody({
  entry: { texts, results, notes, link },
  isCompact = false,
}: {
  readonly entry: PaperEntry
  readonly isCompact?: boolean
}) {
  return (
    <>
      {keyed(texts).map(([key, text]) => (
        <p key={key} className={cx('whitespace-pre-line', !isCompact && 'mt-1')}>
          {text}
        </p>
      ))}
      {results.length > 0 && (
        <ul className={cx('list-disc ps-5', !isCompact && 'mt-1')}>
          {keyed(results).map(([key, text]) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
      {(notes.length > 0 || link) && (
        <p className={cx('text-ink-muted', isCompact ? 'text-12' : 'mt-1 text-13')}>
          {notes.join(' · ')}
          {notes.length > 0 && link && ' · '}
          {link && <PaperAddress link={link} />}
        </p>
      )}
    </>
  )
}

/** Each text with a key of its own: the same may be there twice. */
const keyed = (texts: readonly string[]) => texts.map((text, index) => [`${index} ${text}`, text] as const)

export function PaperAddress({ link: { text, href } }: { readonly link: PaperLink }) {
  return href ? (
    <a href={href} className="text-link hover:underline focus-visible:underline">
      {text}
    </a>
  ) : (
    text
  )
}

/** One after the other on as many lines as they take. */
export function PaperLine({ links }: { readonly links: readonly PaperLink[] }) {
  return keyed(links.map(({ text }) => text)).map(([key], index) => {
    const link = links[index]
    return (
      <Fragment key={key}>
        {link && (
          <span className="inline-block max-w-full">
            <PaperAddress link={link} />
            {index < links.length - 1 && ' ·'}
          </span>
        )}{' '}
      </Fragment>
    )
  })
}
