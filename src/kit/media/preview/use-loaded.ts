// A file that is shown: read once, read again where that failed, and its address on this page for as long as it is shown.
// @chunk file-preview
import { useCallback, useEffect, useRef, useState } from 'react'
import { decodeText } from '#formats/decode-text.ts'
import type { PreviewSource } from './preview-kind.ts'

export interface Loaded<Data> {
  /** Undefined until it is there. */
  readonly data: Data | undefined
  readonly hasFailed: boolean
  retry(): void
}

/** @param read stable */
export function useLoaded<Data>(source: PreviewSource, read: (blob: Blob) => Promise<Data>): Loaded<Data> {
  const [state, setState] = useState<{ readonly data?: Data; readonly hasFailed?: true }>({})
  const [tries, setTries] = useState(0)
  const load = useRef(source.load)
  useEffect(() => {
    let isGone = tries < 0
    load
      .current()
      .then(read)
      .then(
        (data) => !isGone && setState({ data }),
        () => !isGone && setState({ hasFailed: true }),
      )
    return () => {
      isGone = true
    }
  }, [read, tries])
  const retry = useCallback(() => {
    setState({})
    setTries((before) => before + 1)
  }, [])
  return { data: state.data, hasFailed: state.hasFailed === true, retry }
}

export const readText = async (blob: Blob): Promise<string> => decodeText(new Uint8Array(await blob.arrayBuffer()))

/** @param type what the bytes are, where they do not say it themselves */
export function useBlobUrl(blob: Blob | undefined, type: string): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return
    // A drawing is a document in a page of its own, where it could run scripts; as data it is never one of this origin.
    if (type === 'image/svg+xml') {
      const reader = new FileReader()
      reader.onload = () => setUrl(typeof reader.result === 'string' ? reader.result : undefined)
      reader.readAsDataURL(new Blob([blob], { type }))
      return () => {
        reader.onload = null
      }
    }
    const made = URL.createObjectURL(blob.type === type ? blob : new Blob([blob], { type }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob, type])
  return url
}
