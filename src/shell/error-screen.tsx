import type { ErrorComponentProps } from '@tanstack/react-router'

export function ErrorScreen({ error }: ErrorComponentProps) {
  return <p>{error.message}</p>
}
