import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { createTrpcContext } from '~/server/api/context';
import { appRouter } from '~/server/api/root';

const handler = (req: Request) =>
  fetchRequestHandler({
    endpoint: '/api/trpc',
    req,
    router: appRouter,
    createContext: ({ req }) => createTrpcContext({ req }),
    responseMeta: () => ({ headers: new Headers({ 'cache-control': 'no-store' }) }),
  });

export { handler as GET, handler as POST };
