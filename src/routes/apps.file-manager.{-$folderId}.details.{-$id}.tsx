import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/apps/file-manager/{-$folderId}/details/{-$id}')()
