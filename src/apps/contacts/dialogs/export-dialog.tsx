// Asks which contacts are exported, and as what. A chunk of its own.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { useContacts } from '../contacts-context.ts'
import type { ContactsFormat } from '../export-contacts.ts'
import { useExport } from '../use-export.ts'

export interface ExportDialogProps {
  /** Of the selected ones. */
  readonly ids?: readonly string[] | undefined
  readonly onClose: () => void
}

type Which = 'all' | 'shown' | 'selected'

export default function ExportDialog({ ids, onClose }: ExportDialogProps) {
  const { t } = useLingui()
  const { search } = useContacts()
  const exportContacts = useExport()
  const isNarrowed = search.q !== undefined || search.show !== undefined || search.tag !== undefined
  const [which, setWhich] = useState<Which>(ids ? 'selected' : isNarrowed ? 'shown' : 'all')
  const [format, setFormat] = useState<ContactsFormat>('vcard4')
  const [isWriting, setWriting] = useState(false)
  const write = async () => {
    setWriting(true)
    const chosen = which === 'selected' && ids ? { ids } : which === 'shown' ? { shown: search } : 'all'
    const isSaved = await exportContacts(chosen, format)
    setWriting(false)
    if (isSaved) onClose()
  }
  const choices = [
    ...(ids
      ? [
          {
            id: 'selected' as const,
            label: plural(ids.length, { one: '# selected contact', other: '# selected contacts' }),
          },
        ]
      : []),
    ...(isNarrowed ? [{ id: 'shown' as const, label: t`Contacts shown in the list` }] : []),
    { id: 'all' as const, label: t`All contacts` },
  ]
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`Export contacts`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" isPending={isWriting} onPress={write}>
            <Trans>Export</Trans>
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {choices.length > 1 && <RadioGroup label={t`Contacts`} options={choices} value={which} onChange={setWhich} />}
        <FormatChoice value={format} onChange={setFormat} />
      </div>
    </Dialog>
  )
}

interface FormatChoiceProps {
  readonly value: ContactsFormat
  readonly onChange: (format: ContactsFormat) => void
}

function FormatChoice({ value, onChange }: FormatChoiceProps) {
  const { t } = useLingui()
  return (
    <RadioGroup
      label={t`Format`}
      value={value}
      onChange={onChange}
      options={[
        {
          id: 'vcard4',
          label: t`vCard 4.0 (.vcf)`,
          description: t`Everything, including photos. Cairn can import this file again.`,
        },
        {
          id: 'vcard3',
          label: t`vCard 3.0 (.vcf)`,
          description: t`For Outlook, iCloud, Google and older programs.`,
        },
        { id: 'csv', label: t`Table (.csv)`, description: t`For spreadsheets. Doesn’t include photos.` },
        {
          id: 'birthdays',
          label: t`Birthdays (.ics)`,
          description: t`For your device’s calendar, which can remind you on the day.`,
        },
      ]}
    />
  )
}
