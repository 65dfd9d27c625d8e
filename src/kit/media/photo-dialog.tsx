// A photograph chosen and cut to a square by pointer or keys; scaled down on this device before it is stored. Loaded when it is opened.
// @offline later
import 'react-easy-crop/react-easy-crop.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { FileButton } from '#kit/transfer/file-button.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FieldNotes } from '#ui/field.tsx'

export interface PhotoDialogProps {
  onClose(): void
  /** As a data URL. */
  onPhoto(photo: string): void
}

const SIDE_PX = 320
const MOST_BYTES = 20_000_000
const ZOOM = { least: 1, most: 4, step: 0.05 } as const

export function PhotoDialog({ onClose, onPhoto }: PhotoDialogProps) {
  const { t } = useLingui()
  const [image, setImage] = useState<HTMLImageElement>()
  const [area, setArea] = useState<Area>()
  const done = () => {
    if (!image || !area) return
    onPhoto(cut(image, area))
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Photo`}
      footer={
        image && (
          <>
            <Button onPress={() => setImage(undefined)}>
              <Trans>Choose another image</Trans>
            </Button>
            <Button variant="primary" onPress={done} isDisabled={!area}>
              <Trans>Use image</Trans>
            </Button>
          </>
        )
      }
    >
      {image ? <CropField image={image} onArea={setArea} /> : <ImageChoice onImage={setImage} />}
    </Dialog>
  )
}

interface CropFieldProps {
  readonly image: HTMLImageElement
  readonly onArea: (area: Area) => void
}

function CropField({ image, onArea }: CropFieldProps) {
  const { t } = useLingui()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(ZOOM.least)
  return (
    <>
      <div className="relative h-72 overflow-hidden rounded-12 bg-surface-sunken">
        <Cropper
          image={image.src}
          crop={crop}
          zoom={zoom}
          minZoom={ZOOM.least}
          maxZoom={ZOOM.most}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t`Photo area` }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onArea(pixels)}
        />
      </div>
      <label className="mt-4 flex items-center gap-3 text-13">
        <Trans>Size</Trans>
        <input
          type="range"
          className="h-11 flex-1 accent-accent"
          min={ZOOM.least}
          max={ZOOM.most}
          step={ZOOM.step}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <p className="text-13 text-ink-muted">
        <Trans>Drag the image to move it, or select it and use the arrow keys.</Trans>
      </p>
    </>
  )
}

function ImageChoice({ onImage }: { readonly onImage: (image: HTMLImageElement) => void }) {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string>()
  const take = async (file: File | undefined) => {
    if (!file) return
    setProblem(undefined)
    if (file.size > MOST_BYTES) return setProblem(t`“${file.name}” is larger than 20 MB. Choose a smaller image.`)
    try {
      const element = new Image()
      element.src = await dataUrlOf(file)
      await element.decode()
      onImage(element)
    } catch {
      setProblem(t`This browser can’t read “${file.name}”. Use a JPEG, PNG or WebP image.`)
    }
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          icon="photo"
          label={t`Image from this device`}
          accept="image/*"
          refusalId={problem === undefined ? undefined : 'photo-file-error'}
          onFiles={([file]) => void take(file)}
        >
          <Trans>Choose an image</Trans>
        </FileButton>
        <span aria-hidden="true" className="text-13 text-ink-muted">
          <Trans>Image from this device</Trans>
        </span>
      </div>
      <div role="alert">
        <FieldNotes id="photo-file" error={problem} />
      </div>
    </>
  )
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** The part of a picture as a small square JPEG, on white where it is transparent. */
function cut(image: HTMLImageElement, { x, y, width, height }: Area): string {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing')
  context.fillStyle = 'white'
  context.fillRect(0, 0, SIDE_PX, SIDE_PX)
  context.drawImage(image, x, y, width, height, 0, 0, SIDE_PX, SIDE_PX)
  return canvas.toDataURL('image/jpeg', 0.85)
}
