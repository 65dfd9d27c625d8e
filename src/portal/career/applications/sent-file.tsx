// Exactly what was sent: letter, resume as it was, answers, documents, and whether the match went with it.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { CareerDocument } from '#contract/portal/application-drafts.ts'
import type { ApplicationDetail } from '#contract/portal/application-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { linkClass } from '#ui/link.tsx'
import { useAnswerText } from './use-answer-text.ts'

const Preview = lazyBeside(async () => (await import('#portal/career/document-preview.tsx')).DocumentPreview)

export function SentFile({ application }: { application: ApplicationDetail }) {
  const { t } = useLingui()
  const { date, number } = useFormats()
  const say = useBilingual()
  const [shown, setShown] = useState<CareerDocument | null>(null)
  const { coverLetter, resumeSnapshot, answers, documents, match, submittedAt, jobSnapshot } = application
  const answerOf = useAnswerText(answers)
  return (
    <Disclosure title={t`Sent on ${date(submittedAt, 'longDay')}`} heading="h3" className="mt-8">
      <dl className="grid gap-4 pb-4">
        {resumeSnapshot && (
          <Item name={t`CV`}>
            <Trans>
              {resumeSnapshot.name}, as it was on {date(resumeSnapshot.takenAt, 'date')}
            </Trans>{' '}
            <Link to="/profile" search={{ print: 'classic', sent: application.id }} className={linkClass}>
              <Trans>View the version sent</Trans>
            </Link>
          </Item>
        )}
        {coverLetter && <Item name={t`Cover letter`}>{coverLetter}</Item>}
        {jobSnapshot.questions.map((question) => (
          <Item key={question.id} name={say(question.label)}>
            {answerOf(question)}
          </Item>
        ))}
        {documents.length > 0 && (
          <Item name={t`Documents`}>
            {documents.map((document) => (
              <Button key={document.id} size="sm" variant="quiet" icon="paper-clip" onPress={() => setShown(document)}>
                <bdi className="truncate">{document.name}</bdi>
              </Button>
            ))}
          </Item>
        )}
        <Item name={t`Match`}>{match ? t`Sent: ${number(match.score, { style: 'percent' })}` : t`Not sent`}</Item>
      </dl>
      <Suspense>{shown && <Preview document={shown} onClose={() => setShown(null)} />}</Suspense>
    </Disclosure>
  )
}

function Item({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-ink-muted">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}
