// Imported first by the web server (`node --import`): every request passes here before Next sees it, for
// what has to be decided below the framework. Whatever server this process makes stands behind it.
import http from 'node:http';
import { nameAddress } from './client-address.mjs';
import { keepContract } from './contract-address.mjs';
import { fillErrorPage } from './error-page.mjs';
import { closingGracefully } from './graceful-close.mjs';
import { refuseOddRequest } from './odd-request.mjs';
import { secure } from './security-headers.mjs';
import { restrictCaching } from './shared-caching.mjs';

/** @param {http.RequestListener} listener
 *  @returns {http.RequestListener} */
function layered(listener) {
  return (request, response) => {
    nameAddress(request);
    keepContract(request);
    secure(request, response);
    restrictCaching(request, response);
    if (refuseOddRequest(request, response)) return;
    fillErrorPage(request, response);
    return listener(request, response);
  };
}

const { createServer } = http;
http.createServer = (...given) => {
  const listener = given.find((part) => typeof part === 'function');
  if (!listener) return createServer(...given);
  const { answer, watch } = closingGracefully(layered(listener));
  const server = createServer(...given.map((part) => (part === listener ? answer : part)));
  watch(server);
  return server;
};
