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
    'content-type': inertType(file.type),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
    // What a person uploaded is never a page of this origin.
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  if (file instanceof FileStream) return new Response(file.bytes, { headers })
  headers.set('content-length', String(file.size))
  return new Response(file, { headers })
}

/** Scripts in all their spellings, documents (XML of any kind; Office's `openxmlformats` is none), style sheets, code of other kinds. */
const ACTIVE = /script|html|^xml|[+.-]xml|svg|css|wasm|xsl/

/**
 * The type that a file is answered with: its own, unless a browser would run it, style with it or open it as a document, or could read the type in two
 * ways. Then it is bytes: a script that was uploaded is never a script of this origin.
 */
function inertType(type: string): string {
  const [, main, subtype = ''] = /^([\w!#$&^.+-]+)\/([\w!#$&^.+-]+)\s*(;[^,]*)?$/.exec(type.toLowerCase()) ?? []
  const isInert = main !== undefined && main !== 'multipart' && !ACTIVE.test(subtype)
  return isInert ? type : 'application/octet-stream'
}
