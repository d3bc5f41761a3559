/** Tells how much of a request has left, 0–1. */
export type OnProgress = (share: number) => void;

/** A `fetch` for large bodies that tells how much of it has left, which only XMLHttpRequest knows. It
 *  fails as fetch does when the network is gone. */
export function uploadFetch(onProgress: OnProgress) {
  return (url: RequestInfo | URL | string, init?: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const onLost = () => reject(new TypeError('The network was lost.'));
      request.open(init?.method ?? 'GET', String(url));
      new Headers(init?.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () =>
        resolve(
          new Response(request.responseText, {
            status: request.status,
            headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
          }),
        );
      request.onerror = onLost;
      request.ontimeout = onLost;
      request.onabort = onLost;
      request.timeout = 120_000;
      init?.signal?.addEventListener('abort', () => request.abort());
      request.send((init?.body ?? null) as XMLHttpRequestBodyInit | null);
    });
}
