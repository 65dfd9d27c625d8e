// Leaves out what tests/quarantine.json names, where the run says QUARANTINE=skip.
import { beforeEach } from 'vitest'
import quarantined from '../quarantine.json' with { type: 'json' }

const list: readonly { readonly file: string; readonly title: string; readonly reason: string }[] = quarantined

if (import.meta.env.QUARANTINE === 'skip')
  beforeEach(({ task, skip }) => {
    const entry = list.find(({ file, title }) => task.file.filepath.endsWith(`/${file}`) && task.name === title)
    if (entry) skip(entry.reason)
  })
