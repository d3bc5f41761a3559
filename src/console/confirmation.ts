import { createStore } from '~/lib/create-store';
import { errorCode } from '~/trpc/error-code';

/** A question for the password that waits for its answer. */
interface Confirmation {
  /** True when the password was confirmed, false when the operator let it be. */
  answer: (isConfirmed: boolean) => void;
}

/** The open question; the console's shell shows the dialog. */
export const confirmation = createStore<Confirmation | null>(null);

/** Runs an act. Where it asks for the password, the one dialog of the console does so, and the act is repeated.
 *  @returns what the act gives; null when the operator did not confirm
 *  @throws the errors of the act */
export async function withConfirmation<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    if (errorCode(error) !== 'PASSWORD_CONFIRMATION_REQUIRED') throw error;
    const isConfirmed = await new Promise<boolean>((answer) => confirmation.set({ answer }));
    confirmation.set(null);
    return isConfirmed ? act() : null;
  }
}
