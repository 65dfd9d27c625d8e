// Records a voice message: requests the microphone, shows the duration so far, and returns a sound file. A chunk of its own; shown in place of the text.
// @offline later
// @chunk chat-dialogs
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { clockOf } from '../display.ts'

export interface VoiceRecorderProps {
  readonly onSend: (sound: File) => void
  readonly onClose: () => void
}

type State = 'asking' | 'recording' | 'blocked' | 'missing' | 'failed'

/** The recording stops at this length and waits to be sent. */
const LONGEST_MS = 5 * 60_000
/** Enough for speech: a minute takes a quarter of a megabyte. */
const BITS_PER_SECOND = 32_000
const TICK_MS = 250
/** What browsers record, the smallest first. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

export default function VoiceRecorder({ onSend, onClose }: VoiceRecorderProps) {
  const { t } = useLingui()
  const { state, length, begin, end } = useRecording()
  const container = useRef<HTMLDivElement>(null)
  // The button that opened this is gone.
  useEffect(() => container.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [])
  const send = async () => {
    const sound = await end()
    if (sound) onSend(sound)
    onClose()
  }
  const hasFailed = state !== 'asking' && state !== 'recording'
  return (
    <div
      ref={container}
      role="group"
      aria-label={t`Voice message`}
      className="flex flex-wrap items-center gap-2 p-1"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <IconButton icon="trash" data-first label={t`Discard the recording`} onPress={onClose} />
      {hasFailed ? <Problem state={state} /> : <Progress isAsking={state === 'asking'} length={length} />}
      {hasFailed ? (
        <Button size="sm" onPress={begin}>
          <Trans>Try again</Trans>
        </Button>
      ) : (
        <IconButton
          icon="paper-airplane"
          variant="primary"
          label={t`Send the voice message`}
          isDisabled={state !== 'recording'}
          onPress={send}
        />
      )}
    </div>
  )
}

function useRecording() {
  const [state, setState] = useState<State>('asking')
  const [length, setLength] = useState(0)
  const recorder = useRef<Recording>(undefined)
  useEffect(() => {
    const recording = new Recording(setState, setLength)
    recorder.current = recording
    void recording.begin()
    return () => recording.drop()
  }, [])
  return {
    state,
    length,
    begin() {
      setState('asking')
      void recorder.current?.begin()
    },
    /** @returns the sound; undefined where nothing was heard */
    end: async () => recorder.current?.end(),
  }
}

function Progress({ isAsking, length }: { readonly isAsking: boolean; readonly length: number }) {
  return (
    <p className="flex min-w-0 flex-1 items-center gap-2">
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-danger-solid" />
      <span role="status" className="truncate">
        {isAsking ? <Trans>Waiting for the microphone…</Trans> : <Trans>Recording…</Trans>}
      </span>
      <span role="timer" className="text-ink-muted tabular-nums">
        {clockOf(length)}
      </span>
    </p>
  )
}

function Problem({ state }: { readonly state: Exclude<State, 'asking' | 'recording'> }) {
  const { t } = useLingui()
  const problem = {
    blocked: t`Cairn can’t use the microphone. Allow it in your browser’s settings for this site, then try again.`,
    missing: t`No microphone found. Connect one, then try again.`,
    failed: t`Couldn’t record a message. Try again, or attach an audio file.`,
  }[state]
  return (
    <p role="alert" className="flex min-w-0 flex-1 items-center gap-2 text-13 text-danger">
      <Icon name="exclamation-circle" size={16} />
      {problem}
    </p>
  )
}

/** The microphone and what it has heard so far. It is let go in any case. */
class Recording {
  readonly #onState: (state: State) => void
  readonly #onLength: (ms: number) => void
  readonly #parts: Blob[] = []
  #stream: MediaStream | undefined
  #recorder: MediaRecorder | undefined
  #timer: ReturnType<typeof setInterval> | undefined
  #isDropped = false

  constructor(onState: (state: State) => void, onLength: (ms: number) => void) {
    this.#onState = onState
    this.#onLength = onLength
  }

  async begin(): Promise<void> {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (this.#isDropped) return letGo(stream)
      this.#stream = stream
      const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
      this.#recorder = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: BITS_PER_SECOND })
      this.#recorder.ondataavailable = ({ data }) => this.#parts.push(data)
      this.#recorder.start()
      this.#onState('recording')
      this.#count(performance.now())
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      if (!this.#isDropped) {
        this.#onState(name === 'NotAllowedError' ? 'blocked' : name === 'NotFoundError' ? 'missing' : 'failed')
      }
    }
  }

  #count(start: number): void {
    this.#timer = setInterval(() => {
      const length = performance.now() - start
      this.#onLength(Math.min(length, LONGEST_MS))
      if (length < LONGEST_MS) return
      clearInterval(this.#timer)
      this.#recorder?.stop()
      letGo(this.#stream)
    }, TICK_MS)
  }

  /** @returns the sound; undefined where nothing was heard */
  async end(): Promise<File | undefined> {
    const recorder = this.#recorder
    if (!recorder) return undefined
    if (recorder.state !== 'inactive') {
      await new Promise<void>((resolve) => {
        recorder.addEventListener('stop', () => resolve(), { once: true })
        recorder.stop()
      })
    }
    const [type = 'audio/webm'] = recorder.mimeType.split(';')
    const sound = new File(this.#parts, `voice-message.${type.split('/')[1] ?? 'webm'}`, { type })
    this.drop()
    return sound.size > 0 ? sound : undefined
  }

  drop(): void {
    this.#isDropped = true
    clearInterval(this.#timer)
    if (this.#recorder && this.#recorder.state !== 'inactive') this.#recorder.stop()
    letGo(this.#stream)
  }
}

const letGo = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
