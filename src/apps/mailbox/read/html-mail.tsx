// An email in HTML, in its frame: its remote images are loaded on demand, or always, where their sender is trusted.
// @chunk mail-extra
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { Button } from '#ui/button.tsx'
import { canLoadImages, HtmlFrame } from '#ui/html-frame.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { useUpdateSettings } from '../mutations.ts'
import { addressOf, nameOf } from '../people.ts'
import { useInlinePictures } from './use-inline-pictures.ts'

const NONE: readonly string[] = []

export interface HtmlMailProps {
  readonly mail: Mail
  /** Its text with formatting. */
  readonly html: string
}

export function HtmlMail({ mail, html }: HtmlMailProps) {
  const { t } = useLingui()
  const { settings } = useMailbox()
  const { run } = useAction()
  const { mutateAsync: update } = useUpdateSettings()
  const [remote, setRemote] = useState(0)
  const [isRequested, setRequested] = useState(false)
  const { imagesFrom = NONE } = settings
  const { contact } = mail.from
  const [name, address] = [nameOf(contact), addressOf(contact).toLowerCase()]
  const isTrusted = imagesFrom.includes(address)
  const canLoad = canLoadImages()
  const shown = useInlinePictures(mail, html)
  const hasImages = canLoad && (isRequested || isTrusted)
  const trust = (isOn: boolean) => {
    const others = imagesFrom.filter((one) => one !== address)
    setRequested(false)
    return run({
      message: isOn ? t`Images from ${name} will always load` : t`Images from ${name} will no longer load`,
      write: () => update({ body: { settings: { imagesFrom: isOn ? [...others, address] : others } } }),
    })
  }
  return (
    <>
      {remote > 0 && (
        <div className="mb-3 flex flex-wrap items-center gap-2 text-13 text-ink-muted print:hidden">
          <Icon name="photo" size={16} />
          {!hasImages && (
            <span className="min-w-40 flex-1">
              {plural(remote, {
                one: '# remote image hasn’t been loaded. Select its name to open it in another tab.',
                other: '# remote images haven’t been loaded. Select a name to open an image in another tab.',
              })}
            </span>
          )}
          {canLoad && !hasImages && (
            <Button size="sm" onPress={() => setRequested(true)}>
              {plural(remote, { one: 'Load the image', other: 'Load the images' })}
            </Button>
          )}
          {canLoad && (
            <Button size="sm" variant="quiet" onPress={() => trust(!isTrusted)}>
              {isTrusted ? (
                <Trans>Stop loading images from this sender</Trans>
              ) : (
                <Trans>Always load images from this sender</Trans>
              )}
            </Button>
          )}
        </div>
      )}
      <HtmlFrame html={shown} title={t`Email text`} imageLabel={t`Image`} onRemote={setRemote} hasImages={hasImages} />
    </>
  )
}
