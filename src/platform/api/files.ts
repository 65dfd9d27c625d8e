// Files in requests and answers, loaded where there is one: the first page has none.

export function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) form.append(name, one)
  }
  return form
}

export async function fileOf(response: Response): Promise<File> {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const bytes = await response.blob()
  return new File([bytes], decodeURIComponent(name ?? 'file'), { type: bytes.type })
}
