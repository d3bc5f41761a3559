import { REPLACED_HEADER } from '~/lib/replaced-session';

/** Receives the sent part of a request, 0–1. */
export type OnProgress = (fraction: number) => void;

/** A `fetch` for large bodies that reports the progress of the upload, which only XMLHttpRequest knows. It
 *  fails like `fetch` when the network is lost. */
export function uploadFetch(onProgress: OnProgress) {
  return (url: RequestInfo | URL | string, init?: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const onNetworkError = () => reject(new TypeError('The network was lost.'));
      request.open(init?.method ?? 'GET', String(url));
      new Headers(init?.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => {
        const headers = new Headers();
        for (const name of ['content-type', 'x-request-id', REPLACED_HEADER]) {
          const value = request.getResponseHeader(name);
          if (value !== null) headers.set(name, value);
        }
        resolve(new Response(request.responseText, { status: request.status, headers }));
      };
      request.onerror = onNetworkError;
      request.ontimeout = onNetworkError;
      request.onabort = onNetworkError;
      request.timeout = 120_000;
      init?.signal?.addEventListener('abort', () => request.abort());
      request.send((init?.body ?? null) as XMLHttpRequestBodyInit | null);
    });
}
