// The questions of the profiling whose answers are one's conditions.
export const [PLACE, CONTRACT, REMOTE, PAY] = ['place', 'contract', 'remote', 'pay'] as const
