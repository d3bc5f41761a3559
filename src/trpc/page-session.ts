import type { inferRouterOutputs } from '@trpc/server';
import { createStore } from '~/lib/create-store';
import type { AppRouter } from '~/server/api/root';

interface PageSession {
  me: inferRouterOutputs<AppRouter>['auth']['me'];
  /** When the page arrived, ms. */
  at: number;
}

/** The session with which the server rendered the latest page that has it as a prop; null without one. The
 *  query client takes it over. */
export const pageSession = createStore<PageSession | null>(null);
