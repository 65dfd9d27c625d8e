// What has to fit, while it is edited. Comes when it is asked for.
// @offline later
import { useLingui } from '@lingui/react/macro'
import {
  type AnswerValue,
  MoneyAnswer,
  PlaceAnswer,
  type ProfilingState,
  type Question,
} from '#contract/portal/profiling.ts'
import { MoneyField } from '#kit/forms/money-field.tsx'
import { TownField, USUAL_KM } from '#kit/forms/town-field.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { CONTRACT, PAY, PLACE, REMOTE } from './condition-questions.ts'
import { useSavingAnswers } from './use-saving-answers.ts'

export interface ConditionsFormProps {
  /** The questions that were asked of them, by their ids. */
  readonly questions: readonly Question[]
  readonly state: ProfilingState
}

export function ConditionsForm({ questions, state }: ConditionsFormProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const save = useSavingAnswers()
  const { run } = useAction()
  const askedBy = (id: string) => questions.find((question) => question.id === id)
  const give = (id: string, value: AnswerValue | null) => {
    const before = state.answers[id] ?? null
    void run({
      write: () => save({ [id]: value === null ? null : { value, skipped: null } }),
      inverse: () => save({ [id]: before }),
    })
  }
  const place = PlaceAnswer.safeParse(state.answers[PLACE]?.value).data ?? null
  const pay = MoneyAnswer.safeParse(state.answers[PAY]?.value).data ?? null
  const chosenOf = (id: string): readonly string[] => {
    const value = state.answers[id]?.value
    return Array.isArray(value) ? value : []
  }
  const [placeAsked, payAsked] = [askedBy(PLACE), askedBy(PAY)]
  const several = (id: string) => (
    <Several question={askedBy(id)} chosen={chosenOf(id)} onChange={(ids) => give(id, ids.length > 0 ? ids : null)} />
  )
  return (
    <div className="grid gap-5">
      {placeAsked && (
        <TownField
          label={say(placeAsked.label)}
          value={place}
          onTown={(town) =>
            give(
              PLACE,
              town && {
                id: town.id,
                name: town.name,
                countryCode: town.countryCode,
                lat: town.lat,
                lng: town.lng,
                radiusKm: place?.radiusKm ?? USUAL_KM,
              },
            )
          }
          onRadius={(radiusKm) => place && give(PLACE, { ...place, radiusKm })}
          error={
            place && (place.lat === null || place.lng === null)
              ? t`We can’t find this place on the map, so it doesn’t filter out any jobs. Choose a city from the list.`
              : undefined
          }
        />
      )}
      {several(CONTRACT)}
      {several(REMOTE)}
      {payAsked && (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-medium text-13">{say(payAsked.label)}</legend>
          <MoneyField value={pay} onChange={(value) => give(PAY, value)} error={undefined} />
        </fieldset>
      )}
    </div>
  )
}

interface SeveralProps {
  readonly question: Question | undefined
  readonly chosen: readonly string[]
  onChange(ids: string[]): void
}

function Several({ question, chosen, onChange }: SeveralProps) {
  const say = useBilingual()
  if (!question) return null
  return (
    <fieldset className="grid">
      <legend className="mb-1 font-medium text-13">{say(question.label)}</legend>
      {question.options.map(({ id, label }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {say(label)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
