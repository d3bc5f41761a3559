import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { createStore } from '~/lib/create-store';
import type { AppRouter } from '~/server/api/root';
import { errorCode } from './error-code';

/** Asks the user to log in again in a dialog over the page. @returns whether the user did */
type AskToLogIn = (isForChange: boolean) => Promise<boolean>;

/** The page's handler for a session that ends while the page is open; null when the page is left for the
 *  log-in instead. */
export const logInAgain = createStore<AskToLogIn | null>(null);

/** tRPC link that asks the user to log in again when a session has ended, and then repeats the call, so that the
 *  page and its typed texts stay. */
export const logInAgainLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let isOver = false;
      let unsubscribe = () => {};
      const send = (isRepeated: boolean) => {
        const call = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: async (error) => {
            const ask = logInAgain.get();
            const isEnded = errorCode(error) === 'LOGIN_USER_REQUIRED';
            if (isEnded && ask && !isRepeated && (await ask(op.type === 'mutation'))) {
              if (!isOver) send(true);
            } else observer.error(error);
          },
        });
        unsubscribe = () => call.unsubscribe();
      };
      send(false);
      return () => {
        isOver = true;
        unsubscribe();
      };
    });
