// Stock counts over the list's own address: all of them with `count=all`, or the sheet of one.
// @offline later
import { useInventory } from '../inventory-context.ts'
import { CountSheet } from './count-sheet.tsx'
import { CountsList } from './counts-list.tsx'

export default function CountsPage({ count }: { readonly count: string }) {
  const { setSearch } = useInventory()
  const open = (next: string | undefined) => setSearch({ count: next })
  return (
    <div className="h-full overflow-y-auto overscroll-contain print:overflow-visible">
      <div className="mx-auto max-w-240 px-4 pt-4 pb-10 md:px-6 print:max-w-none print:p-0">
        {count === 'all' ? (
          <CountsList onOpen={open} />
        ) : (
          <CountSheet key={count} id={count} onBack={() => open('all')} />
        )}
      </div>
    </div>
  )
}
