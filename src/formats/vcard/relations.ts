// Who a card relates its person to, by a UID: a relation where that is somebody of the same file, or a stored contact. Else its line stays as it is.
// @offline later
import type { ContactDraft } from '#contract/apps/contact-shapes.ts'
import { contentLines } from '../content-lines.ts'
import { createCutter } from '../cutter.ts'
import { textOf, toCardLine } from './card-lines.ts'
import { bareUid } from './card-values.ts'

type Related = ContactDraft & { readonly id: string }

/** As many as a contact takes. */
const MOST = 100

/** The UIDs of others in its stored lines, in both forms in which they may be stored. */
export const relatedUids = ({ extra = [] }: ContactDraft): string[] =>
  extra.flatMap((text) => {
    const uid = relationIn(text)?.uid
    return uid ? [uid, `urn:uuid:${uid}`] : []
  })

/** @param there the ids of contacts by UIDs, without those of the file */
export function withRelations<Draft extends Related>(
  drafts: readonly Draft[],
  there: ReadonlyMap<string, string>,
): Draft[] {
  const ids = new Map([...there].map(([uid, id]) => [bareUid(uid), id]))
  for (const { id, uids = [] } of drafts) for (const uid of uids) ids.set(bareUid(uid), id)
  return drafts.map((draft) => {
    const relationships = [...(draft.relationships ?? [])]
    const extra = (draft.extra ?? []).filter((text) => {
      const found = relationIn(text)
      const contactId = found && ids.get(found.uid)
      if (!contactId || contactId === draft.id || relationships.length >= MOST) return true
      relationships.push({ contactId, kind: found.kind })
      return false
    })
    return relationships.length === (draft.relationships?.length ?? 0) ? draft : { ...draft, relationships, extra }
  })
}

function relationIn(text: string) {
  if (!/^(?:[\w-]+\.)?RELATED[;:]/i.test(text)) return undefined
  const [line] = contentLines(text).map(toCardLine)
  if (!line) return undefined
  const kind = createCutter<'kind'>().text('kind', (line.values.get('TYPE') ?? []).join(','), 100)
  return { uid: bareUid(textOf(line)), kind }
}
