// The order in which a person has put the cards of the board, remembered on this device.
import { useState } from 'react'
import * as z from '#contract/zod.ts'
import { personKey } from '#platform/session/own-items.ts'

const Ids = z.array(z.string().check(z.maxLength(200)))
/** More is not kept: the oldest applications are at the end. */
const MOST = 2000

const keyOf = (): string => personKey('applications-order')

export function useOwnOrder(): { readonly order: readonly string[]; setOrder(ids: readonly string[]): void } {
  const [order, setOrder] = useState(read)
  return {
    order,
    setOrder(ids) {
      setOrder(ids)
      try {
        localStorage.setItem(keyOf(), JSON.stringify(ids.slice(0, MOST)))
      } catch {
        // In this order for this visit alone.
      }
    },
  }
}

function read(): readonly string[] {
  try {
    const ids = Ids.safeParse(JSON.parse(localStorage.getItem(keyOf()) ?? '[]'))
    return ids.success ? ids.data : []
  } catch {
    return []
  }
}
