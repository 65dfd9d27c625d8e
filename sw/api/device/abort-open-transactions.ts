// WebKit freezes a page that is left into its back/forward cache with its transactions still open, and every other tab and the worker then wait for them. So a
// page that is being frozen aborts what it has open: a write that was not answered is wholly absent.
import type { CairnDb } from '#sw/api/engine/db.ts'

export function abortOpenTransactions(db: CairnDb): void {
  const open = new Set<IDBTransaction>()
  db.use({
    stack: 'dbcore',
    name: 'abort-open-transactions',
    create: (core) => ({
      ...core,
      transaction(stores, mode, options) {
        const transaction = core.transaction(stores, mode, options) as unknown as IDBTransaction
        open.add(transaction)
        for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction))
        return transaction as unknown as ReturnType<typeof core.transaction>
      },
    }),
  })
  globalThis.addEventListener?.('pagehide', (event) => {
    if ((event as Event & { readonly persisted?: boolean }).persisted)
      for (const transaction of open) transaction.abort()
  })
}
