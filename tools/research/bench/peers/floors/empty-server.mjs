// A server that does nothing: how much the load itself can ask for.
// node empty-server.mjs PORT
import { createServer } from 'node:http';

const body = '{"result":true}';
createServer((_, response) => {
  response.writeHead(200, { 'content-length': body.length });
  response.end(body);
}).listen(Number(process.argv[2]), '127.0.0.1');
