// All mails of an mbox at once.
import { mailsOf } from '#formats/mail/split-mbox.ts'

export const splitMbox = (file: string): string[] => [...mailsOf(file)]
