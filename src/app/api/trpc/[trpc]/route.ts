import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { appRouter } from '~/server/api/root';
import { requestContext } from '~/server/auth/request-context';

const handler = (req: Request) =>
  fetchRequestHandler({
    endpoint: '/api/trpc',
    req,
    router: appRouter,
    createContext: ({ req }) => requestContext({ req }),
    responseMeta: () => ({ headers: new Headers({ 'cache-control': 'no-store' }) }),
  });

export { handler as GET, handler as POST };
