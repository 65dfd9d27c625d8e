// Language, scheme and theme in the header, from md up. Below it they are in the account panel.
import { useLingui } from '@lingui/react/macro'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { LanguageChoice, SchemeChoice, ThemeChoice, ThemeDot } from './looks.tsx'
import { Popup } from './popup.tsx'

export function HeaderLooks() {
  const { t } = useLingui()
  const { scheme, theme } = usePrefs()
  return (
    <div className="hidden items-center md:flex">
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
    </div>
  )
}
