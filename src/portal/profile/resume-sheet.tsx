// The resume as it is printed, in one of three manners: centred in a serif, two columns in a colour, or close-set with its headings at the margin.
import { useLingui } from '@lingui/react/macro'
import type { ResumeContent } from '#contract/portal/resume.ts'
import { cx } from '#ui/cx.ts'
import { contactsOf, type PaperEntry, type PaperLink, type PaperSection, usePaperSections } from './paper-entries.ts'
import { PaperAddress, PaperLine, PaperSectionView } from './paper-section.tsx'
import type { Theme } from './print-themes.ts'

const ASIDE: readonly PaperSection['id'][] = ['proof', 'languages', 'skills', 'certificates', 'interests']
const BEFORE_PROOF: readonly PaperSection['id'][] = ['work', 'education', 'languages']
const MANNER: Readonly<Record<Theme, string>> = {
  classic: "[font-family:Georgia,'Times_New_Roman','Liberation_Serif',serif]",
  columns: '',
  compact: 'text-13',
}

export interface ResumeSheetProps {
  readonly content: ResumeContent
  readonly photo: string | null
  readonly theme: Theme
  /** What evaluations say, where it is to be shown. */
  readonly proof?: readonly PaperEntry[]
}

export function ResumeSheet({ content, photo, theme, proof = [] }: ResumeSheetProps) {
  const { t, i18n } = useLingui()
  const own = usePaperSections(content)
  const contacts = contactsOf(content.basics, i18n.locale)
  const insertAt = own.findIndex(({ id }) => !BEFORE_PROOF.includes(id))
  const sections: readonly PaperSection[] =
    proof.length === 0
      ? own
      : own.toSpliced(insertAt < 0 ? own.length : insertAt, 0, {
          id: 'proof',
          title: t`Evaluated skills`,
          entries: proof,
        })
  const isAside = ({ id }: PaperSection) => theme === 'columns' && ASIDE.includes(id)
  const list = (some: readonly PaperSection[]) =>
    some.map((section) => <PaperSectionView key={section.id} section={section} theme={theme} />)
  const main = list(sections.filter((section) => !isAside(section)))
  return (
    <article
      // It is paper, whatever the scheme.
      data-scheme="light"
      data-theme="default"
      className={cx(
        'mx-auto w-full max-w-200 rounded-12 border border-line bg-surface-raised px-5 py-6 text-ink wrap-anywhere md:px-12 md:py-10 print:max-w-none print:rounded-none print:border-0 print:p-0',
        MANNER[theme],
      )}
    >
      <Head basics={content.basics} photo={photo} theme={theme} contacts={contacts} />
      {theme === 'columns' ? (
        <div className="gap-8 sm:grid sm:grid-cols-[minmax(0,1fr)_208px] print:grid print:grid-cols-[minmax(0,1fr)_208px]">
          <div>
            <Summary text={content.basics.summary} className="mt-6" />
            {main}
          </div>
          <div className="border-line sm:border-s sm:ps-6 print:border-s print:ps-6">
            <ul className="mt-6 grid gap-1.5 text-13">
              {contacts.map((link) => (
                <li key={link.text}>
                  <PaperAddress link={link} />
                </li>
              ))}
            </ul>
            {list(sections.filter(isAside))}
          </div>
        </div>
      ) : (
        <>
          <Summary text={content.basics.summary} className={theme === 'classic' ? 'mt-5' : 'mt-3'} />
          {main}
        </>
      )}
    </article>
  )
}

function Summary({ text, className }: { readonly text: string; readonly className: string }) {
  return text === '' ? null : <p className={cx('whitespace-pre-line', className)}>{text}</p>
}

interface HeadProps extends Pick<ResumeSheetProps, 'photo' | 'theme'> {
  readonly basics: ResumeContent['basics']
  readonly contacts: readonly PaperLink[]
}

function Head({ basics: { name, label }, photo, theme, contacts }: HeadProps) {
  if (theme === 'compact') {
    return (
      <header>
        <h2 className="font-semibold text-20">
          {name}
          {label && <span className="font-normal text-14 text-ink-muted"> {label}</span>}
        </h2>
        <p className="text-12 text-ink-muted">
          <PaperLine links={contacts} />
        </p>
      </header>
    )
  }
  const picture = photo && (
    <img
      src={photo}
      alt=""
      className={cx('shrink-0 object-cover', theme === 'columns' ? 'size-24 rounded-12' : 'size-20 rounded-full')}
    />
  )
  if (theme === 'columns') {
    return (
      <header className="flex items-center gap-6 border-accent border-b-2 pb-5">
        {picture}
        <div className="min-w-0">
          <h2 className="font-semibold text-30 text-accent-text tracking-tighter">{name}</h2>
          <p className="text-16">{label}</p>
        </div>
      </header>
    )
  }
  return (
    <header className="flex items-center gap-6">
      <div className={cx('min-w-0 flex-1', !picture && 'text-center')}>
        <h2 className="text-30">{name}</h2>
        <p className="text-16 italic">{label}</p>
        <p className="mt-2 text-13">
          <PaperLine links={contacts} />
        </p>
      </div>
      {picture}
    </header>
  )
}
