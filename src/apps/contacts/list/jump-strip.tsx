// The letters beside the list: each leads to where its names begin. Where there is little height, every third is there.
import { useLingui } from '@lingui/react/macro'
import { cx } from '#ui/cx.ts'

export interface LetterPlace {
  readonly letter: string
  /** From 0. */
  readonly start: number
  readonly count: number
}

export interface JumpStripProps {
  readonly letters: readonly LetterPlace[]
  /** The first row in sight. */
  readonly top: number
  readonly onJump: (index: number) => void
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

export function JumpStrip({ letters, top, onJump }: JumpStripProps) {
  const { t } = useLingui()
  const current = letters.findLast(({ start }) => start <= top)?.letter
  const byLetter = new Map(letters.toReversed().map((entry) => [entry.letter, entry]))
  const shown = byLetter.has('#') ? ['#', ...ALPHABET] : ALPHABET
  return (
    <nav aria-label={t`Jump to a letter`} className="[container-type:size] w-8 shrink-0 print:hidden">
      <ul className="flex h-full flex-col py-2">
        {shown.map((letter) => {
          const entry = byLetter.get(letter)
          return (
            <li key={letter} className="grid flex-1 [@container(height<664px)]:not-nth-[3n+1]:hidden">
              {entry ? (
                <button
                  type="button"
                  aria-current={letter === current ? 'true' : undefined}
                  onClick={() => onJump(entry.start)}
                  className={cx(
                    'relative min-h-6 cursor-pointer rounded-4 font-medium text-12 hover:bg-surface-hover pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1.5 pointer-coarse:after:inset-y-0',
                    letter === current ? 'font-semibold text-accent-text' : 'text-ink-muted',
                  )}
                >
                  {letter}
                </button>
              ) : (
                <span aria-hidden="true" className="grid min-h-6 place-items-center text-12 text-ink-faint">
                  {letter}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
