// Files as answers: whole, or while they are being made. Handlers of endpoints with `answerType: 'file'` answer a File or a FileStream; index.ts sends it.

/** A file whose bytes are made while they are read, for what is too large to hold. Where making it fails, the answer breaks off. */
export class FileStream {
  readonly name: string
  /** Its media type. */
  readonly type: string
  readonly bytes: ReadableStream<Uint8Array<ArrayBuffer>>
  constructor(name: string, type: string, bytes: ReadableStream<Uint8Array<ArrayBuffer>>) {
    this.name = name
    this.type = type
    this.bytes = bytes
  }
}

export function fileAnswer(file: Blob | FileStream): Response {
  const name = file instanceof Blob && !(file instanceof File) ? 'file' : file.name
  const headers = new Headers({
    'content-type': file.type || 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    // What a person uploaded is never a page of this origin.
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  if (file instanceof FileStream) return new Response(file.bytes, { headers })
  headers.set('content-length', String(file.size))
  return new Response(file, { headers })
}
