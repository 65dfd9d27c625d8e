// An email in HTML, in its frame, and how many pictures from afar it would have loaded.
// @chunk mail-extra
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { HtmlFrame } from '#ui/html-frame.tsx'
import { Icon } from '#ui/icon.tsx'

export function HtmlMail({ html }: { readonly html: string }) {
  const { t } = useLingui()
  const [remote, setRemote] = useState(0)
  return (
    <>
      {remote > 0 && (
        <p className="mb-3 flex items-center gap-2 text-13 text-ink-muted print:hidden">
          <Icon name="photo" size={16} />
          {plural(remote, {
            one: '# remote image is not loaded. Press its name to open it in another tab.',
            other: '# remote images are not loaded. Press the name of one to open it in another tab.',
          })}
        </p>
      )}
      <HtmlFrame html={html} title={t`Text of the email`} imageLabel={t`Image`} onRemote={setRemote} />
    </>
  )
}
