import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

const openServers: (() => void)[] = [];

/** Closes every server that was opened. */
export function closeMailServers(): void {
  for (const close of openServers.splice(0)) close();
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** A rejection: code 4xx for a temporary failure, 5xx for a permanent one. */
export interface SmtpRejection {
  responseCode: number;
  message: string;
}

/** Rejections of a mail server by command; may be changed while it runs. */
export interface SmtpRejections {
  sender?: SmtpRejection;
  reader?: SmtpRejection;
  message?: SmtpRejection;
}

const toError = (rejection?: SmtpRejection) => rejection && Object.assign(new Error(), rejection);

/** Starts a real mail server that stores the messages it receives, and counts its connections. */
export async function startMailServer(rejections: SmtpRejections = {}) {
  const received: string[] = [];
  const connections = { opened: 0 };
  const smtp = new SMTPServer({
    authOptional: true,
    onConnect: (_session, done) => {
      connections.opened += 1;
      done();
    },
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(toError(rejections.sender)),
    onRcptTo: (_address, _session, done) => done(toError(rejections.reader)),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const rejectionError = toError(rejections.message);
        if (!rejectionError) received.push(Buffer.concat(chunks).toString());
        done(rejectionError);
      });
    },
  });
  openServers.push(() => smtp.close());
  return { url: await listen(smtp.server), received, connections };
}

/** Starts a TCP server that handles its connections with `onConnection`. */
export async function startBrokenServer(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    onConnection(socket);
  });
  openServers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return listen(server);
}

const SMTP_REPLIES: Record<string, string> = {
  EHLO: '250 hello',
  DATA: '354 go on',
  QUIT: '221 bye',
};

/** Starts a mail server that works until the message is sent.
 *  @param onData called with the text received so far, once the message has begun */
export function startServerFailingAtData(
  onData: (socket: Socket, text: string) => void,
): Promise<string> {
  return startBrokenServer((socket) => {
    let text: string | null = null;
    socket.write('220 here I am\r\n');
    socket.on('data', (bytes) => {
      if (text !== null) {
        text += bytes;
        onData(socket, text);
        return;
      }
      for (const line of String(bytes).split('\r\n').filter(Boolean)) {
        const command = line.slice(0, 4).toUpperCase();
        if (command === 'DATA') text = '';
        socket.write(`${SMTP_REPLIES[command] ?? '250 fine'}\r\n`);
      }
    });
  });
}
