// The files of an email in one .zip, under the names that they have there.
// @offline later
import { mailboxApi } from '#contract/apps/mailbox.ts'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { createNames, zipFile } from '#kit/transfer/zip-file.ts'
import { download } from '#platform/api/download.ts'

/** @param name of the archive, without its ending @throws what download() throws, where one of them cannot be had */
export async function zipAttachments({ id: mailId, attachments }: Mail, name: string): Promise<File> {
  const nameFor = createNames()
  const files: Record<string, Uint8Array> = {}
  for (const { id, name: own } of attachments) {
    const file = await download(mailboxApi.endpoints.attachment, { query: { mailId, id } })
    files[nameFor(own)] = new Uint8Array(await file.arrayBuffer())
  }
  return zipFile(files, name)
}
