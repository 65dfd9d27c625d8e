import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '#shell/not-found-screen.tsx'

export const Route = createFileRoute('/404-not-found')({ component: NotFoundScreen })
