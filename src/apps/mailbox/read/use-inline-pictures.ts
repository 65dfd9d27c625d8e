// The HTML of an email with the pictures that are attached to it in their places. They come from this device alone.
// @chunk mail-extra
import { useEffect, useState } from 'react'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { ownCid } from '#formats/mail/own-id.ts'
import { download } from '#platform/api/download.ts'

/** bytes: of all together; what is beyond is looked at as any attachment is. */
const LARGEST = 20 * 1024 * 1024

/** @returns the HTML as it is until they are read, and where they cannot be */
export function useInlinePictures({ id, attachments }: Mail, html: string): string {
  const [pictures, setPictures] = useState(NONE)
  useEffect(() => {
    let isLeft = false
    const read = async () => {
      let left = LARGEST
      const urls = new Map<string, string>()
      for (const [index, { id: attachmentId, type, size }] of attachments.entries()) {
        if (!html.includes(ownCid(index)) || !type.startsWith('image/') || size > left) continue
        left -= size
        const file = await download(mailboxApi.endpoints.attachment, { query: { mailId: id, id: attachmentId } })
        urls.set(ownCid(index), await dataUrlOf(file))
      }
      if (!isLeft) setPictures(urls)
    }
    read().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [id, attachments, html])
  return [...pictures].reduce((shown, [cid, url]) => shown.replaceAll(cid, () => url), html)
}

const NONE: ReadonlyMap<string, string> = new Map()

/** Not an object's URL: the policy of the page that holds an email lets in no `blob:`. */
const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
