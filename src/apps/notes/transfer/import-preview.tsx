// Previews an import: new notes, what exists already, and file by file what is left out and why.
// @offline later
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PreviewList } from '#kit/transfer/preview-list.tsx'
import { Note } from '#ui/note.tsx'
import { nameOf } from '../board/card-text.ts'
import type { FoundNote, LeftOut, LeftOutReason } from './found-note.ts'
import type { ImportPlan } from './read-files.ts'

const REASONS: Readonly<Record<LeftOutReason, MessageDescriptor>> = {
  'another-image': msg`a note can have only one image`,
  'no-image': msg`not an image`,
  empty: msg`empty`,
  labels: msg`some tags left out or shortened (too many or too long)`,
  repeated: msg`duplicated in this file`,
  'too-long': msg`too long for a note`,
  trashed: msg`in Google Keep’s trash`,
  unreadable: msg`can’t be read`,
  unused: msg`not used in any of these notes`,
}

export function ImportPreview({ plan }: { readonly plan: ImportPlan }) {
  const { fresh, leftOut, lostImages } = plan
  const known = plan.known.length
  const { t, i18n } = useLingui()
  return (
    <>
      <Counts fresh={fresh} />
      {lostImages > 0 && (
        <Note kind="warning">
          <Plural
            value={lostImages}
            one="The image for # note isn’t in this file."
            other="The images for # notes aren’t in this file."
          />
        </Note>
      )}
      {fresh.length > 0 && <NoteNames label={t`New notes`} notes={fresh} />}
      {known > 0 && (
        <div>
          <p className="mb-1 font-medium text-13">
            <Plural value={known} one="# note already exists" other="# notes already exist" />
          </p>
          <NoteNames label={t`Already in your notes`} notes={plan.known} />
        </div>
      )}
      {leftOut.length > 0 && (
        <div>
          <p className="mb-1 font-medium text-13">
            <Plural value={leftOut.length} one="# file not fully imported" other="# files not fully imported" />
          </p>
          <PreviewList label={t`Not fully imported`} all={leftOut} className="text-13 text-ink-muted wrap-anywhere">
            {({ path, reason, of }) => (
              <>
                <LeftOutFile path={path} of={of} />: {i18n._(REASONS[reason])}
              </>
            )}
          </PreviewList>
        </div>
      )}
    </>
  )
}

function Counts({ fresh }: Pick<ImportPlan, 'fresh'>) {
  const labels = new Set(fresh.flatMap(({ note }) => note.labelTitles ?? []))
  const archived = fresh.filter(({ note }) => note.archived).length
  const images = fresh.filter(({ image }) => image).length
  return (
    <ul className="list-disc ps-5">
      <li>
        <Plural value={fresh.length} _0="No new notes" one="# new note" other="# new notes" />
      </li>
      {archived > 0 && (
        <li>
          <Plural value={archived} one="# archived" other="# archived" />
        </li>
      )}
      {images > 0 && (
        <li>
          <Plural value={images} one="# image" other="# images" />
        </li>
      )}
      {labels.size > 0 && (
        <li>
          <Plural value={labels.size} one="# tag" other="# tags" />
        </li>
      )}
    </ul>
  )
}

function NoteNames({ label, notes }: { readonly label: string; readonly notes: readonly FoundNote[] }) {
  const { t } = useLingui()
  return (
    <PreviewList label={label} all={notes} className="truncate">
      {({ note: { title, content, tasks } }) =>
        nameOf({ title: title ?? '', content: content ?? '', tasks: tasks ?? null }) || t`Image`
      }
    </PreviewList>
  )
}

function LeftOutFile({ path, of }: Pick<LeftOut, 'path' | 'of'>) {
  const file = path.split('/').at(-1)
  return of ? (
    <Trans>
      {file} in “{of}”
    </Trans>
  ) : (
    file
  )
}
