// What can be done with all icons in the basket, or with all that were copied lately. Shown above them.
import { Trans, useLingui } from '@lingui/react/macro'
import type { IconRef } from '#contract/apps/icons.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast-store.ts'
import type { Drawing } from './drawings.ts'
import type { IconsSearch } from './search-params.ts'
import type { IconActions } from './use-icon-actions.ts'

export interface PickBarProps {
  readonly search: IconsSearch
  readonly actions: IconActions
  readonly drawingOf: (icon: IconRef) => Drawing | undefined
}

export function PickBar({ search: { show }, actions, drawingOf }: PickBarProps) {
  const { t } = useLingui()
  const { picks, emptyBasket, clearRecents } = actions
  if (show === 'recents' && picks.recents.length > 0)
    return (
      <Bar>
        <Button size="sm" icon="trash" onPress={clearRecents}>
          <Trans>Clear recent icons</Trans>
        </Button>
      </Bar>
    )
  if (show !== 'basket' || picks.basket.length === 0) return null
  const save = async (as: 'saveSprite' | 'saveZip') => {
    const drawings = picks.basket.flatMap((icon) => {
      const drawing = drawingOf(icon)
      // Two sets may have an icon of one name.
      const isTwice = picks.basket.filter(({ name }) => name === icon.name).length > 1
      return drawing ? { ...drawing, id: isTwice ? `${icon.set}-${icon.name}` : icon.name } : []
    })
    try {
      const savers = await import('./save-basket.ts')
      savers[as](drawings, t`icons`)
    } catch {
      showToast({ kind: 'error', message: t`Couldn’t create the file. Try again.` })
    }
  }
  return (
    <Bar>
      <Button size="sm" icon="arrow-down-tray" onPress={() => save('saveSprite')}>
        <Trans>Save as one SVG file</Trans>
      </Button>
      <Button size="sm" icon="archive-box-arrow-down" onPress={() => save('saveZip')}>
        <Trans>Save as a ZIP file</Trans>
      </Button>
      <Button size="sm" variant="quiet" icon="trash" onPress={emptyBasket}>
        <Trans>Empty the basket</Trans>
      </Button>
    </Bar>
  )
}

const Bar = ({ children }: { readonly children: React.ReactNode }) => (
  <div className="flex shrink-0 flex-wrap gap-2 border-line-soft border-b px-4 py-2 md:px-6">{children}</div>
)
