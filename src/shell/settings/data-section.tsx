// Settings, data: how safe it is, how much room it takes, backups in, out and into a folder, snapshots, what was changed and deleted, and the reset.
// @offline later
import { BackupGroup } from './data/backup-group.tsx'
import { DeletedGroup } from './data/deleted-group.tsx'
import { FolderGroup } from './data/folder-group.tsx'
import { RecentGroup } from './data/recent-group.tsx'
import { ResetGroup } from './data/reset-group.tsx'
import { SamplesGroup } from './data/samples-group.tsx'
import { SnapshotsGroup } from './data/snapshots-group.tsx'
import { StorageGroup } from './data/storage-group.tsx'

export default function DataSection() {
  return (
    <>
      <StorageGroup />
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
