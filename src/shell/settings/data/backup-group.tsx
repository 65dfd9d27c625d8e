// Backups: the whole workspace out as one file, and such a file in.
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { workspaceApi } from '#contract/shell/workspace.ts'
import { FileButton } from '#kit/transfer/file-button.tsx'
import { failureOf } from '#platform/api/reason-of.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { isCareerElsewhere, makeBackup } from '#platform/workspace/backup.ts'
import { REMINDER_DAYS, reminderDays, setReminderDays } from '#platform/workspace/backup-reminder.ts'
import { IMPORT_MB as megabytes } from '#platform/workspace/import-part.ts'
import { useWorkProgress } from '#platform/workspace/work-progress.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { showToast } from '#ui/toast-store.ts'
import { rowsClass, SettingsGroup, SettingsRow } from '../settings-group.tsx'
import { ImportBackupDialog } from './import-backup-dialog.tsx'
import { workspaceQueries } from './workspace-queries.ts'

const careerPlace = queryOptions({
  queryKey: ['career-elsewhere'],
  queryFn: isCareerElsewhere,
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
})

export function BackupGroup() {
  const { t } = useLingui()
  const { data: isElsewhere } = useQuery(careerPlace)
  return (
    <SettingsGroup
      title={t`Backups`}
      about={
        isElsewhere ? (
          <Trans>
            One file with your tasks, messages, notes and files, also in formats that other apps can read. Your portal
            keeps your career data: the file includes a copy for reference, which can’t be imported.
          </Trans>
        ) : (
          <Trans>
            One file with all your app and career data, also in formats that other apps can read. Import it here or on
            another device to restore everything.
          </Trans>
        )
      }
    >
      <TakeOut />
      <div className={rowsClass}>
        <ImportBackup />
        <Reminder />
      </div>
    </SettingsGroup>
  )
}

function TakeOut() {
  const { t } = useLingui()
  const { date, relative } = useFormats()
  const client = useQueryClient()
  const { data: status } = useQuery(workspaceQueries.status())
  const [isReadable, setReadable] = useState(true)
  const [isPending, setPending] = useState(false)
  const { export: alone, exportWith } = workspaceApi.endpoints
  const [percentAlone, percentWith] = [useWorkProgress(alone, isPending), useWorkProgress(exportWith, isPending)]
  const percent = percentAlone ?? percentWith
  const takeOut = async () => {
    setPending(true)
    try {
      const { file, lacksCareer, isTooLarge } = await makeBackup(isReadable)
      saveFile(file)
      const done = t`Backup saved. Keep it somewhere other than this device.`
      const tooLarge = t`Backup saved, but it’s too large to import. The limit is ${megabytes} MB: also save your largest files elsewhere.`
      const partly = t`The backup doesn’t include your career data because we couldn’t reach the portal. Try again when you’re online.`
      if (lacksCareer || isTooLarge) showToast({ kind: 'info', message: isTooLarge ? tooLarge : partly })
      else showToast({ kind: 'success', message: done })
    } catch (error) {
      showToast({ kind: 'error', message: await failureOf(error, t`Couldn’t back up. Nothing was lost.`) })
    }
    setPending(false)
    await client.invalidateQueries({ queryKey: ['workspace'] })
  }
  const last = status?.exportedAt
  return (
    <div className="mb-2">
      <p className="mb-3 min-h-lh">
        {last ? (
          <Trans>
            Last backup: <b className="font-medium">{date(last, 'longDay')}</b>, {relative(last)}.
          </Trans>
        ) : (
          status && <Trans>No backups yet.</Trans>
        )}
      </p>
      <div className="grid justify-items-start gap-3">
        <Checkbox isSelected={isReadable} onChange={setReadable} isDisabled={isPending}>
          <Trans>Include contacts, calendars, emails, notes and tables in their standard formats</Trans>
        </Checkbox>
        <Button variant="primary" icon="arrow-down-tray" isPending={isPending} onPress={takeOut}>
          <Trans>Back up</Trans>
        </Button>
      </div>
      {isPending && (
        <ProgressBar label={t`Backing up`} value={percent ?? 0} valueText={t`${percent ?? 0}%`} className="mt-4 mb-3" />
      )}
    </div>
  )
}

function ImportBackup() {
  const { t } = useLingui()
  const [file, setFile] = useState<File>()
  return (
    <SettingsRow label={t`Import a backup`} detail={t`You’ll review the changes first, and you can undo them.`}>
      <FileButton label={t`Backup file`} accept=".zip,application/zip" onFiles={([first]) => setFile(first)}>
        <Trans>Choose a file</Trans>
      </FileButton>
      {file && <ImportBackupDialog file={file} title={t`Import a backup`} onClose={() => setFile(undefined)} />}
    </SettingsRow>
  )
}

function Reminder() {
  const { t } = useLingui()
  const [days, setDays] = useState(reminderDays)
  const labels = { 0: t`Never`, 7: t`Every week`, 30: t`Every month` }
  return (
    <SettingsRow
      label={t({ message: 'Reminder', context: 'backup' })}
      detail={t`You’ll be reminded only if something has changed since the last backup.`}
    >
      <Segmented
        label={t`Remind me to back up`}
        options={REMINDER_DAYS.map((id) => ({ id: String(id), label: labels[id] }))}
        value={String(days)}
        onChange={(chosen) => {
          const found = REMINDER_DAYS.find((id) => String(id) === chosen) ?? 0
          setReminderDays(found)
          setDays(found)
        }}
      />
    </SettingsRow>
  )
}
