// Whose the career data of a backup are for the person who imports it: their own come in, under their present id; anybody else's stay out.

import type { Row } from '#sw/api/engine/readable/readable-source.ts'
import type { BackupTable, Owner } from './backup-tables.ts'
import type { Manifest } from './manifest.ts'

export interface Claim {
  /** Whether career data come in at all. */
  readonly mayBringOwn: boolean
  /** Whose backup it is, where that is somebody else. */
  readonly otherOwner: Pick<Owner, 'name' | 'email'> | null
  /** The row as the person's own. Undefined where it stays out. */
  of(table: BackupTable, row: Row): Row | undefined
}

/** An account that was made again, as on another device, has another id and the same address. */
const isSame = (one: Pick<Owner, 'id' | 'email'>, other: Pick<Owner, 'id' | 'email'>): boolean =>
  one.id === other.id || one.email.toLowerCase() === other.email.toLowerCase()

/** @param owner who imports; undefined where a portal's server stores their career data */
export function claimOn({ owner: from }: Manifest, owner: Owner | undefined): Claim {
  const isOther = from !== undefined && owner !== undefined && !isSame(from, owner)
  return {
    mayBringOwn: owner !== undefined && !isOther,
    otherOwner: isOther ? { name: from.name, email: from.email } : null,
    of: ({ name, isPersonal }, row) => {
      if (!isPersonal) return row
      if (!owner || isOther) return undefined
      const own = from && from.id !== owner.id ? renamed(row, from.id, owner.id) : row
      // The address is the account's.
      return name === 'users' ? { ...own, email: owner.email } : own
    },
  }
}

/** A person's rows name them in a field, or as a part of their ids. */
function renamed(row: Row, from: string, to: string): Row {
  const fields = Object.entries(row).map(([field, value]) => [field, value === from ? to : value] as const)
  const parts = row.id.split('␟').map((part) => (part === from ? to : part))
  return { ...Object.fromEntries(fields), id: parts.join('␟') }
}
