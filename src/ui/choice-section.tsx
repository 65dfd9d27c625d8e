// Choices as rows of a menu, the chosen one ticked.
import { MenuItem, MenuSection, type MenuSectionProps } from './menu.tsx'

export interface ChoiceSectionProps<Value extends string> extends Pick<MenuSectionProps, 'label' | 'title'> {
  readonly choices: readonly { readonly id: Value; readonly label: string }[]
  /** Undefined: none. */
  readonly chosen: Value | undefined
  /** A row for no choice, above the others. */
  readonly anyLabel?: string
  /** @param value undefined: none, or the chosen one was pressed again */
  readonly onChoose: (value: Value | undefined) => void
}

const ANY = 'any'

export function ChoiceSection<Value extends string>({
  choices,
  chosen,
  anyLabel,
  onChoose,
  ...names
}: ChoiceSectionProps<Value>) {
  const rows: readonly { id: string; label: string }[] = anyLabel ? [{ id: ANY, label: anyLabel }, ...choices] : choices
  const choose = (keys: ReadonlySet<string>) => onChoose(choices.find(({ id }) => keys.has(id))?.id)
  return (
    <MenuSection {...names} selectionMode="single" selectedKeys={[chosen ?? ANY]} onSelectionChange={choose}>
      {rows.map(({ id, label }) => (
        <MenuItem key={id} id={id}>
          {label}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
