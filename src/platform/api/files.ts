// Files in requests and answers, loaded where there is one: the first page has none.

export function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) form.append(name, one)
  }
  return form
}

/** Null where the answer is JSON's `null`, in place of a file. */
export async function fileOf(response: Response): Promise<File | null> {
  const disposition = response.headers.get('content-disposition')
  const bytes = await response.blob()
  if (disposition === null && bytes.size === 4 && (await bytes.text()) === 'null') return null
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  return new File([bytes], decodeURIComponent(name ?? 'file'), { type: bytes.type })
}
