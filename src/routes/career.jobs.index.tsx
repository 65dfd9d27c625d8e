import { createFileRoute } from '@tanstack/react-router'
import { NoJobOpen } from '#portal/career/jobs/jobs-screen.tsx'

export const Route = createFileRoute('/career/jobs/')({ component: NoJobOpen })
