// Said above what is shown in place of a page that is not there.
// @chunk help-title
import { Note } from '#ui/note.tsx'

export const Missing = ({ children }: { readonly children: string }) => (
  <Note kind="warning" className="mb-5">
    <span role="alert">{children}</span>
  </Note>
)
