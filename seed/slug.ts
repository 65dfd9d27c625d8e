// Makes the id of sample content out of its words. Used by tasks.ts and by what links to a task.

/** `'Reply to Véro Mobilité'` -> `'reply-to-vero-mobilite'` */
export function slug(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
