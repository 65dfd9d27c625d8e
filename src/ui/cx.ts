// Joins the class names that hold; every component of src/ui uses it.

export function cx(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
