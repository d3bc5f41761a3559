import type { ClipRunView } from '~/schemas/operator-unit';

/** Whether the clips of a draft are being made, or wait for that. */
export function isRunOpen(run: ClipRunView | null | undefined): boolean {
  return run?.state === 'WAITING' || run?.state === 'RUNNING';
}
