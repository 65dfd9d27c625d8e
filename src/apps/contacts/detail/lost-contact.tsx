// A new contact that was taken away while its page was gone, as a browser that crashed leaves it: where something was typed, it is made again, and the form has it.
// A chunk of its own.
// @offline later
import { type ReactNode, useEffect, useState } from 'react'
import { hasDraft } from '#platform/forms/draft.ts'
import { useContacts } from '../contacts-context.ts'
import { draftOf } from '../edit/draft-of.ts'
import { UnknownContact } from './unknown-contact.tsx'

export interface LostContactProps {
  readonly id: string
  readonly waiting: ReactNode
}

export default function LostContact({ id, waiting }: LostContactProps) {
  const { actions } = useContacts()
  const { createAgain } = actions
  const [isComing, setComing] = useState(() => hasDraft(draftOf(id)))
  useEffect(() => {
    if (isComing) void createAgain(id).then((isMade) => !isMade && setComing(false))
  }, [isComing, createAgain, id])
  return isComing ? waiting : <UnknownContact />
}
