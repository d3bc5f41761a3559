'use client';
import { Notice } from '~/components/ui/notice';
import { CopyReference } from '~/forms/error-reference';
import { isUndecided } from '~/trpc/error-code';
import { RejectedAct } from './rejected-act';
import { useActError } from './use-act-error';

interface ActFailureProps {
  /** Null or undefined while nothing has failed. */
  error: unknown;
  /** Title that says that it was not done; absent when that is unknown. */
  title?: string;
}

/** The reason why an act failed; nothing before a failure. */
export function ActFailure({ error, title }: ActFailureProps) {
  const toMessage = useActError();
  if (error == null) return null;
  const isOpen = !(error instanceof RejectedAct) && isUndecided(error) && navigator.onLine;
  return (
    <Notice tone="error" title={isOpen ? undefined : title}>
      {toMessage(error)}
      <CopyReference error={error} />
    </Notice>
  );
}
