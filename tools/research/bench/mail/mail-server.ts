/** The mail server of the benchmark, in a process of its own: TLS from the first byte, and a log-in. It counts
 *  the mails that arrive and records when the first one to `WATCHED` did; a message `undefined` requests both. */
import { SMTPServer } from 'smtp-server';

export const LOGIN = { user: 'bench', pass: 'bench-password' };
export const WATCHED = 'somebody-who-waits@shuoyi.example';

/** The server's reply to a message. */
export interface Arrived {
  mails: number;
  connections: number;
  /** Time of the arrival, ms since 1970. */
  watchedAt: number | null;
}

if (process.send) {
  const arrived: Arrived = { mails: 0, connections: 0, watchedAt: null };
  const server = new SMTPServer({
    secure: true,
    onConnect: (_session, done) => {
      arrived.connections += 1;
      done();
    },
    onAuth: ({ username, password }, _session, done) =>
      username === LOGIN.user && password === LOGIN.pass
        ? done(null, { user: username })
        : done(new Error('Who are you?')),
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on('end', () => {
        arrived.mails += 1;
        if (envelope.rcptTo.some(({ address }) => address === WATCHED))
          arrived.watchedAt ??= Date.now();
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.server.address();
    process.send?.(typeof address === 'object' ? address?.port : 0);
  });
  process.on('message', () => process.send?.(arrived));
  process.on('disconnect', () => process.exit(0));
}
