// Reads barcodes off the camera, where the browser can.
// @chunk inventory

/** What browsers that have it call so; the DOM's types lack it. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

const detectorClass = (): (new () => Detector) | undefined =>
  (globalThis as { BarcodeDetector?: new () => Detector }).BarcodeDetector

/** Whether there is a detector, and a camera may be requested. */
export const canScan = (): boolean => detectorClass() !== undefined && navigator.mediaDevices !== undefined

/** ms between two looks */
const PAUSE_MS = 150

/**
 * Shows the camera in the video, and reports the codes in front of it, the same one again only after nothing or another was seen.
 * @returns the way to stop
 */
export function scan(video: HTMLVideoElement, onCode: (code: string) => void, onRefused: () => void): () => void {
  let isOn = true
  let stream: MediaStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const Detect = detectorClass()
  const stop = () => {
    isOn = false
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
    video.srcObject = null
  }
  const start = async () => {
    if (!Detect) throw new Error('No detector')
    const detector = new Detect()
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (!isOn) return stop()
    video.srcObject = stream
    await video.play()
    let last: string | undefined
    const look = async () => {
      // A frame that is not there yet.
      const [found] = await detector.detect(video).catch(() => [])
      if (!isOn) return
      if (found && found.rawValue !== last) onCode(found.rawValue)
      last = found?.rawValue
      timer = setTimeout(() => void look(), PAUSE_MS)
    }
    await look()
  }
  start().catch(() => {
    if (!isOn) return
    stop()
    onRefused()
  })
  return stop
}
