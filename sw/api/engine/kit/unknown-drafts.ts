interface Draft {
  readonly id?: string | undefined
}

/**
 * The drafts of what is not there yet, of several for one thing the first: what was imported or sent before stays as it is.
 * @param known ids and UIDs that are there
 * @param uidsOf what a draft is called by the file that it comes from
 */
export function unknownDrafts<Each>(
  drafts: readonly (Each & Draft)[],
  known: { readonly ids: Iterable<string>; readonly uids: Iterable<string> },
  uidsOf: (draft: Each & Draft) => readonly string[],
): (Each & Draft)[] {
  const [ids, uids] = [new Set(known.ids), new Set(known.uids)]
  return drafts.filter((draft) => {
    const own = uidsOf(draft)
    if ((draft.id !== undefined && ids.has(draft.id)) || own.some((uid) => uids.has(uid))) return false
    if (draft.id !== undefined) ids.add(draft.id)
    for (const uid of own) uids.add(uid)
    return true
  })
}

/** The ids that drafts were sent with. */
export const sentIds = (drafts: readonly Draft[]): string[] => drafts.flatMap(({ id }) => id ?? [])
