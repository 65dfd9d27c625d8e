// What may leave the device for calibrating the items: answers of evaluations whose person has agreed, without a name, a date or an id.
import type { CalibrationData } from '#contract/portal/evaluation-records.ts'
import type { SessionRow } from './session-row.ts'

/** By skill, then by their first item: their sequence does not tell when they were. */
export const toCalibrationData = (sessions: readonly SessionRow[]): CalibrationData => ({
  sessions: sessions
    .filter(({ status, mayCalibrate }) => status === 'finished' && mayCalibrate)
    .map(({ skillId, bankVersion, log }) => ({
      skillId,
      bankVersion,
      answers: log.flatMap(({ itemId, outcome, isPassed, isTimedOut, isReported, elapsedMs, score }) =>
        (outcome === 'right' || outcome === 'wrong') && !isReported
          ? [
              {
                itemId,
                isRight: outcome === 'right',
                ...(score !== undefined && { score }),
                isPassed,
                isTimedOut,
                seconds: Math.round(elapsedMs / 1000),
              },
            ]
          : [],
      ),
    }))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
})

const keyOf = ({ skillId, answers }: CalibrationData['sessions'][number]): string => `${skillId} ${answers[0]?.itemId}`
