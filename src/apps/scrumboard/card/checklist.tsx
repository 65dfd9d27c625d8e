// What is to be ticked off on the open card, with how far it has come.
import { useLingui } from '@lingui/react/macro'
import type { CardDetail } from '#contract/apps/scrumboard-shapes.ts'
import { NewStep } from '#kit/list/new-step.tsx'
import { StepRow } from '#kit/list/step-row.tsx'
import { useFormats } from '#platform/i18n/dates.ts'
import { ProgressBar } from '#ui/progress.tsx'
import { SectionHead } from './section-head.tsx'
import { useCardParts } from './use-card-parts.ts'

/** As the contract bounds them. */
const MOST_ITEMS = 300
const LONGEST_TITLE = 500

export function Checklist({ card: { id: cardId, ...card } }: { readonly card: CardDetail }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const parts = useCardParts({ id: cardId, ...card })
  const { checklist } = card
  const ticked = checklist.filter(({ completed }) => completed).length
  const [done, all] = [number(ticked), number(checklist.length)]
  return (
    <section aria-label={t`Checklist`}>
      <SectionHead title={t`Checklist`} count={checklist.length > 0 ? t`${done} of ${all}` : undefined} />
      {checklist.length > 0 && (
        <ProgressBar
          label={t`Checklist`}
          isLabelHidden
          value={ticked}
          max={checklist.length}
          valueText={t`${done} of ${all}`}
        />
      )}
      <ul className="mt-2">
        {checklist.map((item, index) => {
          const position = index + 1
          return (
            <StepRow
              key={item.id}
              step={item}
              label={t`Checklist item ${position}`}
              draft={`scrumboard/${cardId}/item/${item.id}`}
              titleLimit={LONGEST_TITLE}
              index={index}
              count={checklist.length}
              onTick={(completed) => void parts.tickItem(item.id, completed)}
              onRename={(title) => parts.renameItem(item.id, title)}
              onMove={(by) => void parts.moveItem(index, index + by)}
              onRemove={() => parts.removeItem(item.id)}
            />
          )
        })}
      </ul>
      <NewStep
        label={t`New checklist item`}
        placeholder={t`Add an item`}
        draft={`scrumboard/${cardId}/new-item`}
        titleLimit={LONGEST_TITLE}
        room={MOST_ITEMS - checklist.length}
        onAdd={parts.addItems}
      />
    </section>
  )
}
