// Finds a product by its barcode, in front of the camera. A chunk of its own.
// @offline later
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { useInventory } from '../inventory-context.ts'
import { inventoryQueries } from '../queries.ts'
import { scan } from '../scan/scanner.ts'

export interface ScanDialogProps {
  readonly onClose: () => void
}

export default function ScanDialog({ onClose }: ScanDialogProps) {
  const { t } = useLingui()
  const { goTo } = useInventory()
  const client = useQueryClient()
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  const [unknown, setUnknown] = useState<string>()
  const find = useEffectEvent(async (code: string) => {
    // A scanner reports a UPC-A as an EAN-13.
    const plain = code.replace(/^0(?=\d{12}$)/, '')
    const { products } = await client.fetchQuery(inventoryQueries.withCode(plain))
    const found = products?.find(({ barcode, sku }) => [barcode, sku].some((one) => one === code || one === plain))
    if (!found) return setUnknown(code)
    onClose()
    goTo(found.id)
  })
  useEffect(() => {
    if (video.current)
      return scan(
        video.current,
        (code) => void find(code),
        () => setRefused(true),
      )
  }, [])
  return (
    <Dialog isOpen size="sm" title={t`Scan a barcode`} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {isRefused ? (
        <Note kind="warning">
          <Trans>
            The camera isn’t available. Allow it for this site in your browser’s settings, or type the barcode in the
            search box.
          </Trans>
        </Note>
      ) : (
        <>
          <video
            ref={video}
            muted
            playsInline
            aria-label={t`Camera`}
            className="aspect-4/3 w-full rounded-8 bg-surface-sunken object-cover"
          />
          <p role="status" className="mt-3 text-13 text-ink-muted">
            {unknown === undefined ? (
              <Trans>Hold a barcode in front of the camera.</Trans>
            ) : (
              <Trans>No product has the barcode {unknown}.</Trans>
            )}
          </p>
        </>
      )}
    </Dialog>
  )
}
