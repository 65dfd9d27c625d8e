// Contacts that may be one person, one group after another: merge them, tell them apart, or skip. A chunk of its own.
// @offline later
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PossibleDuplicates } from '#contract/apps/contacts.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useKeepApart } from '../mutations.ts'
import { contactQueries } from '../queries.ts'
import { DuplicateGroup } from './duplicate-group.tsx'
import MergeDialog from './merge-dialog.tsx'

export interface DuplicatesDialogProps {
  readonly onClose: () => void
}

const keyOf = ({ contacts }: PossibleDuplicates): string => contacts.map(({ id }) => id).join('\n')

/** As many as can be merged at once. */
const MOST = 10

export default function DuplicatesDialog({ onClose }: DuplicatesDialogProps) {
  const { t } = useLingui()
  const query = useQuery(contactQueries.duplicates())
  const { decided, decide, keepApart } = useDecisions()
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [merging, setMerging] = useState<{ readonly key: string; readonly ids: readonly string[] } | null>(null)
  const left = query.data?.filter((group) => !decided.has(keyOf(group))) ?? []
  const [group] = left
  const chosen = group?.contacts.map(({ id }) => id).filter((id) => !excluded.has(id)) ?? []
  return (
    <>
      <Dialog
        isOpen
        size="lg"
        title={t`Possible duplicates`}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        footer={
          group ? (
            <Decisions
              canMerge={chosen.length >= 2 && chosen.length <= MOST}
              onSkip={() => decide(keyOf(group))}
              onKeepApart={() => keepApart(group)}
              onMerge={() => setMerging({ key: keyOf(group), ids: chosen })}
            />
          ) : (
            <Button variant="primary" onPress={onClose}>
              <Trans>Close</Trans>
            </Button>
          )
        }
      >
        <QueryView
          query={query}
          loading={<SkeletonRows label={t`Looking for duplicates`} count={4} hasTwoLines />}
          error={{ title: t`Couldn’t look for duplicates.` }}
          empty={<EmptyState title={t`No duplicates found.`} className="px-0" />}
          isEmpty={(groups) => groups.length === 0 && decided.size === 0}
        >
          {() =>
            group ? (
              <DuplicateGroup
                group={group}
                position={decided.size + 1}
                total={decided.size + left.length}
                excluded={excluded}
                onExcludedChange={setExcluded}
              />
            ) : (
              <AllDecided count={decided.size} />
            )
          }
        </QueryView>
      </Dialog>
      {merging && (
        <MergeDialog ids={merging.ids} onClose={() => setMerging(null)} onMerged={() => decide(merging.key)} />
      )}
    </>
  )
}

interface DecisionsProps {
  readonly canMerge: boolean
  readonly onSkip: () => void
  readonly onKeepApart: () => unknown
  readonly onMerge: () => void
}

function Decisions({ canMerge, onSkip, onKeepApart, onMerge }: DecisionsProps) {
  return (
    <>
      <Button onPress={onSkip}>
        <Trans>Skip</Trans>
      </Button>
      <Button onPress={onKeepApart}>
        <Trans>Keep separate</Trans>
      </Button>
      <Button variant="primary" isDisabled={!canMerge} onPress={onMerge}>
        <Trans>Merge…</Trans>
      </Button>
    </>
  )
}

function AllDecided({ count }: { readonly count: number }) {
  return (
    <p role="status" className="py-4 font-medium">
      <Plural
        value={count}
        one="You’ve reviewed the only possible duplicate."
        other="You’ve reviewed all # possible duplicates."
      />
    </p>
  )
}

/** The groups that the person has decided on; the next one is shown at once. Where telling them apart failed or was undone, the group is back. */
function useDecisions() {
  const { t } = useLingui()
  const { run } = useAction()
  const { mutateAsync } = useKeepApart()
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const decide = (key: string) => setDecided((before) => new Set([...before, key]))
  const takeBack = (key: string) => setDecided((before) => new Set([...before].filter((one) => one !== key)))
  const keepApart = async (group: PossibleDuplicates) => {
    const key = keyOf(group)
    decide(key)
    const isDone = await run({
      message: t`Marked as different people`,
      write: () => mutateAsync({ body: { ids: group.contacts.map(({ id }) => id).slice(0, MOST_APART) } }),
      onUndone: () => takeBack(key),
      onRedone: () => decide(key),
    })
    if (!isDone) takeBack(key)
  }
  return { decided, decide, keepApart }
}

/** As many as a call takes. */
const MOST_APART = 50
