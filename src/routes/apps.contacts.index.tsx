import { createFileRoute } from '@tanstack/react-router'
import { NoContactOpen } from '#apps/contacts/no-contact-open.tsx'

export const Route = createFileRoute('/apps/contacts/')({ component: NoContactOpen })
