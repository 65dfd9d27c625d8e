// A further message to a request, stored as a draft until it is sent. It reopens a closed request.
import { Trans, useLingui } from '@lingui/react/macro'
import { helpCenterApi } from '#contract/apps/help-center.ts'
import { useContractForm } from '#kit/forms/use-contract-form.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { useApiMutation } from '#platform/query/api-mutation.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'

export interface FollowUpProps {
  readonly id: string
  readonly isClosed: boolean
}

const { addMessage } = helpCenterApi.endpoints

export function FollowUp({ id, isClosed }: FollowUpProps) {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync } = useApiMutation(addMessage)
  const { field, submit, isSaving } = useContractForm<{ id: string; text: string }>({
    shape: addMessage.body,
    values: { id, text: '' },
    draft: `help message ${id}`,
    messageOf: (_, { code }) => (code === 'too_big' ? t`This is too long.` : t`Write your message.`),
    save: (values) =>
      run({
        message: t`Message sent`,
        failure: t`Couldn’t send the message. What you typed is still here.`,
        write: () => mutateAsync({ body: values }),
      }),
  })
  return (
    <form onSubmit={submit} noValidate aria-label={t`Add a message`} className="grid gap-3 pt-2 print:hidden">
      <TextArea
        {...field('text')}
        label={t`Add a message`}
        {...(isClosed && { description: t`Sending a message reopens the request.` })}
      />
      <Button type="submit" isPending={isSaving} className="justify-self-start">
        <Trans>Send message</Trans>
      </Button>
    </form>
  )
}
