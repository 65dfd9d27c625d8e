// A voice message: played and paused in its bubble, and heard from any place of it.
// @chunk chat
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import type { ChatAttachment } from '#contract/apps/chat-shapes.ts'
import { useStoredFileUrl } from '#kit/media/use-file-url.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { clockOf } from '../display.ts'
import { chatQueries } from '../queries.ts'
import { FileAttachment } from './file-attachment.tsx'

/** s: beyond the end of any; a browser then finds out how long a recording is that does not say so itself. */
const BEYOND = 1e7

export interface VoiceMessageProps {
  readonly attachment: ChatAttachment
  /** The Tab key stops at its slider. */
  readonly isStop: boolean
}

export function VoiceMessage({ attachment, isStop }: VoiceMessageProps) {
  const { t } = useLingui()
  const { src, isGone } = useStoredFileUrl(useQuery(chatQueries.attachment(attachment.id)))
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const [at, setAt] = useState(0)
  const [length, setLength] = useState(0)
  if (isGone || isUnreadable) return <FileAttachment attachment={attachment} />
  const toggle = () => {
    const element = audio.current
    if (!element) return
    if (!element.paused) return element.pause()
    for (const other of document.querySelectorAll<HTMLAudioElement>('[data-thread] audio')) other.pause()
    void element.play().catch(() => setUnreadable(true))
  }
  const time = clockOf((isPlaying || at > 0 ? at : length) * 1000)
  return (
    <span className="flex w-56 max-w-full items-center gap-2">
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        tabIndex={-1}
        data-voice
        isDisabled={src === undefined}
        label={isPlaying ? t`Pause the voice message` : t`Play the voice message`}
        onPress={toggle}
      />
      <input
        type="range"
        tabIndex={isStop ? 0 : -1}
        aria-label={t`Position in the voice message`}
        aria-valuetext={time}
        className="h-9 min-w-0 flex-1 accent-accent pointer-coarse:h-11"
        min={0}
        max={length}
        step={0.1}
        value={Math.min(at, length)}
        onChange={({ target }) => {
          if (audio.current) audio.current.currentTime = Number(target.value)
        }}
      />
      <span className="text-12 text-ink-muted tabular-nums">{time}</span>
      <Sound
        ref={audio}
        src={src}
        onLength={setLength}
        onTime={setAt}
        onPlaying={setPlaying}
        onError={() => setUnreadable(true)}
      />
    </span>
  )
}

interface SoundProps {
  readonly ref: RefObject<HTMLAudioElement | null>
  readonly src: string | undefined
  /** s */
  readonly onLength: (length: number) => void
  /** s from its beginning */
  readonly onTime: (at: number) => void
  readonly onPlaying: (isPlaying: boolean) => void
  readonly onError: () => void
}

function Sound({ ref, src, onLength, onTime, onPlaying, onError }: SoundProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what was said
    <audio
      ref={ref}
      src={src}
      preload="metadata"
      onLoadedMetadata={({ currentTarget: element }) => {
        if (element.duration === Number.POSITIVE_INFINITY) element.currentTime = BEYOND
      }}
      onDurationChange={({ currentTarget: element }) => {
        if (!Number.isFinite(element.duration)) return
        onLength(element.duration)
        if (element.paused) element.currentTime = 0
      }}
      onTimeUpdate={({ currentTarget: element }) => onTime(element.currentTime < BEYOND ? element.currentTime : 0)}
      onPlay={() => onPlaying(true)}
      onPause={() => onPlaying(false)}
      onEnded={({ currentTarget: element }) => {
        element.currentTime = 0
      }}
      onError={onError}
    />
  )
}
