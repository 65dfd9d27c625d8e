import { createFileRoute } from '@tanstack/react-router'

/** What is listed, and the open email of it; the screen stands above. */
export const Route = createFileRoute('/apps/mailbox/$kind/$slug/{-$mailId}')({})
