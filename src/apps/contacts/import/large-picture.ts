// Pictures that are too large for a call in JSON go in a form of their own, as files.
// @offline later
// @chunk contacts

/** In letters of a data URL: what is larger would fill a call, or not fit into one. */
const LARGE = 300_000

export const isLargePicture = (picture: string | null | undefined): picture is string => (picture?.length ?? 0) > LARGE

/** @param url a data URL in base64 */
export function pictureToFile(url: string): File {
  const [head = '', base64 = ''] = url.split(',', 2)
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new File([bytes], 'picture', { type: /^data:([^;,]+)/.exec(head)?.[1] ?? '' })
}
