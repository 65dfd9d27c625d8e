// The profile: everything in a resume, as a document that is edited in place and saved as it is typed; its levels, versions and formats; what is being learnt.
// @offline later
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { profileApi } from '#contract/portal/profile.ts'
import type { ResumeFormat } from '#contract/portal/profile-shapes.ts'
import { MOST_ENTRIES } from '#contract/portal/resume.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useDownload } from '#kit/transfer/use-download.ts'
import { useKeys } from '#platform/keys/use-keys.ts'
import { skillQueries } from '#platform/portal/skill-queries.ts'
import { Button } from '#ui/button.tsx'
import { LazyMenu, lazyMenu } from '#ui/lazy-menu.tsx'
import { Note } from '#ui/note.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useFocusRestore } from '#ui/use-focus-restore.ts'
import { About } from './about.tsx'
import { ClashNote } from './clash-note.tsx'
import { Completeness } from './completeness.tsx'
import { Conditions } from './conditions.tsx'
import type { ExportMenuProps } from './export-menu.tsx'
import { Learning } from './learning.tsx'
import type { Theme } from './print-themes.ts'
import { PrintedResume, type PrintedResumeProps } from './printed-resume.tsx'
import { ProfileDocument } from './profile-document.tsx'
import { profileKeys } from './profile-keys.ts'
import { profileQueries } from './queries.ts'
import { TargetRoles } from './target-roles.tsx'
import { useDocumentSections } from './use-document-sections.ts'
import { type ProfileEdit, useProfileEdit } from './use-profile-edit.ts'
import { Versions } from './versions.tsx'

const ImportDialog = lazy(() => import('./import-dialog.tsx').then((code) => ({ default: code.ImportDialog })))

const exportMenu = lazyMenu<ExportMenuProps>(() => import('./export-menu.tsx'))

export type ProfileScreenProps = Omit<PrintedResumeProps, 'edit' | 'theme'> & {
  /** The manner in which the resume is shown to be printed; the editor without one. */
  readonly theme: Theme | undefined
}

export function ProfileScreen({ theme, ...printed }: ProfileScreenProps) {
  const { t } = useLingui()
  const edit = useProfileEdit()
  const profile = useQuery(profileQueries.profile())
  return (
    <div className="mx-auto w-full max-w-(--page) px-4 pt-5 pb-12 md:px-6 md:pt-8 md:pb-16 print:p-0">
      {!edit && <h1 className="font-semibold text-24 tracking-tight">{t`Profile`}</h1>}
      <QueryView
        query={profile}
        loading={<SkeletonRows label={t`Loading your profile`} />}
        error={{ title: t`Couldn’t load your profile.` }}
        className="mx-0 mt-0 print:hidden"
      >
        {() => edit && (theme ? <PrintedResume {...printed} edit={edit} theme={theme} /> : <Editor edit={edit} />)}
      </QueryView>
    </div>
  )
}

function Editor({ edit }: { readonly edit: ProfileEdit }) {
  const { t } = useLingui()
  const side = useRef<HTMLDivElement>(null)
  useFocusRestore(side)
  const [isAboutOpen, setAboutOpen] = useState(false)
  const isSideThere = useSideIsThere()
  const editAbout = () => {
    setAboutOpen(true)
    document.querySelector<HTMLElement>('#basics button')?.focus()
  }
  useKeys(profileKeys, { edit: editAbout })
  const sections = useDocumentSections(edit)
  const go = (anchor: string) => {
    if (anchor === 'basics') setAboutOpen(true)
    const form = sections.missing.find(({ id }) => id === anchor)
    if (form) sections.begin(form)
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="font-semibold text-24 tracking-tight">{t`Profile`}</h1>
        <SaveStatus edit={edit} />
        <Formats />
      </div>
      <ClashNote edit={edit} />
      <BeyondNote beyond={edit.profile.beyond} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_352px]">
        <ProfileDocument edit={edit} sections={sections}>
          <About edit={edit} isOpen={isAboutOpen} onOpen={setAboutOpen} />
        </ProfileDocument>
        <div ref={side} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
          <Completeness steps={edit.profile.completeness} onGo={go} />
          {isSideThere ? (
            <>
              <TargetRoles />
              <Conditions />
              <Learning />
              <Versions />
            </>
          ) : (
            <SkeletonRows label={t`Loading your profile`} />
          )}
        </div>
      </div>
    </>
  )
}

/** Whether all at the side has come, or cannot be had: it appears at once, and nothing of it moves what is below. */
function useSideIsThere(): boolean {
  const pending = useQueries({
    queries: [
      skillQueries.roles(),
      profileQueries.answers(),
      profileQueries.questionnaire(),
      profileQueries.learning(),
      profileQueries.resumes(),
    ],
    combine: (all) => all.some(({ isPending }) => isPending),
  })
  return !pending
}

/** Shown until the next change, which saves them in a version. */
function BeyondNote({ beyond = 0 }: { readonly beyond: number | undefined }) {
  if (beyond === 0) return null
  return (
    <div role="status">
      <Note kind="warning" className="mt-4">
        <Plural
          value={beyond}
          one={`# entry is over the limit of ${MOST_ENTRIES} per list. We’ll keep it in a saved version the next time you change your profile.`}
          other={`# entries are over the limit of ${MOST_ENTRIES} per list. We’ll keep them in a saved version the next time you change your profile.`}
        />
      </Note>
    </div>
  )
}

/** Whether all of it is saved, and the way back. */
function SaveStatus({ edit: { state, undo, retry } }: { readonly edit: ProfileEdit }) {
  const { t } = useLingui()
  const labels = {
    saved: t`Saved`,
    saving: t`Saving…`,
    waiting: t`Waiting to send`,
    failed: t`Not saved`,
    clash: t`Not saved`,
  }
  return (
    <span className="flex items-center gap-2 text-13 text-ink-muted">
      <span role="status">{labels[state]}</span>
      {undo && (
        <Button size="sm" variant="quiet" icon="arrow-uturn-left" onPress={undo}>
          <Trans>Undo the last change</Trans>
        </Button>
      )}
      {state === 'failed' && (
        <Button size="sm" onPress={retry}>
          <Trans>Save again</Trans>
        </Button>
      )}
    </span>
  )
}

function Formats() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isImporting, setImporting] = useState(false)
  const download = useDownload(t`Couldn’t create the file. Try again.`)
  const save = (format: ResumeFormat) => download(profileApi.endpoints.export, { query: { format, claims: 'true' } })
  const print = () => navigate({ to: '/profile', search: { print: 'classic' } })
  useKeys(profileKeys, { print, import: () => setImporting(true) })
  return (
    <div className="ms-auto flex flex-wrap gap-2">
      <Button icon="printer" onPress={print}>
        <Trans>Print</Trans>
      </Button>
      <Button icon="arrow-up-tray" onPress={() => setImporting(true)}>
        <Trans>Import</Trans>
      </Button>
      <LazyMenu
        source={exportMenu}
        menu={{ onExport: save }}
        opener={(opener) => (
          <Button {...opener} icon="arrow-down-tray">
            <Trans>Export</Trans>
          </Button>
        )}
      />
      {isImporting && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  )
}
