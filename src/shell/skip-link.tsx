// The first thing that the keyboard reaches: past the menus, to the page.
import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#ui/button-class.ts'
import { focusPage, MAIN_ID } from './main-content.ts'

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // The address stays: it belongs to the page.
        event.preventDefault()
        focusPage()
        document.getElementById(MAIN_ID)?.scrollIntoView()
      }}
      className={`${buttonClass({ variant: 'primary' })} fixed! start-4 -top-16 z-(--z-toast) focus:top-2.5`}
    >
      <Trans>Skip to content</Trans>
    </a>
  )
}
