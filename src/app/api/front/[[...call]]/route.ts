import { handleRestRequest } from '~/server/rest/handler';
import { DOCUMENT_PATH, handleDocumentRequest } from '~/server/rest/openapi/handle-document';

/** All calls of the REST contract, its document, and error envelopes for unknown calls. */
async function handler(request: Request, { params }: { params: Promise<{ call?: string[] }> }) {
  const path = ((await params).call ?? []).join('/');
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(request.method);
  return path === DOCUMENT_PATH && reads
    ? handleDocumentRequest(request)
    : handleRestRequest(request, path);
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
