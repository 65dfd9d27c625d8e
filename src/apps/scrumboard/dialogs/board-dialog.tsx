// Makes a board, empty or from a template, or changes what one is called, is about, looks like and who is on it. A chunk of its own.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { BoardPlan, BoardSummary } from '#contract/apps/scrumboard-shapes.ts'
import { changedOf } from '#kit/forms/changed-of.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { boardIcon, storedIcon } from '../board-icons.ts'
import { ME } from '../me.ts'
import { boardQueries } from '../queries.ts'
import { type BoardDraft, useBoardActions } from '../use-board-actions.ts'
import { IconChoice } from './icon-choice.tsx'

export interface BoardDialogProps {
  /** Left out: a new one. */
  readonly board?: BoardSummary
  readonly onClose: () => void
}

const EMPTY = 'empty'

/** As the form has it before anything is typed. */
const draftOf = ({ title, description, icon, members }: BoardSummary): BoardDraft => ({
  title: title.trim(),
  description: description?.trim() || null,
  icon: storedIcon(boardIcon(icon)),
  members: members.map(({ id }) => id),
})

export default function BoardDialog({ board, onClose }: BoardDialogProps) {
  const { t } = useLingui()
  const form = useId()
  const { fields, templates, template, choose, isRefused, submit } = useBoardForm(board, onClose)
  const { title, setTitle, description, setDescription, icon, setIcon, members, setMembers } = fields
  return (
    <Dialog
      isOpen
      title={board ? t`Edit the board` : t`New board`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} variant="primary">
            {board ? t`Save` : t`Add board`}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        {!board && templates.length > 0 && <TemplateChoice templates={templates} value={template} onChange={choose} />}
        <TextField
          autoFocus
          label={t`Title`}
          isRequired
          maxLength={500}
          value={title}
          error={isRefused ? t`A board needs a title.` : undefined}
          onChange={setTitle}
        />
        <TextArea label={t`Description`} rows={2} maxLength={20_000} value={description} onChange={setDescription} />
        <IconChoice value={icon} onChange={setIcon} />
        <Members chosen={members} onChange={setMembers} />
      </form>
    </Dialog>
  )
}

function useBoardForm(board: BoardSummary | undefined, onSaved: () => void) {
  const { create, update } = useBoardActions()
  const { data: templates = [] } = useQuery({ ...boardQueries.templates(), enabled: !board })
  const [title, setTitle] = useState(board?.title ?? '')
  const [description, setDescription] = useState(board?.description ?? '')
  const [icon, setIcon] = useState<string>(boardIcon(board?.icon ?? null))
  const [members, setMembers] = useState<ReadonlySet<string>>(
    () => new Set(board ? board.members.map(({ id }) => id) : [ME]),
  )
  const [template, setTemplate] = useState(EMPTY)
  const [isRefused, setRefused] = useState(false)
  const choose = (id: string) => {
    const plan = templates.find((one) => one.id === id)?.plan
    setTemplate(id)
    if (!plan) return
    setTitle(plan.title)
    setDescription(plan.description ?? '')
    setIcon(boardIcon(plan.icon))
    setRefused(false)
  }
  /** What was changed here; the rest may have been changed elsewhere meanwhile. */
  const save = (begun: BoardSummary, draft: BoardDraft) => {
    const changed = changedOf(draftOf(begun), draft)
    return Object.keys(changed).length === 0 || update(begun.id, changed)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const name = title.trim()
    if (name === '') return setRefused(true)
    const draft = {
      title: name,
      description: description.trim() || null,
      icon: storedIcon(icon),
      members: [...members],
    }
    const plan = templates.find(({ id }) => id === template)?.plan
    if (await (board ? save(board, draft) : create(draft, plan))) onSaved()
  }
  return {
    fields: {
      ...{ title, description, setDescription, icon, setIcon, members, setMembers },
      setTitle(next: string) {
        setTitle(next)
        setRefused(false)
      },
    },
    templates,
    template,
    choose,
    /** It has no title. */
    isRefused,
    submit,
  }
}

interface TemplateChoiceProps {
  readonly templates: readonly { readonly id: string; readonly plan: BoardPlan }[]
  readonly value: string
  readonly onChange: (id: string) => void
}

function TemplateChoice({ templates, value, onChange }: TemplateChoiceProps) {
  const { t } = useLingui()
  return (
    <Select
      label={t`Start with`}
      options={[
        { id: EMPTY, label: t`Empty board` },
        ...templates.map(({ id, plan }) => ({
          id,
          label: plan.title,
          description: plan.lists.map((list) => list.title).join(' · '),
        })),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}

interface MembersProps {
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

function Members({ chosen, onChange }: MembersProps) {
  const { t } = useLingui()
  const { data: people = [] } = useQuery(boardQueries.members())
  const toggle = (id: string, isOn: boolean) => onChange(new Set([...chosen, id].filter((one) => isOn || one !== id)))
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-13">
        <Trans>Members</Trans>
      </legend>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached */}
      <div role="region" aria-label={t`Members`} tabIndex={0} className="grid max-h-44 overflow-y-auto sm:grid-cols-2">
        {people.map(({ id, name }) => (
          <Checkbox key={id} isSelected={chosen.has(id)} onChange={(isOn) => toggle(id, isOn)}>
            {name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
