// The text of an email: plain, with its addresses as links and what it quotes folded; or HTML, shown in a frame that runs nothing and loads nothing from afar.
// @chunk mailbox
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, Suspense, useState } from 'react'
import type { Mail } from '#contract/apps/mailbox-shapes.ts'
import { isHtml } from '#formats/mail/is-html.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { Button } from '#ui/button.tsx'
import { SafeLink } from '#ui/safe-link.tsx'
import { useMailbox } from '../mailbox-context.ts'
import { textOf } from '../text-of.ts'
import { partsOfText, withoutQuote } from './quoted-text.ts'

const HtmlMail = lazyBeside(async () => (await import('./html-mail.tsx')).HtmlMail)

export function MessageText({ mail }: { readonly mail: Mail }) {
  const { settings } = useMailbox()
  const [isPlain, setPlain] = useState(settings.plainText === true)
  const { content, html = isHtml(content) ? content : undefined } = mail
  if (content.trim() === '' && html === undefined)
    return (
      <p className="text-ink-muted">
        <Trans>This email has no text.</Trans>
      </p>
    )
  if (html === undefined) return <PlainText text={content} />
  const text = <PlainText text={textOf(content)} />
  return (
    <>
      {isPlain ? (
        text
      ) : (
        <Suspense fallback={text}>
          <HtmlMail mail={mail} html={html} />
        </Suspense>
      )}
      <Button variant="quiet" size="sm" className="mt-2 print:hidden" onPress={() => setPlain(!isPlain)}>
        {isPlain ? <Trans>Show with formatting</Trans> : <Trans>Show as plain text</Trans>}
      </Button>
    </>
  )
}

function PlainText({ text }: { readonly text: string }) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const { own, quoted } = withoutQuote(text)
  return (
    <div className="max-w-(--prose)">
      <Lines text={own} />
      {quoted && (
        <>
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isWhole}
            className="my-2 print:hidden"
            onPress={() => setWhole(!isWhole)}
          >
            {isWhole ? t`Hide quoted text` : t`Show quoted text`}
          </Button>
          {isWhole && (
            <div className="text-ink-muted">
              <Lines text={quoted} />
            </div>
          )}
        </>
      )}
    </div>
  )
}

const Lines = ({ text }: { readonly text: string }) => (
  <div className="whitespace-pre-line wrap-anywhere">
    {partsOfText(text).map(({ at, content, href }) => (
      <Fragment key={at}>{href ? <SafeLink href={href}>{content}</SafeLink> : content}</Fragment>
    ))}
  </div>
)
