import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

const closing: (() => void)[] = [];

/** Ends every server that this file opened. */
export function closeMailServers(): void {
  for (const close of closing.splice(0)) close();
}

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** An answer that refuses, by its code: 4xx for now, 5xx for good. */
export interface Refusal {
  responseCode: number;
  message: string;
}

/** What a mail server refuses, by the command; may be changed while it runs. */
export interface Refusals {
  sender?: Refusal;
  reader?: Refusal;
  message?: Refusal;
}

const errorOf = (refusal?: Refusal) => refusal && Object.assign(new Error(), refusal);

/** A real mail server that keeps what it receives. */
export async function mailServer(refusals: Refusals = {}) {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(errorOf(refusals.sender)),
    onRcptTo: (_address, _session, done) => done(errorOf(refusals.reader)),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = errorOf(refusals.message);
        if (!refused) received.push(Buffer.concat(chunks).toString());
        done(refused);
      });
    },
  });
  closing.push(() => smtp.close());
  return { url: await addressOf(smtp.server), received };
}

/** Something that answers a connection as it likes. */
export async function badServer(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    answer(socket);
  });
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return addressOf(server);
}

const ANSWERS: Record<string, string> = { EHLO: '250 hello', DATA: '354 go on', QUIT: '221 bye' };

/** A server that does as it should until the message comes, and then what it likes.
 *  @param taken told what has come of the message, once its text has begun */
export function badWithMessages(taken: (socket: Socket, text: string) => void): Promise<string> {
  return badServer((socket) => {
    let text: string | null = null;
    socket.write('220 here I am\r\n');
    socket.on('data', (bytes) => {
      if (text !== null) {
        text += bytes;
        taken(socket, text);
        return;
      }
      for (const line of String(bytes).split('\r\n').filter(Boolean)) {
        const command = line.slice(0, 4).toUpperCase();
        if (command === 'DATA') text = '';
        socket.write(`${ANSWERS[command] ?? '250 fine'}\r\n`);
      }
    });
  });
}
