// The files of an email in one .zip, under the names that they have there.
// @offline later
import { zipSync } from 'fflate'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { download } from '#platform/api/download.ts'

/** @param name of the archive, without its ending @throws what download() throws, where one of them cannot be had */
export async function zipAttachments({ id: mailId, attachments }: Mail, name: string): Promise<File> {
  const files: Record<string, Uint8Array> = {}
  for (const { id, name: own } of attachments) {
    const file = await download(mailboxApi.endpoints.attachment, { query: { mailId, id } })
    files[freeName(own, files)] = new Uint8Array(await file.arrayBuffer())
  }
  return new File([zipSync(files, { level: 6 }) as Uint8Array<ArrayBuffer>], `${name}.zip`, { type: 'application/zip' })
}

/** An email may have two files of one name: the later one gets a number before its ending. */
function freeName(name: string, taken: Readonly<Record<string, unknown>>): string {
  // What begins a path would lie in a folder of its own.
  const own = name.replaceAll(/[/\\]/g, '-')
  const dot = own.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [own.slice(0, dot), own.slice(dot)] : [own, '']
  let free = own
  for (let count = 2; Object.hasOwn(taken, free); count += 1) free = `${stem} ${count}${ending}`
  return free
}
