// A new request: validated by the contract, stored as a draft while it is written, with files, and with what may answer it already.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { helpCenterApi } from '#contract/apps/help-center.ts'
import { RequestFields } from '#contract/apps/help-requests.ts'
import type { User } from '#contract/portal/user.ts'
import { type ShapeIssue, useContractForm } from '#kit/forms/use-contract-form.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FilesField } from './files-field.tsx'
import { Suggestions } from './suggestions.tsx'

export interface RequestFormProps {
  readonly user: Pick<User, 'name' | 'email'>
  /** From which the person came, by its path; may be empty. */
  readonly page: string
  /** What it begins with; may be empty. */
  readonly subject: string
}

const DRAFT = 'help request'

export function RequestForm({ user: { name, email }, page, subject }: RequestFormProps) {
  const { t } = useLingui()
  const [files, setFiles] = useState<readonly File[]>([])
  const messageOf = useMistakes()
  const router = useRouter()
  // The page that shows what was sent is there before the network may go.
  useEffect(
    () =>
      void router.preloadRoute({ to: '/apps/help-center/support/$id', params: { id: 'sent' } }).catch(() => undefined),
    [router],
  )
  const send = useSend()
  const { form, field, submit, isSaving } = useContractForm<RequestFields>({
    shape: RequestFields,
    values: { name, email, subject, message: '', page },
    draft: DRAFT,
    messageOf,
    save: async (values) => {
      const isSent = await send(values, files)
      if (isSent) setFiles([])
      return isSent
    },
  })
  const [typedSubject, typedMessage, typedPage] = form.watch(['subject', 'message', 'page'])
  return (
    <section id="request" aria-labelledby="request-title" className="scroll-mt-24">
      <h2 id="request-title" className="mb-4 font-semibold text-20 tracking-tight">
        <Trans>New request</Trans>
      </h2>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <form onSubmit={submit} noValidate aria-labelledby="request-title" className="grid max-w-160 gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field('name')} label={t`Name`} autoComplete="name" />
            <TextField {...field('email')} label={t`Email`} type="email" autoComplete="email" />
          </div>
          <TextField
            {...field('subject')}
            label={t({ message: 'Subject', context: 'of a request' })}
            autoComplete="off"
          />
          <TextArea
            {...field('message')}
            label={t`Message`}
            description={t`Tell us what you did, what you expected and what you saw instead.`}
            rows={6}
          />
          <FilesField files={files} onChange={setFiles} />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" variant="primary" isPending={isSaving}>
              <Trans>Send request</Trans>
            </Button>
            <span className="text-13 text-ink-muted">
              <Trans>Your draft is saved as you type.</Trans>
            </span>
          </div>
        </form>
        <Suggestions text={`${typedSubject}\n${typedMessage}`.trim()} page={typedPage ?? ''} />
      </div>
    </section>
  )
}

/** Stores the request and opens it. @returns false where that failed, which has been reported */
function useSend() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { run } = useAction()
  const { mutateAsync } = useApiMutation(helpCenterApi.endpoints.createRequest)
  return async (values: RequestFields, files: readonly File[]): Promise<boolean> => {
    let id: string | undefined
    const isSent = await run({
      message: t`Request sent`,
      failure: t`Couldn’t send the request. What you typed is still here.`,
      write: async () => {
        const called = await mutateAsync({ body: { ...values, ...(files.length > 0 && { attachments: [...files] }) } })
        id = called.answer.id
        return called
      },
      onUndone: () => void navigate({ to: '/apps/help-center/support' }),
    })
    if (isSent && id !== undefined) await navigate({ to: '/apps/help-center/support/$id', params: { id } })
    return isSent
  }
}

/** What is wrong, beside its field. */
function useMistakes() {
  const { t } = useLingui()
  const missing: Readonly<Record<string, string>> = {
    name: t`Enter your name.`,
    email: t`Enter an email address such as name@example.com.`,
    subject: t`Enter a subject.`,
    message: t`Write your question.`,
  }
  return (path: string, { code }: ShapeIssue) =>
    (code === 'too_big' ? undefined : missing[path]) ?? t`This is too long.`
}
