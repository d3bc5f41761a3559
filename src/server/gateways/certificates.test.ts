import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { connect } from '~/server/db';
import { call } from './invoice/ecpay/call';
import { smtpTransport } from './mail/smtp-transport';
import { post } from './payment/ecpay/call';
import { s3Storage } from './storage/s3-storage';

/** Length of the message that PostgreSQL's protocol sends before TLS, and the response that allows it. */
const SSL_REQUEST_BYTES = 8;

let certificate: { key: Buffer; cert: Buffer };
let server: Server | undefined;
/** The data received through TLS. */
let received = '';
/** Number of connections that a client ended after it received the certificate. */
let ended = 0;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'shuoyi-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', key, '-out', cert],
    ],
    { stdio: 'pipe' },
  );
  certificate = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
});
afterEach(() => server?.close());

/** A server with the right name and a certificate that it has made itself. */
async function startImpostor(begin: (socket: Socket) => Promise<unknown> = async () => {}) {
  received = '';
  ended = 0;
  const started = createServer(async (socket) => {
    socket.on('error', () => {});
    await begin(socket);
    const secure = new TLSSocket(socket, { isServer: true, ...certificate });
    secure.on('data', (bytes) => {
      received += bytes;
    });
    secure.on('error', () => {});
    secure.on('close', () => {
      ended += 1;
    });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, resolve));
  return (started.address() as { port: number }).port;
}

const message = {
  messageId: '<1@localhost>',
  to: 'ming@shuoyi.example',
  subject: '您好',
  text: '您好',
  html: '<p>您好</p>',
};
const keys = { hashKey: 'k'.repeat(16), hashIv: 'i'.repeat(16) };
const ecpay = (port: number) => ({ ...keys, merchantId: '1', url: `https://localhost:${port}` });

const CLIENTS: [whom: string, talk: (port: number) => Promise<unknown>][] = [
  ['payments', (port) => post({ ...ecpay(port), creditCheckCode: null } as never, '/pay', {})],
  ['e-invoices', (port) => call(ecpay(port), '/B2CInvoice/Issue', { secret: 'of a buyer' })],
  [
    'the bucket',
    (port) =>
      s3Storage(
        {
          endpoint: `https://localhost:${port}`,
          bucket: 'b',
          region: 'r',
          accessKeyId: 'id',
          secretAccessKey: 'key',
        },
        { attempts: 1 },
      ).get('avatars/abcdefgh.webp'),
  ],
  [
    'the mail server',
    (port) =>
      smtpTransport(`smtps://name:pass@localhost:${port}`, 'a@shuoyi.example').send(message),
  ],
];

it.each(CLIENTS)(
  'A server for %s with an untrusted certificate receives no data',
  async (_, talk) => {
    const port = await startImpostor();
    await expect(talk(port)).rejects.toThrow();
    await expect.poll(() => ended).toBeGreaterThan(0);
    expect(received).toBe('');
  },
);

it('A database with an untrusted certificate receives no password', async () => {
  const port = await startImpostor(
    (socket) =>
      new Promise((resolve) =>
        socket.once('data', (bytes) => {
          expect(bytes.length).toBe(SSL_REQUEST_BYTES);
          socket.write('S', resolve);
        }),
      ),
  );
  const db = connect(`postgresql://name:pass@localhost:${port}/shop?sslmode=verify-full`, 1);
  await expect(db.$queryRaw`SELECT 1`).rejects.toThrow();
  await db.$disconnect();
  await expect.poll(() => ended).toBeGreaterThan(0);
  expect(received).toBe('');
});
