import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { createStore } from '~/lib/create-store';
import type { AppRouter } from '~/server/api/root';
import { errorCode } from './error-code';

/** Asks the person in front of the page to log in again on top of it. @returns whether that was done */
type AskToLogIn = (isForChange: boolean) => Promise<boolean>;

/** What a page has for a session that ends while it is open; null where it is left for the login instead. */
export const logInAgain = createStore<AskToLogIn | null>(null);

/** tRPC link that has the person log in again where a session has ended, and then repeats the call: the page stays,
 *  with everything that is typed into it. */
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
