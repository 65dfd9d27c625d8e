// A label's slug (workspace spec §5).

/** Lower case, spaces as hyphens, non-word characters dropped, repeated hyphens one: `'Bills & Receipts'` -> `'bills-receipts'`. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/\s/g, '-')
    .replaceAll(/[^\w-]/g, '')
    .replaceAll(/-+/g, '-')

/** The slug, with the first of -1, -2 ... behind it that makes it none of those taken. */
export function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(title)
  let free = slug
  for (let suffix = 1; taken.has(free); suffix += 1) free = `${slug}-${suffix}`
  return free
}
