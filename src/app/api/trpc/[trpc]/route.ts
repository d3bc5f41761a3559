import { handleTrpcRequest } from '~/server/api/handle-trpc';

export { handleTrpcRequest as GET, handleTrpcRequest as POST };
