import { handleRestRequest } from '~/server/rest/handler';
import { DOCUMENT_PATH, handleDocumentRequest } from '~/server/rest/openapi/handle-document';

/** Every call of the REST contract, its document, and an envelope for everything that is none. */
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
