// What would make the profile do more, by what it would do: jobs it opens, forms it fills in, trust it earns.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CompletenessStep } from '#contract/portal/profile-shapes.ts'
import { linkClass } from '#ui/link.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { ProfileSection } from './profile-section.tsx'

const ANCHORS: Partial<Record<CompletenessStep['id'], string>> = {
  work: 'work',
  education: 'education',
  languages: 'languages',
  claims: 'levels',
  evidence: 'levels',
}

export interface CompletenessProps {
  readonly steps: readonly CompletenessStep[]
  /** A step's link was followed: what it leads to opens. */
  onGo(anchor: string): void
}

export function Completeness({ steps, onGo }: CompletenessProps) {
  const { t } = useLingui()
  const { labels, effects } = useStepTexts()
  const open = steps.filter(({ isDone }) => !isDone).toSorted((one, other) => other.jobs - one.jobs)
  const done = steps.length - open.length
  return (
    <ProfileSection title={t`Suggestions`}>
      <div className="px-4 pb-4 md:px-5">
        <ProgressBar
          label={t`Your profile`}
          isLabelHidden
          value={done}
          max={steps.length}
          valueText={t`${done} of ${steps.length}`}
        />
        {open.length === 0 ? (
          <p className="mt-3 text-13 text-ink-muted">
            <Trans>Your profile has all the essentials.</Trans>
          </p>
        ) : (
          <ul className="mt-3 grid gap-2.5 text-13">
            {open.map(({ id, jobs }) => (
              <li key={id}>
                <Link
                  to="/profile"
                  hash={ANCHORS[id] ?? 'basics'}
                  onClick={() => onGo(ANCHORS[id] ?? 'basics')}
                  className={`${linkClass} inline-block py-0.5 pointer-coarse:py-3.5`}
                >
                  {labels[id]}
                </Link>
                <span className="block text-ink-muted">
                  {effects[id]}{' '}
                  {jobs > 0 && <Plural value={jobs} one="This affects # job." other="This affects # jobs." />}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </ProfileSection>
  )
}

/** What each step is, and what it does for the person. */
function useStepTexts() {
  const { t } = useLingui()
  const labels: Record<CompletenessStep['id'], string> = {
    photo: t`Add a photo`,
    headline: t`Write a headline`,
    summary: t`Describe what you do in a few sentences`,
    contact: t`Add your email and phone number`,
    place: t`Add your location`,
    work: t`Add your experience`,
    education: t`Add your education`,
    languages: t`Add your languages`,
    claims: t`Add your skill levels`,
    evidence: t`Get a skill evaluated`,
  }
  const effects: Record<CompletenessStep['id'], string> = {
    photo: t`Shows your photo on your CV and in the header.`,
    headline: t`Adds a line about what you do to every application.`,
    summary: t`Adds a summary in your own words to every application.`,
    contact: t`Adds your contact details to every application.`,
    place: t`Adds your address to applications for on-site jobs.`,
    work: t`Adds your experience to every application.`,
    education: t`Adds your education to every application.`,
    languages: t`Adds your languages to applications that require them.`,
    claims: t`Adds a match score to every job and shows which skills would open up more jobs.`,
    evidence: t`Supports a level with evidence that employers can see.`,
  }
  return { labels, effects }
}
