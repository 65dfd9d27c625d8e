// Which emails are selected: some of the page, or all of the list, read or not.
// @chunk mailbox
import { useMemo, useState } from 'react'
import { mailboxApi } from '#contract/apps/mailbox.ts'
import { type Selection, useSelection } from '#kit/list/use-selection.ts'
import { call } from '#platform/api/call.ts'
import { listQuery, type Where } from '../where.ts'

export interface MailSelection extends Selection {
  /** Every email of the page is, and the list has more. */
  readonly canSelectList: boolean
  selectList(): void
  /** Of the page, these and no others. */
  selectOnly(ids: readonly string[]): void
  /** The ids of all that are selected, read where they are not yet. */
  ids(): Promise<readonly string[]>
}

interface OfList {
  readonly listed: string
  readonly except: ReadonlySet<string>
}

export interface MailSelectionOptions {
  readonly where: Where
  readonly queryText: string | undefined
  /** Names the list. */
  readonly listed: string
  /** The ids of the page, in order. */
  readonly keys: readonly string[]
  /** Of the whole list. */
  readonly total: number
}

/** As many as a call answers. */
const AT_ONCE = 5000

export function useMailSelection({ where, queryText, listed, keys, total }: MailSelectionOptions): MailSelection {
  const ofPage = useSelection(keys)
  const [ofList, setOfList] = useState<OfList | null>(null)
  const except = ofList?.listed === listed ? ofList.except : undefined
  return useMemo(() => {
    const selectOnly = (ids: readonly string[]) => {
      setOfList(null)
      ofPage.clear()
      for (const id of ids) ofPage.toggle(id)
    }
    if (except === undefined) {
      const isWhole = keys.length > 0 && ofPage.size === keys.length
      const selectList = () => {
        ofPage.clear()
        setOfList({ listed, except: new Set() })
      }
      return {
        ...ofPage,
        selectAll: isWhole && total > keys.length ? selectList : ofPage.selectAll,
        canSelectList: isWhole && total > keys.length,
        selectList,
        selectOnly,
        ids: async () => [...ofPage.keys],
      }
    }
    const leaveOut = (ids: readonly string[]) => setOfList({ listed, except: except.symmetricDifference(new Set(ids)) })
    return {
      isAll: true,
      keys: except,
      size: Math.max(0, total - except.size),
      has: (key) => !except.has(key),
      toggle: (key) => leaveOut([key]),
      extendTo: () => undefined,
      selectAll: () => setOfList({ listed, except: new Set() }),
      clear: () => setOfList(null),
      canSelectList: false,
      selectList: () => undefined,
      selectOnly,
      async ids() {
        const query = queryText === undefined ? listQuery(where) : { query: queryText }
        const all: string[] = []
        for (;;) {
          const part = await call(mailboxApi.endpoints.ids, { query: { ...query, start: all.length } })
          all.push(...part)
          if (part.length < AT_ONCE) break
        }
        return all.filter((id) => !except.has(id))
      },
    }
  }, [except, keys, listed, ofPage, total, where, queryText])
}
