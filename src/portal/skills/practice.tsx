// A question to try the controls on. It does not count, and shows its answer.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Bilingual } from '#contract/shared.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'

export interface PracticeProps {
  readonly item: {
    readonly stem: Bilingual
    readonly options: readonly { readonly id: string; readonly label: Bilingual }[]
    readonly rightOptionId: string
    readonly why: Bilingual
  }
}

export function Practice({ item }: PracticeProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const [chosen, setChosen] = useState<string | null>(null)
  const [answered, setAnswered] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const isRight = answered === item.rightOptionId
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setProblem(chosen === null ? t`Choose an answer first.` : undefined)
        setAnswered(chosen ?? undefined)
      }}
    >
      <RadioGroup
        label={say(item.stem)}
        value={chosen}
        onChange={setChosen}
        error={problem}
        options={item.options.map(({ id, label }) => ({ id, label: say(label) }))}
      />
      <Button type="submit" size="sm" className="mt-3">
        <Trans>Answer</Trans>
      </Button>
      <div role="status">
        {answered !== undefined && (
          <Note kind={isRight ? 'success' : 'info'} className="mt-3">
            <b>{isRight ? <Trans>Correct.</Trans> : <Trans>Not quite.</Trans>}</b> {say(item.why)}
          </Note>
        )}
      </div>
    </form>
  )
}
