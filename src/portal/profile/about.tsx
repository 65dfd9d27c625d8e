// Who somebody is, at the head of the document: as employers read it, and as a form while it is edited.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useRef } from 'react'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { EditButton } from './edit-button.tsx'
import { keepFocus, mayClose } from './may-close.ts'
import { contactsOf } from './paper-entries.ts'
import { PaperLine } from './paper-section.tsx'
import type { ProfileEdit } from './use-profile-edit.ts'

const AboutForm = lazyBeside(async () => (await import('./about-form.tsx')).AboutForm)

export interface AboutProps {
  readonly edit: ProfileEdit
  readonly isOpen: boolean
  onOpen(isOpen: boolean): void
}

export function About({ edit, isOpen, onOpen }: AboutProps) {
  const { t, i18n } = useLingui()
  const fields = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { basics } = edit.content
  // The links have a section of their own below.
  const contacts = contactsOf({ ...basics, profiles: [] }, i18n.locale)
  return (
    <section id="basics" aria-label={t`About you`} className="scroll-mt-20 px-4 py-5 md:px-6 md:py-6">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {!isOpen && <Avatar name={basics.name} src={edit.profile.photo} size={56} />}
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-20 tracking-tight wrap-anywhere">
            {isOpen ? t`About you` : basics.name || t`Your name`}
          </h2>
          {!isOpen && (
            <p className="text-ink-muted wrap-anywhere">
              {basics.label || <Trans>No headline yet: describe your work in a few words.</Trans>}
            </p>
          )}
        </div>
        <EditButton
          ref={button}
          of={t`About you`}
          isOpen={isOpen}
          onOpen={(next) => (next || mayClose(fields.current)) && onOpen(next)}
        />
      </div>
      {isOpen ? (
        <div ref={fields} className="mt-4">
          <Suspense fallback={<SkeletonRows label={t`Loading your profile`} count={6} />}>
            <AboutForm edit={edit} />
          </Suspense>
          <Button
            className="mt-4"
            icon="check"
            onMouseDown={keepFocus}
            onPress={() => {
              if (!mayClose(fields.current)) return
              onOpen(false)
              button.current?.focus()
            }}
          >
            <Trans context="button">Done</Trans>
          </Button>
        </div>
      ) : (
        <>
          {contacts.length > 0 && (
            <p className="mt-3 text-13 text-ink-muted wrap-anywhere">
              <PaperLine links={contacts} />
            </p>
          )}
          {basics.summary !== '' && (
            <p className="mt-3 max-w-160 whitespace-pre-line wrap-anywhere">{basics.summary}</p>
          )}
        </>
      )}
    </section>
  )
}
