// Imported first by the web server: lets a page that cannot be made just now say 503. Next knows one
// status for a page that failed, 500, and tells `src/instrumentation.ts` which failure it was before it
// sends any of it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';

const RETRY_AFTER_SECONDS = 5;
const answers = new AsyncLocalStorage();

subscribe('http.server.request.start', ({ response }) => answers.enterWith(response));

globalThis[Symbol.for('shuoyi.page-unavailable')] = () => {
  const response = answers.getStore();
  if (!response || response.headersSent) return;
  const send = response.writeHead;
  response.writeHead = (status, ...rest) => {
    if (status !== 500) return send.call(response, status, ...rest);
    response.setHeader('retry-after', String(RETRY_AFTER_SECONDS));
    return send.call(response, 503, ...rest);
  };
};
