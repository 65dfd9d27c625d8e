// Where a question is worked on a small sheet: the grid to read, and below it a field for each cell that is to be written.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { CellEntry, ShownSheet } from '#contract/portal/sheet-shapes.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { FieldNotes } from '#ui/field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { sheetResults } from './sheet-results.ts'
import { useResultText } from './use-result-text.ts'

export interface SheetInputProps {
  readonly sheet: ShownSheet
  readonly cells: readonly CellEntry[]
  readonly problem: string | undefined
  onChange(cells: readonly CellEntry[]): void
}

const LONGEST = 500

export function SheetInput({ sheet, cells, problem, onChange }: SheetInputProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const resultText = useResultText()
  const fields = useRef(new Map<string, HTMLInputElement>())
  const results = sheetResults(sheet, cells)
  const write = (at: string, text: string) =>
    onChange([...cells.filter((cell) => cell.at !== at), { at, text: text.slice(0, LONGEST) }])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SheetGrid sheet={sheet} results={results} onWrite={(at) => fields.current.get(at)?.focus()} />
      <p className="text-13 text-ink-muted">
        <Trans>
          Function names work in English and in French. We also test your formulas on other data, so typing a number
          isn’t enough. Each correct part counts.
        </Trans>
      </p>
      {sheet.targets.map(({ at, label, format, lastRow }, index) => {
        const text = cells.find((cell) => cell.at === at)?.text ?? ''
        const what = say(label).replaceAll('`', '')
        const gives = resultText.entry(text, results.at(at), format)
        return (
          <TextField
            key={at}
            ref={(field) => {
              if (field) fields.current.set(at, field)
              else fields.current.delete(at)
            }}
            label={t`${at}: ${what}`}
            description={lastRow === undefined ? gives : t`${gives} The formula is copied down to row ${lastRow}.`}
            value={text}
            maxLength={LONGEST}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            translate="no"
            placeholder="="
            onChange={(next) => write(at, next)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isComposing(event)) return
              event.preventDefault()
              const next = sheet.targets[index + 1]
              if (next) fields.current.get(next.at)?.focus()
            }}
          />
        )
      })}
      {problem && <FieldNotes error={problem} />}
    </div>
  )
}
