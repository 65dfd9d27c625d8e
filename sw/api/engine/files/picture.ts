// What an uploaded picture is, by its bytes and not by what it is called: png, jpeg or webp, and how large. Used where pictures are uploaded.

export interface Picture {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp'
  /** pixels */
  readonly width: number
  /** pixels */
  readonly height: number
}

/** Reads the header alone. Undefined where it is none of these, or says no size. */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const picture = readPng(view) ?? readJpeg(view) ?? readWebp(view)
  return picture && picture.width > 0 && picture.height > 0 ? picture : undefined
}

const startsWith = (view: DataView, at: number, text: string): boolean =>
  view.byteLength >= at + text.length &&
  [...text].every((character, index) => view.getUint8(at + index) === character.charCodeAt(0))

function readPng(view: DataView): Picture | undefined {
  if (view.byteLength < 33 || !startsWith(view, 0, '\u0089PNG\r\n\u001a\n') || !startsWith(view, 12, 'IHDR')) return
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** The size is in the first frame header; what is before it is passed over by its length. */
function readJpeg(view: DataView): Picture | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    const isFill = marker === 0xff
    at += isFill ? 1 : 2 + view.getUint16(at + 2)
  }
  return
}

function readWebp(view: DataView): Picture | undefined {
  if (view.byteLength < 30 || !startsWith(view, 0, 'RIFF') || !startsWith(view, 8, 'WEBP')) return
  const type = 'image/webp'
  if (startsWith(view, 12, 'VP8X')) {
    const side = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
    return { type, width: side(24), height: side(27) }
  }
  if (startsWith(view, 12, 'VP8L') && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true)
    return { type, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  if (startsWith(view, 12, 'VP8 ') && view.getUint8(23) === 0x9d && view.getUint16(24, true) === 0x2a01)
    return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  return
}
