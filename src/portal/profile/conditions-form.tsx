// What has to fit, while it is edited. Loaded on demand.
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
  /** The questions about them, by id. */
  readonly questions: readonly Question[]
  readonly state: ProfilingState
}

const chosenIn = (value: AnswerValue | null | undefined): readonly string[] => (Array.isArray(value) ? value : [])

export function ConditionsForm({ questions, state }: ConditionsFormProps) {
  const say = useBilingual()
  const save = useSavingAnswers()
  const { run } = useAction()
  const questionOf = (id: string) => questions.find((question) => question.id === id)
  const give = (id: string, value: AnswerValue | null) => {
    const before = state.answers[id] ?? null
    void run({
      write: () => save({ [id]: value === null ? null : { value, skipped: null } }),
      inverse: () => save({ [id]: before }),
    })
  }
  const place = PlaceAnswer.safeParse(state.answers[PLACE]?.value).data ?? null
  const pay = MoneyAnswer.safeParse(state.answers[PAY]?.value).data ?? null
  const [placeQuestion, payQuestion] = [questionOf(PLACE), questionOf(PAY)]
  const several = (id: string) => (
    <Several
      question={questionOf(id)}
      chosen={chosenIn(state.answers[id]?.value)}
      onChange={(ids) => give(id, ids.length > 0 ? ids : null)}
    />
  )
  return (
    <div className="grid gap-5">
      {placeQuestion && (
        <PlaceCondition question={placeQuestion} place={place} onChange={(value) => give(PLACE, value)} />
      )}
      {several(CONTRACT)}
      {several(REMOTE)}
      {payQuestion && (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-medium text-13">{say(payQuestion.label)}</legend>
          <MoneyField value={pay} onChange={(value) => give(PAY, value)} error={undefined} />
        </fieldset>
      )}
    </div>
  )
}

interface PlaceConditionProps {
  readonly question: Question
  readonly place: PlaceAnswer | null
  onChange(place: PlaceAnswer | null): void
}

function PlaceCondition({ question, place, onChange }: PlaceConditionProps) {
  const { t } = useLingui()
  const say = useBilingual()
  return (
    <TownField
      label={say(question.label)}
      value={place}
      onTown={(town) =>
        onChange(
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
      onRadius={(radiusKm) => place && onChange({ ...place, radiusKm })}
      error={
        place && (place.lat === null || place.lng === null)
          ? t`We can’t find this place on the map, so it doesn’t filter out any jobs. Choose a city from the list.`
          : undefined
      }
    />
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
