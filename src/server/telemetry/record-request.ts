import { type Entry, recordCall } from './record-call';
import { getRequestId } from './request-id';
import { withRequest } from './tracing';

/** Handles a request of an entry point with responses of its own (webhooks, downloads, mail programs): it is
 *  logged and counted with the status of its response.
 *  @throws the error of `handle`, after it was recorded */
export async function recordRequest(
  { entry, call, headers }: { entry: Entry; call: string; headers: Headers },
  handle: () => Promise<Response>,
): Promise<Response> {
  const startedAt = performance.now();
  const requestId = getRequestId(headers);
  const finished = { entry, call, requestId, startedAt };
  try {
    return await withRequest(`${entry} ${call}`, requestId, async () => {
      const response = await handle();
      const { status } = response;
      recordCall({ ...finished, status, code: status < 400 ? 'OK' : `HTTP_${status}` });
      return response;
    });
  } catch (error) {
    recordCall({ ...finished, code: 'INTERNAL', error });
    throw error;
  }
}
