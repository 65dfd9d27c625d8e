// The writes of the mailbox, each with the change that it makes to what is shown before its answer is there.
// @chunk mailbox
import type { DataTag } from '@tanstack/react-query'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import {
  LABELS_LIMIT,
  type Mail,
  type MailPage,
  type MailPatch,
  type MailsPatch,
} from '#contract/apps/mailbox-shapes.ts'
import { inParts, untilNone } from '#kit/transfer/in-parts.ts'
import { type OptimisticChange, optimistic, optimisticPatch, useApiMutation } from '#platform/query/api-mutation.ts'
import { mailQueries } from './queries.ts'

const { endpoints } = mailboxApi

const keyOf = <Data>(name: string) => ({
  queryKey: [endpoints.mails.api, name] as readonly unknown[] as DataTag<readonly unknown[], Data, Error>,
})

/** The same change to emails wherever they are shown. */
function patched(ids: readonly string[], patch: (mail: Mail) => Mail): OptimisticChange[] {
  const changed = new Set(ids)
  const one = (mail: Mail) => (changed.has(mail.id) ? patch(mail) : mail)
  const inPage = (page: MailPage): MailPage => (page.mails ? { ...page, mails: page.mails.map(one) } : page)
  return [
    optimistic(keyOf<MailPage>(endpoints.mails.name), inPage),
    optimistic(keyOf<MailPage>(endpoints.search.name), inPage),
    optimistic(keyOf<Mail[]>(endpoints.thread.name), (mails) => mails.map(one)),
    optimistic(keyOf<Mail | null>(endpoints.mail.name), (mail) => mail && one(mail)),
  ]
}

const withPatch =
  (patch: MailPatch) =>
  (mail: Mail): Mail => ({ ...mail, ...patch })

function withMany({ addLabels = [], removeLabels = [], ...patch }: MailsPatch) {
  return (mail: Mail): Mail => {
    const labels = [...new Set([...mail.labels.filter((label) => !removeLabels.includes(label)), ...addLabels])]
    return { ...mail, ...patch, labels: labels.slice(0, LABELS_LIMIT) }
  }
}

export const useUpdateMail = () =>
  useApiMutation(endpoints.updateMail, { optimistic: ({ body }) => patched([body.id], withPatch(body.mail)) })

export const useUpdateMails = () =>
  useApiMutation(endpoints.updateMails, {
    send: inParts(endpoints.updateMails, 'ids'),
    optimistic: ({ body }) => patched(body.ids, withMany(body.mail)),
  })

export const useDeleteMails = () =>
  useApiMutation(endpoints.deleteMails, { send: inParts(endpoints.deleteMails, 'ids') })
export const useEmptyFolder = () => useApiMutation(endpoints.emptyFolder, { send: untilNone(endpoints.emptyFolder) })

export const useCreateDraft = () => useApiMutation(endpoints.createDraft)
export const useUpdateDraft = () => useApiMutation(endpoints.updateDraft)
export const useSend = () => useApiMutation(endpoints.send)
export const useSchedule = () => useApiMutation(endpoints.schedule)
export const useUnschedule = () => useApiMutation(endpoints.unschedule)
export const useDeliver = () => useApiMutation(endpoints.deliver)
export const useAddAttachments = () => useApiMutation(endpoints.addAttachments)
export const useDeleteAttachment = () => useApiMutation(endpoints.deleteAttachment)

export const useCreateLabel = () => useApiMutation(endpoints.createLabel)
export const useUpdateLabel = () =>
  useApiMutation(endpoints.updateLabel, {
    optimistic: ({ body: { id, label } }) => [optimisticPatch(mailQueries.labels(), id, label)],
  })
export const useDeleteLabel = () => useApiMutation(endpoints.deleteLabel)

export const useCreateSearch = () => useApiMutation(endpoints.createSearch)
export const useUpdateSearch = () =>
  useApiMutation(endpoints.updateSearch, {
    optimistic: ({ body: { id, search } }) => [optimisticPatch(mailQueries.searches(), id, search)],
  })
export const useDeleteSearch = () => useApiMutation(endpoints.deleteSearch)

export const useUpdateSettings = () =>
  useApiMutation(endpoints.updateSettings, {
    optimistic: ({ body }) => [optimistic(mailQueries.settings(), (settings) => ({ ...settings, ...body.settings }))],
  })
