// The tags of a thing in its form: chosen by their name, made by a new one.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { foldText } from '#formats/text.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { Button } from '#ui/button.tsx'
import { TagList } from '#ui/tag-list.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { NamedTag } from './tags-dialog.tsx'

export interface TagsFieldProps {
  readonly tags: readonly NamedTag[]
  /** Ids of those that the thing has. */
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
  /** Titles of those that do not exist yet. */
  readonly made: readonly string[]
  readonly onMake: (titles: readonly string[]) => void
  /** Characters, as the contract has it. */
  readonly titleLimit: number
}

const NEW = 'new '
/** Tags that are typed in one go, with commas between them. */
const MOST_AT_ONCE = 10

export function TagsField({ tags, chosen, onChoose, made, onMake, titleLimit }: TagsFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const list = useId()
  const titles = new Map(tags.map(({ id, title }) => [id, title]))
  const knownAs = (title: string) => tags.find((tag) => foldText(tag.title) === foldText(title))
  const add = () => {
    const whole = typed.trim()
    // A tag that has a comma in its name is one.
    const named = (knownAs(whole) ? [whole] : whole.split(',')).map((title) => title.trim().slice(0, titleLimit))
    const known = named.flatMap((title) => knownAs(title)?.id ?? [])
    const fresh = [...made]
    for (const title of named)
      if (title && !knownAs(title) && !fresh.some((other) => foldText(other) === foldText(title))) fresh.push(title)
    setTyped('')
    if (known.length > 0) onChoose([...new Set([...chosen, ...known])])
    if (fresh.length > made.length) onMake(fresh)
  }
  const shown = [
    ...chosen.flatMap((id) => ({ id, label: titles.get(id) ?? '' })).filter(({ label }) => label),
    ...made.map((title) => ({ id: NEW + title, label: title })),
  ]
  const remove = (id: string) =>
    id.startsWith(NEW)
      ? onMake(made.filter((title) => NEW + title !== id))
      : onChoose(chosen.filter((one) => one !== id))
  return (
    <div>
      <TagList label={t`Tags`} tags={shown} onRemove={remove} emptyText={t`No tag`} />
      <div className="mt-2 flex items-start gap-2 sm:max-w-96">
        <TextField
          label={t`Add a tag`}
          isLabelHidden
          placeholder={t`Add a tag`}
          value={typed}
          onChange={setTyped}
          list={list}
          autoComplete="off"
          maxLength={titleLimit * MOST_AT_ONCE}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return
            event.preventDefault()
            add()
          }}
          className="flex-1"
        />
        <datalist id={list}>
          {tags
            .filter(({ id }) => !chosen.includes(id))
            .map(({ id, title }) => (
              <option key={id}>{title}</option>
            ))}
        </datalist>
        <Button onPress={add}>
          <Trans>Add</Trans>
        </Button>
      </div>
    </div>
  )
}
