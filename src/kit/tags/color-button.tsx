// Shows the colour that something has, and opens the choice of another. Used by the dialogs of labels and of lists.
// @offline later
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { TagSquare } from '#ui/tag.tsx'
import type { ColorMenuProps } from './color-menu.tsx'
import { namedColor } from './named-colors.ts'

const colorMenu = lazyMenu<ColorMenuProps>(() => import('./color-menu.tsx'))

/** @param label names the button, such as 'Colour of Work' */
export function ColorButton({ label, ...menu }: ColorMenuProps & { readonly label: string }) {
  return (
    <LazyMenu
      source={colorMenu}
      menu={menu}
      opener={(opener) => (
        <button
          {...opener}
          type="button"
          aria-label={label}
          className="grid size-8 cursor-pointer place-items-center rounded-8 hover:bg-surface-hover pointer-coarse:size-11"
        >
          <TagSquare color={namedColor(menu.color)} />
        </button>
      )}
    />
  )
}
