// Settings, data: how safe it is, how much room it takes, backups in, out and into a folder, snapshots, what was changed and deleted, and the reset.
// @offline later
import { useQuery } from '@tanstack/react-query'
import { deviceStorage } from '#platform/workspace/device-storage.ts'
import { BackupGroup } from './data/backup-group.tsx'
import { DeletedGroup } from './data/deleted-group.tsx'
import { FolderGroup } from './data/folder-group.tsx'
import { RecentGroup } from './data/recent-group.tsx'
import { ResetGroup } from './data/reset-group.tsx'
import { SamplesGroup } from './data/samples-group.tsx'
import { SnapshotsGroup } from './data/snapshots-group.tsx'
import { StorageGroup } from './data/storage-group.tsx'

export default function DataSection() {
  const { isPending } = useQuery(deviceStorage())
  return (
    <>
      <StorageGroup />
      {/* The status above wraps to any number of lines: what is below waits for it. */}
      {!isPending && <Others />}
    </>
  )
}

function Others() {
  return (
    <>
      <BackupGroup />
      <FolderGroup />
      <SnapshotsGroup />
      <RecentGroup />
      <DeletedGroup />
      <SamplesGroup />
      <ResetGroup />
    </>
  )
}
