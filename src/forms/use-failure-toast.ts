'use client';
import { toast } from 'sonner';
import { isSessionEnd } from './form-errors';
import { useCopyAction } from './use-copy-action';
import { useErrorMessage } from './use-error-message';

/** Shows in a popup that an action failed, with a title that names the action.
 *  @param context as of `useErrorMessage`
 *  @returns a function of that title and of the error; it ignores the end of a session, which leads to the
 *    log-in */
export function useFailureToast(
  context?: Parameters<typeof useErrorMessage>[0],
): (title: string, error: unknown) => void {
  const toErrorMessage = useErrorMessage(context);
  const toCopyAction = useCopyAction();
  return (title, error) => {
    if (isSessionEnd(error)) return;
    const action = toCopyAction(error);
    toast.warning(title, { description: toErrorMessage(error), ...(action && { action }) });
  };
}
