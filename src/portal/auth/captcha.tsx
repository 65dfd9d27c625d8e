// The captcha of a form whose key config.json names. Without a network, or where its script fails to load, the form goes on without it and states so.
// Loaded by use-captcha.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useOnline } from '#platform/offline/online.ts'
import { usePrefs } from '#platform/prefs/prefs.ts'
import { FieldNotes } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { type CaptchaApi, loadCaptcha } from './captcha-script.ts'

export interface CaptchaProps {
  readonly scriptUrl: string
  readonly siteKey: string
  /** Counts the tokens that were used up: each is good once. */
  readonly turn: number
  readonly error: string | undefined
  readonly onToken: (token: string | undefined) => void
  /** It cannot be shown, so that no token is waited for; or it can again. */
  readonly onAbsent: (isAbsent: boolean) => void
}

export function Captcha({ error, onAbsent, ...widget }: CaptchaProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const { language } = usePrefs()
  const [isLost, setLost] = useState(false)
  const isThere = isOnline && !isLost
  useEffect(() => onAbsent(!isThere), [isThere, onAbsent])
  useEffect(() => {
    // Back online, it is tried again.
    if (isOnline) setLost(false)
  }, [isOnline])
  if (!isThere) {
    return (
      <Note>
        {isOnline ? (
          <Trans>Couldn’t load the robot check. You can continue without it.</Trans>
        ) : (
          <Trans>There’s no robot check while you’re offline. You can continue without it.</Trans>
        )}
      </Note>
    )
  }
  return (
    <div role="group" aria-label={t`Robot check`} aria-describedby={error && 'captcha-error'}>
      {/* Its text is drawn once: another language needs another widget. */}
      <Widget key={language} {...widget} language={language} onLost={() => setLost(true)} />
      <div role="alert">
        <FieldNotes id="captcha" error={error} />
      </div>
    </div>
  )
}

interface WidgetProps extends Omit<CaptchaProps, 'error' | 'onAbsent'> {
  readonly language: 'en' | 'fr'
  readonly onLost: () => void
}

function Widget({ scriptUrl, siteKey, turn, language, onToken, onLost }: WidgetProps) {
  const container = useRef<HTMLDivElement>(null)
  const widget = useRef<{ readonly api: CaptchaApi; readonly id: number | string }>(undefined)
  const handlers = useRef({ onToken, onLost })
  handlers.current = { onToken, onLost }

  useEffect(() => {
    let isLeft = false
    const show = async () => {
      const api = await loadCaptcha(scriptUrl, language)
      if (isLeft || !container.current) return
      const element = document.createElement('div')
      container.current.replaceChildren(element)
      const id = api.render(element, {
        sitekey: siteKey,
        ...(language === 'fr' && { hl: language }),
        theme: document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'light',
        callback: (token) => handlers.current.onToken(token),
        'expired-callback': () => handlers.current.onToken(undefined),
        'error-callback': () => handlers.current.onLost(),
      })
      widget.current = { api, id }
    }
    show().catch(() => {
      if (!isLeft) handlers.current.onLost()
    })
    return () => {
      isLeft = true
      handlers.current.onToken(undefined)
    }
  }, [scriptUrl, siteKey, language])

  useEffect(() => {
    if (turn > 0 && widget.current) widget.current.api.reset(widget.current.id)
  }, [turn])

  // As high as the widget is, so that nothing jumps when it comes.
  return <div ref={container} className="min-h-20" />
}
