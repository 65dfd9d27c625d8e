// One choice of several, with how many entries each has: a person, a type.
// @chunk activities-menus
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#ui/menu.tsx'

export interface Choice {
  readonly id: string
  readonly label: string
  readonly count: number
}

export interface ChoiceMenuProps {
  readonly label: string
  readonly anyLabel: string
  readonly choices: readonly Choice[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
}

export default function ChoiceMenu({
  label,
  anyLabel,
  choices,
  chosen,
  onChoose,
  ...trigger
}: ChoiceMenuProps & LoadedMenuProps) {
  const choose = (keys: ReadonlySet<string>) => onChoose(choices.find(({ id }) => keys.has(id))?.id)
  return (
    <MenuTrigger {...trigger} placement="bottom start">
      <Menu aria-label={label}>
        <MenuSection label={label} selectionMode="single" selectedKeys={[chosen ?? ANY]} onSelectionChange={choose}>
          {[{ id: ANY, label: anyLabel, count: undefined }, ...choices].map(({ id, label: text, count }) => (
            <MenuItem key={id} id={id} textValue={text} shortcut={count === undefined ? '' : String(count)}>
              {text}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}

const ANY = 'any'
