import { createStore } from '~/lib/create-store';
import { errorCode } from '~/trpc/error-code';

/** A pending request for the password. */
interface Confirmation {
  /** Call with true when the password was confirmed, and false when the operator cancelled. */
  answer: (isConfirmed: boolean) => void;
}

/** The pending request; the console's shell shows the dialog. */
export const confirmation = createStore<Confirmation | null>(null);

/** Runs an act. If it requires the password, the console's dialog requests it, and the act is repeated.
 *  @returns the result of the act; null when the operator did not confirm
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
