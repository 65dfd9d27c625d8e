// Language, scheme, theme and the whole screen in the header, from xl up. Below it they are in the account panel.
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { LanguageChoice, SchemeChoice, ThemeChoice, ThemeDot } from './looks.tsx'
import { Popup } from './popup.tsx'
import { useFullScreen } from './use-full-screen.ts'

export function HeaderLooks() {
  const { t } = useLingui()
  const { scheme, theme } = usePrefs()
  const { isPossible, isFull, toggle } = useFullScreen()
  return (
    <div className="hidden items-center xl:flex">
      <Popup label={t`Language`} opener={(open) => <IconButton {...open} icon="language" label={t`Language`} />}>
        <LanguageChoice isLegendHidden />
      </Popup>
      <Popup
        label={t`Colour scheme`}
        opener={(open) => <IconButton {...open} icon={scheme === 'dark' ? 'moon' : 'sun'} label={t`Colour scheme`} />}
      >
        <SchemeChoice isLegendHidden />
      </Popup>
      <Popup
        label={t`Theme`}
        opener={(open) => (
          <Tooltip text={t`Theme`}>
            <Button {...open} variant="quiet" isIcon aria-label={t`Theme`}>
              <ThemeDot theme={theme} />
            </Button>
          </Tooltip>
        )}
      >
        <ThemeChoice isLegendHidden />
      </Popup>
      {isPossible && (
        <IconButton
          icon={isFull ? 'arrows-pointing-in' : 'arrows-pointing-out'}
          label={isFull ? t`Exit full screen` : t`Full screen`}
          onPress={toggle}
        />
      )}
    </div>
  )
}
