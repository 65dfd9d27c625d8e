// Settings, data: how safe it is, how much room it takes, backups in and out, snapshots, what was changed and deleted, and beginning anew.
import { BackupPart } from './data/backup-part.tsx'
import { DeletedPart } from './data/deleted-part.tsx'
import { RecentPart } from './data/recent-part.tsx'
import { ResetPart } from './data/reset-part.tsx'
import { SnapshotsPart } from './data/snapshots-part.tsx'
import { StoragePart } from './data/storage-part.tsx'

export default function DataSection() {
  return (
    <>
      <StoragePart />
      <BackupPart />
      <SnapshotsPart />
      <RecentPart />
      <DeletedPart />
      <ResetPart />
    </>
  )
}
