// Answers that several people have passed on, as one file. A person may pass the same evaluation on twice: it counts once.
import type { CalibrationData } from '#contract/portal/evaluation-records.ts'

export function mergeAnswers(files: readonly CalibrationData[]): CalibrationData {
  const sessions = new Map(files.flatMap((file) => file.sessions).map((session) => [JSON.stringify(session), session]))
  return { sessions: [...sessions].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, session]) => session) }
}
