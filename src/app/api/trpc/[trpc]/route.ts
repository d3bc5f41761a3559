import { handleTrpcRequest } from '~/server/api/handle-trpc';
import { answerBeforeNext } from '~/server/calls/answer-before-next';

/** Each call reads its request. Said so, Next hands it over as it is; else it watches by a proxy what is read. */
export const dynamic = 'force-dynamic';

export { handleTrpcRequest as GET, handleTrpcRequest as POST };

answerBeforeNext('trpc', ['GET', 'POST'], handleTrpcRequest);
