// A file that is shown: read once a version, read again where that failed, and its address on this page for as long as it is shown.
// @chunk file-preview
import { useCallback, useEffect, useRef, useState } from 'react'
import { decodeText } from '#formats/decode-text.ts'
import type { ViewedQuery } from '#kit/query/query-view.tsx'
import type { PreviewSource } from './preview-kind.ts'

/** Another version takes the place of the one before once it is read. @param read stable */
export function useLoaded<Data>(source: PreviewSource, read: (blob: Blob) => Promise<Data>): ViewedQuery<Data> {
  const [state, setState] = useState<{ readonly data?: Data; readonly error?: Error }>({})
  const [tries, setTries] = useState(0)
  const load = useRef(source.load)
  useEffect(() => {
    load.current = source.load
  })
  const { version } = source
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read again where it is another one
  useEffect(() => {
    let isGone = tries < 0
    load
      .current()
      .then(read)
      .then(
        (data) => !isGone && setState({ data }),
        (error: Error) => !isGone && setState({ error }),
      )
    return () => {
      isGone = true
    }
  }, [read, tries, version])
  const refetch = useCallback(() => {
    setState({})
    setTries((before) => before + 1)
  }, [])
  // After a retry nothing is there, as at the beginning.
  return { data: state.data, error: state.error ?? null, isFetching: false, refetch }
}

export const readText = async (blob: Blob): Promise<string> => decodeText(new Uint8Array(await blob.arrayBuffer()))

export const readBytes = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await blob.arrayBuffer())

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
