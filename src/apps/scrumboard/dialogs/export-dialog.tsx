// Asks which cards of the board are exported, and as what. A chunk of its own.
// @offline later
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BoardTextLabels } from '#formats/markdown/board-to-markdown.ts'
import { failureOf } from '#platform/api/reason-of.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useBoard } from '../board-context.ts'
import { isFiltered } from '../board-filter.ts'
import { type BoardFormat, exportBoard } from '../export/export-board.ts'

type Which = 'shown' | 'all'

export default function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const isNarrowed = isFiltered(useBoard().search)
  const [which, setWhich] = useState<Which>(isNarrowed ? 'shown' : 'all')
  const [format, setFormat] = useState<BoardFormat>('trello')
  const saveBoard = useSaveBoard()
  const write = async () => {
    if (await saveBoard(which, format)) onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`Export the board`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onPress={write}>
            <Trans>Export</Trans>
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {isNarrowed && (
          <RadioGroup
            label={t`Cards`}
            options={[
              { id: 'shown', label: t`Cards that match the filters` },
              { id: 'all', label: t`All cards on the board` },
            ]}
            value={which}
            onChange={setWhich}
          />
        )}
        <RadioGroup
          label={t`Format`}
          value={format}
          onChange={setFormat}
          options={[
            {
              id: 'trello',
              label: t`Trello (.json)`,
              description: t`Doesn’t include attachments. Cairn, Wekan and Planka can import it.`,
            },
            { id: 'csv', label: t`Table (.csv)`, description: t`For spreadsheets. Doesn’t include comments.` },
            { id: 'markdown', label: t`Text (.md)`, description: t`Readable lists and cards, in Markdown.` },
          ]}
        />
      </div>
    </Dialog>
  )
}

/** @returns saves a board, and whether there is a file; a failure has been reported */
function useSaveBoard() {
  const { t } = useLingui()
  const { board, shown, people } = useBoard()
  const labels = useBoardTextLabels()
  return async (which: Which, format: BoardFormat): Promise<boolean> => {
    try {
      const count = await exportBoard(which === 'all' ? board : { ...board, lists: [...shown] }, format, people, labels)
      showToast({ message: plural(count, { one: '# card exported', other: '# cards exported' }) })
      return true
    } catch (error) {
      showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t export the board.`) })
      return false
    }
  }
}

/** The labels of a board's text, in the language of the portal. */
function useBoardTextLabels(): BoardTextLabels {
  const { t } = useLingui()
  const { date } = useFormats()
  return {
    archived: t`archived`,
    archivedList: (title) => t`${title} (archived)`,
    labels: (titles) => t`tags: ${titles}`,
    members: (names) => t`members: ${names}`,
    due: (at) => {
      const [day, time] = [date(at, 'date'), date(at, 'time')]
      return t`due: ${day}, ${time}`
    },
    said: (name, at, text) => {
      const [day, time] = [date(at, 'date'), date(at, 'time')]
      return t`${name}, ${day}, ${time}: ${text}`
    },
  }
}
