// Names that are taken where something goes: replace, skip or keep both, for all of them or for each.
// @chunk files-menus
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OnConflict } from '#contract/apps/file-manager.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import type { OpenDialog } from '../files-context.ts'

type ConflictDialogProps = Omit<Extract<OpenDialog, { kind: 'conflict' }>, 'kind'> & { readonly onClose: () => void }

/** More are not asked about one by one. */
const MOST_EACH = 50

export default function ConflictDialog({ conflicts, folderName, onDecide, onClose }: ConflictDialogProps) {
  const { t } = useLingui()
  const [forAll, setForAll] = useState<OnConflict | 'each'>('keep-both')
  const [forEach, setForEach] = useState<ReadonlyMap<string, OnConflict>>(new Map())
  const [first] = conflicts
  const name = first?.name ?? ''
  const isOne = conflicts.length === 1
  const choices = useChoices(conflicts.some(({ isFolder }) => isFolder))
  const finish = (isDecided: boolean) => {
    const each = conflicts.map(
      ({ key }) => [key, forAll === 'each' ? (forEach.get(key) ?? 'keep-both') : forAll] as const,
    )
    onDecide(isDecided ? new Map(each) : undefined)
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={isOne ? t`“${name}” already exists` : t`Some names already exist`}
      description={
        isOne ? (
          <Trans>“{folderName}” already has an item with this name.</Trans>
        ) : (
          plural(conflicts.length, {
            one: `# name is already used in “${folderName}”.`,
            other: `# names are already used in “${folderName}”.`,
          })
        )
      }
      onOpenChange={(isOpen) => !isOpen && finish(false)}
      footer={
        <>
          <Button onPress={() => finish(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onPress={() => finish(true)}>
            <Trans>Continue</Trans>
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t`Action`}
        isLabelHidden
        options={
          isOne || conflicts.length > MOST_EACH
            ? choices
            : [...choices, { id: 'each' as const, label: t`Decide for each item` }]
        }
        value={forAll}
        onChange={setForAll}
      />
      {forAll === 'each' && <EachOne conflicts={conflicts} choices={choices} decided={forEach} onDecide={setForEach} />}
    </Dialog>
  )
}

type Choices = ReturnType<typeof useChoices>

function useChoices(hasFolder: boolean) {
  const { t } = useLingui()
  return [
    { id: 'keep-both' as const, label: t`Keep both`, description: t`A number will be added to the new item’s name.` },
    {
      id: 'replace' as const,
      label: t`Replace`,
      description: hasFolder
        ? t`Files will be replaced, and folders with the same name will be merged. You can undo this.`
        : t`You can undo this.`,
    },
    {
      id: 'skip' as const,
      label: t({ message: 'Skip', context: 'files' }),
      description: t`Existing items won’t change.`,
    },
  ]
}

interface EachOneProps extends Pick<ConflictDialogProps, 'conflicts'> {
  readonly choices: Choices
  readonly decided: ReadonlyMap<string, OnConflict>
  readonly onDecide: (decided: ReadonlyMap<string, OnConflict>) => void
}

function EachOne({ conflicts, choices, decided, onDecide }: EachOneProps) {
  return (
    <ul className="mt-3 max-h-72 space-y-2 overflow-y-auto">
      {conflicts.map(({ key, name: own }) => (
        <li key={key} className="flex items-center gap-3">
          <span className="min-w-0 flex-1 truncate text-13">{own}</span>
          <Select
            label={own}
            isLabelHidden
            className="w-36 shrink-0"
            options={choices.map(({ id, label }) => ({ id, label }))}
            value={decided.get(key) ?? 'keep-both'}
            onChange={(choice) => onDecide(new Map([...decided, [key, choice as OnConflict]]))}
          />
        </li>
      ))}
    </ul>
  )
}
