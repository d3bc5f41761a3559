import { answerFront } from '~/server/front/handler';

/** Every call of the REST contract, and an envelope for everything that is none. */
async function handler(request: Request, { params }: { params: Promise<{ call?: string[] }> }) {
  return answerFront(request, ((await params).call ?? []).join('/'));
}

export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
