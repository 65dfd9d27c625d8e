// The resume as it is printed, in one of three manners: one column, two, or close-set.
import { useLingui } from '@lingui/react/macro'
import type { ResumeContent } from '#contract/portal/resume.ts'
import { cx } from '#ui/cx.ts'
import { countryName } from './countries.ts'
import type { Theme } from './print-themes.ts'
import { periodOf } from './section-editor.tsx'
import { type Entry, entriesOf, namesOf, type SectionForm, textOf, useSections } from './sections.ts'

const ASIDE = ['languages', 'skills', 'certificates', 'interests']

export function ResumeSheet({
  content,
  photo,
  theme,
}: {
  readonly content: ResumeContent
  readonly photo: string | null
  readonly theme: Theme
}) {
  const sections = useSections().filter(({ id }) => entriesOf(content, id).length > 0)
  const { i18n } = useLingui()
  const { basics } = content
  const reach = [
    basics.email,
    basics.phone,
    [basics.location.city, countryName(basics.location.countryCode, i18n.locale)].filter(Boolean).join(', '),
    basics.url,
  ]
  const isAside = ({ id }: SectionForm) => theme === 'columns' && ASIDE.includes(id)
  const list = (some: readonly SectionForm[]) =>
    some.map((form) => (
      <Section key={form.id} title={form.title} entries={entriesOf(content, form.id)} isTight={theme === 'compact'} />
    ))
  return (
    <article
      className={cx(
        'mx-auto w-full max-w-200 rounded-12 border border-line bg-surface-raised px-5 py-6 md:px-10 md:py-9 print:max-w-none print:rounded-none print:border-0 print:p-0',
        theme === 'classic' && 'font-serif',
        theme === 'compact' && 'text-13',
      )}
    >
      <header className={cx('flex items-start gap-5', theme !== 'compact' && 'border-line border-b pb-4')}>
        <div className="min-w-0 flex-1">
          <h2 className={theme === 'compact' ? 'font-semibold text-20' : 'font-semibold text-24'}>{basics.name}</h2>
          <p>{basics.label}</p>
          <p className="mt-1 text-13 text-ink-muted wrap-anywhere">{reach.filter(Boolean).join(' · ')}</p>
        </div>
        {photo && theme !== 'compact' && <img src={photo} alt="" className="size-20 rounded-full object-cover" />}
      </header>
      {basics.summary && <p className="mt-4 whitespace-pre-line">{basics.summary}</p>}
      <div
        className={cx(
          theme === 'columns' &&
            'sm:grid sm:grid-cols-[minmax(0,1fr)_200px] sm:gap-8 print:grid print:grid-cols-[minmax(0,1fr)_200px] print:gap-8',
        )}
      >
        <div>{list(sections.filter((form) => !isAside(form)))}</div>
        {theme === 'columns' && <div>{list(sections.filter(isAside))}</div>}
      </div>
    </article>
  )
}

function Section({
  title,
  entries,
  isTight,
}: {
  readonly title: string
  readonly entries: readonly Entry[]
  readonly isTight: boolean
}) {
  return (
    <section className={isTight ? 'mt-3' : 'mt-6'}>
      <h3 className="border-line-soft border-b font-semibold">{title}</h3>
      <ul className={cx('mt-2 grid', isTight ? 'gap-1' : 'gap-3')}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <b className="font-semibold">{namesOf(entry).slice(0, 2).join(', ')}</b>
              <span className="text-13 text-ink-muted">{periodOf(entry)}</span>
            </p>
            {['summary', 'description', 'reference'].map((field) => {
              const text = textOf(entry, field)
              return (
                text && (
                  <p key={field} className="whitespace-pre-line">
                    {text}
                  </p>
                )
              )
            })}
            <Lines lines={entry.highlights} />
            {['keywords', 'courses'].map((field) => {
              const text = textOf(entry, field)
              return (
                text && (
                  <p key={field} className="text-13 text-ink-muted">
                    {text}
                  </p>
                )
              )
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lines({ lines }: { readonly lines: string | readonly string[] | undefined }) {
  if (!Array.isArray(lines) || lines.length === 0) return null
  return (
    <ul className="mt-1 list-disc ps-5">
      {lines.map((line: string) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
