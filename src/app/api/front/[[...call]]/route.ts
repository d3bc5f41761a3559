import { answerBeforeNext } from '~/server/calls/answer-before-next';
import { handleRestRequest } from '~/server/rest/handler';
import { DOCUMENT_PATH, handleDocumentRequest } from '~/server/rest/openapi/handle-document';

/** Each call reads its request. Declared as dynamic, it gets the request itself from Next, not a proxy that
 *  watches which parts are read. */
export const dynamic = 'force-dynamic';

/** All calls of the REST contract, its document, and error envelopes for unknown calls. */
async function handler(request: Request, { params }: { params: Promise<{ call?: string[] }> }) {
  const path = ((await params).call ?? []).join('/');
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(request.method);
  return path === DOCUMENT_PATH && reads
    ? handleDocumentRequest(request)
    : handleRestRequest(request, path);
}

const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];
answerBeforeNext('front', METHODS, handleRestRequest);

export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
