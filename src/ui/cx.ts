// Joins the class names that hold; every component of src/ui uses it.

export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
