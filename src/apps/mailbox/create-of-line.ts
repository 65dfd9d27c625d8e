// Makes a draft of a line that was typed in the palette: to the addresses in it, with the rest as its subject.
// @offline later
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { call, callForChange } from '#platform/api/call.ts'
import type { CreateOfLine } from '#platform/navigation/created.ts'
import { isAddress } from './people.ts'
import { signed } from './use-new-mail.ts'

const { createDraft, settings } = mailboxApi.endpoints

/** `ada@engine.example Cards for the loom` */
export const createOfLine: CreateOfLine = async (text) => {
  const words = text.split(/[\s<>,;]+/).filter(Boolean)
  const to = words.filter(isAddress)
  const subject = words.filter((word) => !isAddress(word)).join(' ')
  const { signature } = await call(settings, {})
  const { answer, changeId } = await callForChange(createDraft, {
    body: { draft: { to, subject, content: signed('', signature) } },
  })
  return { changeIds: changeId === undefined ? [] : [changeId], link: `/apps/mailbox?mail=${answer.id}` }
}
