// A server that does nothing: it shows the maximum rate of the load generator. node empty-server.mjs PORT
import { createServer } from 'node:http';

const body = '{"result":true}';
createServer((_, response) => {
  response.writeHead(200, { 'content-length': body.length });
  response.end(body);
}).listen(Number(process.argv[2]), '127.0.0.1');
