import { handleTrpcRequest } from '~/server/api/handle-trpc';
import { answerBeforeNext } from '~/server/calls/answer-before-next';

/** Each call reads its request. Declared as dynamic, it gets the request itself from Next, not a proxy that
 *  watches which parts are read. */
export const dynamic = 'force-dynamic';

export { handleTrpcRequest as GET, handleTrpcRequest as POST };

answerBeforeNext('trpc', ['GET', 'POST'], handleTrpcRequest);
