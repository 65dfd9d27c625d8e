// Why a change of the settings was not saved, beside what was to be changed.
import { FieldNotes } from '#ui/field.tsx'

export function SaveProblem({ problem }: { problem: string | undefined }) {
  if (problem === undefined) return null
  return (
    <div role="alert" className="pb-2">
      <FieldNotes error={problem} />
    </div>
  )
}
