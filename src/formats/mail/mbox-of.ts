// Writes mails one behind the other as an mbox file (RFC 4155, mboxrd): any program that reads mail takes it.
// @chunk mail-extra

/** @param mails each as an .eml file has it */
export function mboxOf(mails: readonly string[]): string {
  return mails
    .map((mail) => {
      const text = mail.replaceAll(/\r\n?/g, '\n')
      const time = Date.parse(/^date: *(.+)$/im.exec(text)?.[1] ?? '')
      return `From - ${asctime(Number.isNaN(time) ? 0 : time)}\n${text.replaceAll(/^(>*From )/gm, '>$1').trimEnd()}\n\n`
    })
    .join('')
}

/** `Mon Nov 23 10:00:00 2026`, in UTC. */
function asctime(time: number): string {
  const [, day, month, year, clock] = /^\w+, (\d+) (\w+) (\d+) (\S+)/.exec(new Date(time).toUTCString()) ?? []
  return `${new Date(time).toUTCString().slice(0, 3)} ${month} ${day?.replace(/^0/, ' ')} ${clock} ${year}`
}
