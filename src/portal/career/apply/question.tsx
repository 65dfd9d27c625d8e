// One question of the employer's, in the form that it needs.
import { useLingui } from '@lingui/react/macro'
import type { Answers } from '#contract/portal/application-drafts.ts'
import type { JobQuestion } from '#contract/portal/job-shapes.ts'
import { questionProblem } from '#contract/portal/question-problem.ts'
import { amountOf } from '#formats/amount.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { DateField } from '#portal/career/date-field.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

type Answer = Answers[string]

/** Characters of an answer, where the question states none. */
const DEFAULT_LIMIT = 10_000

export interface QuestionProps {
  readonly question: JobQuestion
  readonly answer: Answer | undefined
  /** Whether what is wrong with the answer is shown. */
  readonly isChecked: boolean
  /** The portal did not take this answer. */
  readonly isRefused: boolean
  onAnswer(answer: Answer): void
}

export function Question({ question, answer, isChecked, isRefused, onAnswer }: QuestionProps) {
  const { t } = useLingui()
  const say = useBilingual()
  const { type, required, options } = question
  const limit = question.maxLength ?? DEFAULT_LIMIT
  const questionLabel = say(question.label)
  const label = required ? questionLabel : t`${questionLabel} (optional)`
  const text = typeof answer === 'string' ? answer : ''
  const wrong = useAnswerError({ question, answer, isChecked, isRefused })
  const common = { label, value: text, onChange: onAnswer, error: wrong }
  switch (type) {
    case 'longText':
      return <TextArea {...common} rows={5} maxLength={limit} />
    case 'text':
      return <TextField {...common} maxLength={limit} />
    case 'date':
      return <DateField {...common} value={text || null} onChange={(day) => onAnswer(day ?? '')} />
    case 'number':
      return (
        <TextField
          label={label}
          inputMode="decimal"
          error={wrong}
          value={typeof answer === 'number' ? String(answer) : text}
          onChange={(typed) => {
            const hundredths = amountOf(typed, Number.MAX_SAFE_INTEGER / 100)
            onAnswer(typeof hundredths === 'number' ? hundredths / 100 : typed)
          }}
        />
      )
    case 'yesNo':
      return (
        <RadioGroup
          label={label}
          error={wrong}
          value={answer === undefined ? null : answer === true ? 'yes' : 'no'}
          onChange={(value) => onAnswer(value === 'yes')}
          options={[
            { id: 'yes', label: t`Yes` },
            { id: 'no', label: t`No` },
          ]}
        />
      )
    case 'single':
      return (
        <RadioGroup
          label={label}
          error={wrong}
          value={text || null}
          onChange={onAnswer}
          options={options.map((option) => ({ id: option.id, label: say(option.label) }))}
        />
      )
    case 'multi':
      return <MultipleChoice question={question} label={label} answer={answer} error={wrong} onAnswer={onAnswer} />
  }
}

/** What is wrong with the answer, as a message. */
function useAnswerError({ question, answer, isChecked, isRefused }: Omit<QuestionProps, 'onAnswer'>) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { type } = question
  const limit = question.maxLength ?? DEFAULT_LIMIT
  const problem = isChecked ? questionProblem(question, answer) : undefined
  const messages = {
    required: t`Required.`,
    tooLong: t`Enter up to ${number(limit)} characters.`,
    invalid:
      type === 'number'
        ? t`Enter a number, such as 4 or 4.5.`
        : type === 'date'
          ? t`Enter a date.`
          : t`Choose an answer.`,
  }
  return problem ? messages[problem] : isRefused ? t`The employer can’t accept this answer. Change it.` : undefined
}

interface MultipleChoiceProps extends Pick<QuestionProps, 'question' | 'answer' | 'onAnswer'> {
  readonly label: string
  readonly error: string | undefined
}

function MultipleChoice({ question: { options }, label, answer, error, onAnswer }: MultipleChoiceProps) {
  const say = useBilingual()
  const chosen = Array.isArray(answer) ? answer : []
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-13">{label}</legend>
      <div className="grid justify-items-start">
        {options.map((option) => (
          <Checkbox
            key={option.id}
            isSelected={chosen.includes(option.id)}
            onChange={(isOn) => onAnswer(isOn ? [...chosen, option.id] : chosen.filter((id) => id !== option.id))}
          >
            {say(option.label)}
          </Checkbox>
        ))}
      </div>
      {error && <p className="mt-1 text-13 text-danger">{error}</p>}
    </fieldset>
  )
}
