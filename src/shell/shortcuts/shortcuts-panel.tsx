// The shortcuts panel in its four modes (portal spec §1, §4; modes.ts). It opens to be looked at.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import type { Shortcut } from '#contract/shell/shortcuts.ts'
import { NoRows } from '#kit/list/no-rows.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useAction } from '#kit/undo/use-action.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useIsOffered } from '../panels/offered-link.ts'
import { PanelFrame, type PanelProps } from '../panels/panel-frame.tsx'
import { type Mode, type ModeEvent, nextMode, VIEW } from './modes.ts'
import { ownAddress, sameLink, toShortcut } from './shortcut-draft.ts'
import { ShortcutForm } from './shortcut-form.tsx'
import { ShortcutOrder } from './shortcut-order.tsx'
import { shortcutQueries, useShortcutWrites } from './shortcut-queries.ts'
import { ShortcutTiles } from './shortcut-tiles.tsx'
import { usePageDraft } from './use-page-draft.ts'

type Step = ModeEvent | { readonly type: 'opened' }

export default function ShortcutsPanel(panel: PanelProps) {
  const { t } = useLingui()
  const [mode, step] = useReducer(
    (before: Mode, event: Step) => (event.type === 'opened' ? VIEW : nextMode(before, event)),
    VIEW,
  )
  const { isOpen } = panel
  useEffect(() => {
    if (isOpen) step({ type: 'opened' })
  }, [isOpen])
  const titles: Record<Mode['name'], string> = {
    view: t`Shortcuts`,
    modify: t`Edit shortcuts`,
    add: t`New shortcut`,
    edit: t`Edit shortcut`,
  }
  return (
    <PanelFrame
      {...panel}
      title={titles[mode.name]}
      actions={<Actions mode={mode} step={step} />}
      footer={mode.name === 'view' && <AddPage />}
    >
      <Content mode={mode} step={step} onFollow={() => panel.onOpenChange(false)} />
    </PanelFrame>
  )
}

interface PartProps {
  readonly mode: Mode
  readonly step: (event: Step) => void
}

function Actions({ mode, step }: PartProps) {
  const { t } = useLingui()
  if (mode.name === 'modify')
    return (
      <Button size="sm" onPress={() => step({ type: 'back' })}>
        <Trans context="button">Done</Trans>
      </Button>
    )
  if (mode.name !== 'view') return null
  return (
    <>
      <IconButton icon="pencil-square" label={t`Edit shortcuts`} onPress={() => step({ type: 'modify' })} />
      <IconButton icon="plus" label={t`Add a shortcut`} onPress={() => step({ type: 'add' })} />
    </>
  )
}

function Content({ mode, step, onFollow }: PartProps & { onFollow: () => void }) {
  const { t } = useLingui()
  const query = useQuery(shortcutQueries.all())
  const { data } = query
  const { order } = useShortcutWrites()
  const isOffered = useIsOffered()
  if (!data)
    return (
      <QueryView
        query={query}
        loading={<SkeletonRows label={t`Loading shortcuts`} count={4} hasTwoLines />}
        error={{
          title: t`Couldn’t load your shortcuts.`,
          description: t`They’re saved on this device. Trying again usually helps.`,
        }}
      >
        {() => null}
      </QueryView>
    )
  const offered = data.filter(({ link }) => isOffered(link))
  if (mode.name === 'add') return <Form edited={undefined} shortcuts={offered} step={step} />
  if (mode.name === 'edit') {
    const edited = data.find(({ id }) => id === mode.id)
    return edited ? <Form key={edited.id} edited={edited} shortcuts={offered} step={step} /> : <Gone step={step} />
  }
  if (offered.length === 0) return <NoShortcuts />
  if (mode.name === 'view') return <ShortcutTiles shortcuts={offered} onFollow={onFollow} />
  return (
    <ShortcutOrder
      shortcuts={offered}
      onChoose={(id) => step({ type: 'choose', id })}
      onOrder={(shortcuts: readonly Shortcut[]) =>
        order.mutate({ body: { shortcuts: shortcuts.map(({ id }) => ({ id })) } })
      }
    />
  )
}

interface FormProps extends Pick<PartProps, 'step'> {
  /** Undefined: a new one. */
  readonly edited: Shortcut | undefined
  readonly shortcuts: readonly Shortcut[]
}

function Form({ edited, shortcuts, step }: FormProps) {
  const { t } = useLingui()
  const { create, update, remove } = useShortcutWrites()
  const { run } = useAction()
  return (
    <ShortcutForm
      shortcut={edited}
      shortcuts={shortcuts}
      onSave={async (shortcut) => {
        if (edited) await update.mutateAsync({ body: { id: edited.id, shortcut } })
        else await create.mutateAsync({ body: { shortcut } })
        step({ type: 'saved' })
      }}
      onRemove={() => {
        if (edited)
          void run({
            message: t`Shortcut removed`,
            write: () => remove.mutateAsync({ query: { id: edited.id } }),
          })
        step({ type: 'deleted' })
      }}
      onCancel={() => step({ type: 'cancel' })}
    />
  )
}

function Gone({ step }: Pick<PartProps, 'step'>) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`This shortcut no longer exists`}
      description={t`It has since been removed.`}
      action={<Button onPress={() => step({ type: 'cancel' })}>{t`Back`}</Button>}
    />
  )
}

/** Portal spec §8. */
function NoShortcuts() {
  const { t } = useLingui()
  return <NoRows title={t`No shortcuts`} description={t`When you have shortcuts, they will appear here.`} />
}

/** The page that is open, where no shortcut leads to it yet. */
function AddPage() {
  const { t } = useLingui()
  const { data } = useQuery(shortcutQueries.all())
  const { create } = useShortcutWrites()
  const { run } = useAction()
  const page = usePageDraft()
  if (!data || !page || sameLink(page.link, ownAddress(), data, undefined)) return null
  const { label } = page
  const add = () =>
    run({
      message: t`“${label}” is now a shortcut`,
      write: () => create.mutateAsync({ body: { shortcut: toShortcut(page, ownAddress()) } }),
    })
  return (
    <Button icon="bookmark" onPress={add}>
      <Trans>Add this page</Trans>
    </Button>
  )
}
