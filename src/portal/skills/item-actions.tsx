// What can be done with a question, at the foot of the screen.
import { Trans, useLingui } from '@lingui/react/macro'
import type { CurrentItem } from '#contract/portal/evaluation-shapes.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { KeyHint } from './key-hint.tsx'
import type { Question } from './use-question.ts'

export function ItemActions({ item, question }: { item: CurrentItem; question: Question }) {
  const { t } = useLingui()
  const { answer, postpone, pass, setReporting, isBusy, canAnswer } = question
  return (
    <>
      {/* On a phone it has a line of its own, so that the flag never is alone on one. */}
      <Button
        variant="primary"
        size="lg"
        onPress={answer}
        isPending={isBusy}
        isDisabled={!canAnswer}
        className="max-sm:w-full"
      >
        <Trans>Answer</Trans>
      </Button>
      {item.canPostpone && (
        <Button size="lg" onPress={postpone} isDisabled={!canAnswer} aria-keyshortcuts="P">
          <Trans>Postpone</Trans>
        </Button>
      )}
      <Button size="lg" variant="quiet" onPress={pass} isDisabled={!canAnswer}>
        <Trans>I don’t know</Trans>
      </Button>
      <KeyHint item={item} />
      <IconButton
        icon="flag"
        label={t`Report a problem with this question`}
        onPress={() => setReporting(true)}
        isDisabled={!canAnswer}
        className="max-md:ms-auto"
      />
    </>
  )
}
