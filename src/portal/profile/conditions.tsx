// What has to fit, as the profiling asked for it: where, under which contracts, on site or from home, for how much at least. Jobs and home go by it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type AnswerValue, MoneyAnswer, PlaceAnswer, type Question } from '#contract/portal/profiling.ts'
import { MoneyField } from '#kit/forms/money-field.tsx'
import { TownField, USUAL_KM } from '#kit/forms/town-field.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { ProfileSection } from './profile-section.tsx'
import { profileQueries } from './queries.ts'
import { useSavingAnswers } from './use-saving-answers.ts'

/** The questions whose answers they are. */
const [PLACE, CONTRACT, REMOTE, PAY] = ['place', 'contract', 'remote', 'pay'] as const

export function Conditions() {
  const { t } = useLingui()
  const say = useBilingual()
  const { data: questionnaire } = useQuery(profileQueries.questionnaire())
  const { data: state } = useQuery(profileQueries.answers())
  const save = useSavingAnswers()
  const { run } = useAction()
  if (!questionnaire || !state) return null
  const questions = questionnaire.sections.flatMap((section) => section.questions)
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
  const labelOf = (id: string) => {
    const label = askedBy(id)?.label
    return label ? say(label) : id
  }
  const several = (id: string) => (
    <Several question={askedBy(id)} chosen={chosenOf(id)} onChange={(ids) => give(id, ids.length > 0 ? ids : null)} />
  )
  return (
    <ProfileSection id="conditions" title={t`Your conditions`}>
      <div className="grid gap-5 px-4 pb-4 md:px-5">
        <p className="text-13 text-ink-muted">
          <Trans>
            Jobs and home leave out what doesn’t meet them. Fully remote jobs are near everyone, and jobs that state no
            pay stay. Leave a condition empty to ignore it.
          </Trans>
        </p>
        <TownField
          label={labelOf(PLACE)}
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
              ? t`We can’t find this place on the map, so it leaves out no jobs. Choose a city from the list.`
              : undefined
          }
        />
        {several(CONTRACT)}
        {several(REMOTE)}
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-medium text-13">{labelOf(PAY)}</legend>
          <MoneyField value={pay} onChange={(value) => give(PAY, value)} error={undefined} />
        </fieldset>
      </div>
    </ProfileSection>
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
