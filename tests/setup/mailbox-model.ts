// What the mailbox's calls do, written a second time and as simply as possible: lists in memory. tests/api/mailbox-model.test.ts compares.
import type { DraftFields, FolderId, Mail, MailLabel, MailPatch, MailsPatch } from '#contract/apps/mailbox-shapes.ts'

/** A mail without what is derived or of no concern here. */
export type ModelMail = Omit<Mail, 'from' | 'ccCount' | 'bccCount' | 'threadCount'> & { from: string }

export class MailboxModel {
  mails: ModelMail[] = []
  labels: MailLabel[]

  constructor(labels: readonly MailLabel[]) {
    this.labels = [...labels]
  }

  get(id: string): ModelMail | undefined {
    return this.mails.find((mail) => mail.id === id)
  }

  patch(id: string, patch: MailPatch): ModelMail | null {
    const mail = this.get(id)
    if (!mail) return null
    const labels = patch.labels ? this.existing(patch.labels) : mail.labels
    return Object.assign(mail, patch, { labels })
  }

  patchMany(ids: readonly string[], { addLabels = [], removeLabels = [], ...patch }: MailsPatch): string[] {
    const mails = [...new Set(ids)].flatMap((id) => this.get(id) ?? [])
    for (const mail of mails) {
      const stored = mail.labels.filter((label) => !removeLabels.includes(label))
      this.patch(mail.id, { ...patch, labels: this.existing([...stored, ...addLabels]).slice(0, 5) })
    }
    return mails.map(({ id }) => id)
  }

  delete(ids: readonly string[]): number {
    const before = this.mails.length
    this.mails = this.mails.filter(({ id }) => !ids.includes(id))
    return before - this.mails.length
  }

  empty(folder: FolderId): number {
    return this.delete(this.mails.filter((mail) => mail.folder === folder).map(({ id }) => id))
  }

  updateDraft(id: string, draft: Partial<DraftFields>, at: string): ModelMail | null {
    const mail = this.get(id)
    return mail?.folder === 'drafts' ? Object.assign(mail, draft, { date: at }) : null
  }

  /** 'nobody' where it is addressed to nobody. */
  send(id: string, at: string): ModelMail | null | 'nobody' {
    const mail = this.get(id)
    if (mail?.folder !== 'drafts') return null
    if (mail.to.length + (mail.cc?.length ?? 0) + mail.bcc.length === 0) return 'nobody'
    return Object.assign(mail, { folder: 'sent', unread: false, date: at })
  }

  slugFor(title: string, id?: string): string {
    const slug = title
      .toLowerCase()
      .replace(/\s/g, '-')
      .replace(/[^\w-]/g, '')
      .replace(/-+/g, '-')
    const taken = this.labels.filter((label) => label.id !== id).map((label) => label.slug)
    for (let suffix = 0; ; suffix += 1) {
      const tried = suffix === 0 ? slug : `${slug}-${suffix}`
      if (!taken.includes(tried)) return tried
    }
  }

  updateLabel(id: string, title: string): MailLabel | null {
    const label = this.labels.find((one) => one.id === id)
    if (!label) return null
    if (title !== label.title) Object.assign(label, { title, slug: this.slugFor(title, id) })
    return label
  }

  deleteLabel(id: string): boolean {
    if (!this.labels.some((label) => label.id === id)) return false
    this.labels = this.labels.filter((label) => label.id !== id)
    for (const mail of this.mails) mail.labels = mail.labels.filter((label) => label !== id)
    return true
  }

  /** The ids of a list in its order. */
  list(requested: { folder?: string; filter?: string; label?: string }, now: number): string[] {
    const { folder, filter, label } = requested
    const labelId = this.labels.find(({ slug }) => slug === label)?.id
    const until = (mail: ModelMail) => (mail.snoozedUntil ? Date.parse(mail.snoozedUntil) : 0)
    if (filter === 'snoozed') {
      const away = this.mails.filter((mail) => until(mail) > now)
      return sorted(away, (mail) => until(mail))
    }
    if (folder !== undefined) {
      const there = this.mails.filter((mail) => mail.folder === folder && until(mail) <= now)
      return sorted(there, (mail) => -Math.max(Date.parse(mail.date), until(mail)))
    }
    const borne = this.mails.filter((mail) => {
      if (filter !== undefined) return filter === 'starred' ? mail.starred : mail.important
      return label === undefined || (labelId !== undefined && mail.labels.includes(labelId))
    })
    return sorted(borne, (mail) => -Date.parse(mail.date))
  }

  count(folder: FolderId, now: number): number {
    if (folder === 'sent' || folder === 'trash') return 0
    if (folder !== 'inbox') return this.mails.filter((mail) => mail.folder === folder).length
    return this.list({ folder }, now).filter((id) => this.get(id)?.unread).length
  }

  private existing(labels: readonly string[]): string[] {
    return [...new Set(labels)].filter((id) => this.labels.some((label) => label.id === id))
  }
}

const sorted = (mails: readonly ModelMail[], by: (mail: ModelMail) => number): string[] =>
  mails.toSorted((a, b) => by(a) - by(b) || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
