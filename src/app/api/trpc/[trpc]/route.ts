import { answerTrpc } from '~/server/api/answer-trpc';

export { answerTrpc as GET, answerTrpc as POST };
