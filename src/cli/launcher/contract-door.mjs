// Imported first by the web server: looks at each request before Next does.
import { subscribe } from 'node:diagnostics_channel';
import { contractAddress, contractMethod } from './contract-address.mjs';

subscribe('http.server.request.start', ({ request }) => {
  request.method = contractMethod(request.url, request.method);
  request.url = contractAddress(request.url);
});
