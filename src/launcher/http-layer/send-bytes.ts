import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Answer {
  /** 0 when the connection was closed without a response. */
  status: number;
  /** Headers by their names in lower case; repeated headers are joined by a comma. */
  headers: Record<string, string>;
  /** Put together where it came in chunks. */
  body: string;
}

/** Sends raw bytes, and reads until the server closes the connection. A server that rejects a message before
 *  its end resets the connection after the response; a reset without a response is an error.
 *  @param url of the server
 *  @param parts sent one after the other, each when the one before is on its way
 *  @returns everything that was sent, in Latin-1 */
export async function sendBytes(url: string, ...parts: string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1').setNoDelay();
  await once(socket, 'connect');
  const closed = readUntilClosed(socket);
  for (const part of parts) await new Promise((sent) => socket.write(part, 'latin1', sent));
  return closed;
}

/** Sends raw bytes and leaves without reading: the connection is closed, or reset.
 *  @param url of the server */
export async function sendAndLeave(url: string, text: string, isReset: boolean): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  await new Promise((sent) => socket.write(text, 'latin1', sent));
  if (isReset) socket.resetAndDestroy();
  else socket.destroy();
}

function readUntilClosed(socket: Socket): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    socket.on('data', (part) => {
      text += part;
    });
    socket.once('error', (error) => (text === '' ? reject(error) : resolve(text)));
    socket.once('close', () => resolve(text));
  });
}

/** Sends a request of these lines, without the empty line at its end, and reads its response. The request or the
 *  response must close the connection. */
export async function ask(url: string, ...lines: string[]): Promise<Answer> {
  return readAnswer(await sendBytes(url, [...lines, '', ''].join('\r\n')));
}

/** Reads the first final response of a connection. */
export function readAnswer(text: string): Answer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  if (status >= 100 && status < 200) return readAnswer(text.slice(end + 4));
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    const value = line.slice(name.length + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  const body = text.slice(end + 4);
  const isChunked = headers['transfer-encoding'] === 'chunked';
  return { status, headers, body: isChunked ? joinChunks(body) : body };
}

function joinChunks(text: string): string {
  const [, size = '0'] = /^([0-9a-f]+)\r\n/i.exec(text) ?? [];
  const start = size.length + 2;
  const end = start + Number.parseInt(size, 16);
  return end === start ? '' : text.slice(start, end) + joinChunks(text.slice(end + 2));
}
