// Leads to the help about the screen that is open. In the header from lg up; below it the account panel has it, and on a phone the menu.
// @chunk signed-in
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { explainedAt } from '#platform/places.ts'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { explainedFrom } from './keys/explained-from.ts'

export function HelpButton() {
  const { t } = useLingui()
  const from = useLocation({ select: explainedFrom })
  return (
    <Tooltip text={t`Help with this screen`} shortcut="F1">
      <Link
        to={explainedAt}
        search={{ from }}
        preload={false}
        aria-label={t`Help with this screen`}
        className={cx(buttonClass({ variant: 'quiet', isIcon: true }), '-ms-2 max-lg:hidden')}
      >
        <Icon name="question-mark-circle" />
      </Link>
    </Tooltip>
  )
}
