// Saves one chat as a page, as data or as text, all of it or what was written in some days, by one of the two. A chunk of its own.
// @offline later
// @chunk chat-dialogs
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type ChatExport, chatApi } from '#contract/apps/chat.ts'
import { fileNameOf } from '#formats/text.ts'
import { call } from '#platform/api/call.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { showToast } from '#ui/toast-store.ts'

export interface ExportDialogProps {
  readonly id: string
  /** The partner's. */
  readonly name: string
  readonly onClose: () => void
}

type Format = 'html' | 'json' | 'txt'
type Sender = 'all' | 'me' | 'contact'

const TYPES: Readonly<Record<Format, string>> = { html: 'text/html', json: 'application/json', txt: 'text/plain' }

export default function ExportDialog({ id, name, onClose }: ExportDialogProps) {
  const { t } = useLingui()
  const [format, setFormat] = useState<Format>('html')
  const [sender, setSender] = useState<Sender>('all')
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const isReversed = from !== null && to !== null && from > to
  const saveChat = useSaveChat(id, name)
  const save = async () => {
    if (!isReversed && (await saveChat(format, { from, to, sender }))) onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`Export the chat with ${name}`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button variant="primary" onPress={save}>
          <Trans>Export</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          label={t`Format`}
          value={format}
          onChange={setFormat}
          options={[
            { id: 'html', label: t`Web page (HTML)` },
            { id: 'txt', label: t`Text` },
            { id: 'json', label: t`Data (JSON)` },
          ]}
        />
        <RadioGroup
          label={t`Messages`}
          value={sender}
          onChange={setSender}
          options={[
            { id: 'all', label: t`All` },
            { id: 'me', label: t`Only yours` },
            { id: 'contact', label: t`Only from ${name}` },
          ]}
        />
        <DatePicker label={t`First day`} value={from} onChange={setFrom} />
        <DatePicker
          label={t`Last day`}
          value={to}
          onChange={setTo}
          {...(isReversed && { error: t`Choose a date on or after the first day.` })}
        />
      </div>
    </Dialog>
  )
}

interface Narrowed {
  readonly from: string | null
  readonly to: string | null
  readonly sender: Sender
}

/** @returns saves the chat, and whether there is a file; a failure has been reported */
function useSaveChat(id: string, name: string) {
  const { t } = useLingui()
  const textOf = useTextOf(name)
  return async (format: Format, narrowed: Narrowed): Promise<boolean> => {
    const { from, to, sender } = narrowed
    try {
      const query = {
        id,
        ...(from !== null && { from: new Date(`${from}T00:00:00`).toISOString() }),
        ...(to !== null && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
        ...(sender !== 'all' && { sender }),
      }
      const exported = await call(chatApi.endpoints.export, { query })
      if (!exported) throw new Error('No such chat')
      const text = await textOf(exported, format, narrowed)
      saveFile(new File([text], `${fileNameOf(name) || 'chat'}.${format}`, { type: `${TYPES[format]};charset=utf-8` }))
      showToast({ message: t`Chat exported` })
      return true
    } catch (error) {
      showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t export the chat.`) })
      return false
    }
  }
}

/** The filters are stated in the file, so that nobody takes a part for the whole. */
function useTextOf(name: string) {
  const { t, i18n } = useLingui()
  const { date } = useFormats()
  return async (exported: ChatExport, format: Format, { from, to, sender }: Narrowed): Promise<string> => {
    if (format === 'json') return `${JSON.stringify(exported, null, 2)}\n`
    const first = from === null ? '' : date(`${from}T00:00:00`, 'longDay')
    const last = to === null ? '' : date(`${to}T00:00:00`, 'longDay')
    const filter = [
      from !== null && to !== null ? t`From ${first} to ${last}.` : '',
      from !== null && to === null ? t`From ${first}.` : '',
      from === null && to !== null ? t`Until ${last}.` : '',
      sender === 'me' ? t`Only your messages.` : sender === 'contact' ? t`Only messages from ${name}.` : '',
    ]
      .filter(Boolean)
      .join(' ')
    const labels = {
      title: t`Chat with ${name}`,
      edited: t`edited`,
      simulated: t`simulated`,
      day: (at: string) => date(at, 'longDay'),
      time: (at: string) => date(at, 'time'),
    }
    if (format === 'txt') {
      const { chatToText } = await import('#formats/chat-to-text.ts')
      const text = chatToText(
        exported.messages,
        { me: exported.profile.name, other: name },
        { ...labels, coming: t`scheduled`, file: (fileName) => t`file: ${fileName}` },
      )
      return filter === '' ? text : `${filter}\n${text}`
    }
    const { exportToHtml } = await import('../transfer/export-to-html.ts')
    return exportToHtml(exported, { ...labels, language: i18n.locale, filter, unknown: name })
  }
}
