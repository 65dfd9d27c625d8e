// Settings, data: the sample content of the workspace, in with one press and out with one.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAction } from '#kit/undo/use-action.ts'
import { refetchWorkspace, sampleQueries, useSamples } from '#platform/workspace/samples.ts'
import { Button } from '#ui/button.tsx'
import { SettingsGroup } from '../settings-group.tsx'

export function SamplesGroup() {
  const { t } = useLingui()
  const { data: samples } = useQuery(sampleQueries.content())
  const change = useSamples()
  const { run } = useAction()
  const client = useQueryClient()
  if (!samples) return null
  const hasSamples = samples.content === 'samples'
  const refetch = () => refetchWorkspace(client)
  const press = async () => {
    let changedCount = 0
    const removed = () =>
      changedCount > 0 ? t`Sample content removed. Your changes are still here.` : t`Sample content removed`
    await run({
      message: () => (hasSamples ? removed() : t`Sample content added`),
      write: async () => {
        const changed = await change(!hasSamples)
        changedCount = changed.kept
        return changed
      },
      isPortal: true,
      failure: t`Couldn’t change the sample content.`,
      announcesUndo: true,
      onUndone: refetch,
      onRedone: refetch,
    })
  }
  return (
    <SettingsGroup
      title={t`Sample content`}
      about={
        hasSamples ? (
          <Trans>
            Tasks, messages, files and the other apps contain sample content. If you remove it, everything you’ve
            created or changed stays.
          </Trans>
        ) : (
          <Trans>Fill tasks, messages, files and the other apps with examples. Anything you’ve created stays.</Trans>
        )
      }
    >
      <Button onPress={press}>
        {hasSamples ? <Trans>Remove sample content</Trans> : <Trans>Add sample content</Trans>}
      </Button>
    </SettingsGroup>
  )
}
