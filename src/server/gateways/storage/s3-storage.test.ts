import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUCKET, type FakeS3Server, KEY, REGION, startFakeS3Server } from '~/test/signed-s3-server';
import { storageContract } from './contract';
import { type RetryOptions, type S3Settings, s3Storage } from './s3-storage';
import { StorageError } from './storage';

let server: FakeS3Server;
beforeAll(async () => {
  server = await startFakeS3Server();
});
afterAll(() => server.close());

const PATH = 'avatars/some-name.webp';
const bytes = new Uint8Array([1, 2, 3]);

const bucket = (over: Partial<S3Settings> = {}, retryOptions: Partial<RetryOptions> = {}) =>
  s3Storage(
    { endpoint: server.endpoint, bucket: BUCKET, region: REGION, ...KEY, ...over },
    { delayMs: 1, ...retryOptions },
  );

describe('an S3 bucket as storage', () => {
  storageContract(async () => bucket());

  it('is closed to a wrong secret', async () => {
    const wrong = bucket({ secretAccessKey: 'not-it' });
    await expect(wrong.put(PATH, bytes)).rejects.toThrow(/403 SignatureDoesNotMatch/);
    await expect(wrong.get(PATH)).rejects.toThrow(/403 SignatureDoesNotMatch/);
    await expect(wrong.remove(PATH)).rejects.toThrow(/403 SignatureDoesNotMatch/);
  });

  it('is closed to a request that is not signed', async () => {
    await bucket().put(PATH, bytes);
    expect((await fetch(`${server.endpoint}/${BUCKET}/${PATH}`)).status).toBe(403);
  });

  it('that does not exist is an error, not a missing file', async () => {
    await expect(bucket({ bucket: 'nobodys' }).get(PATH)).rejects.toThrow(/NoSuchBucket/);
  });

  it('is asked again when it stumbles', async () => {
    server.failures.push(503, 500);
    await bucket().put(PATH, bytes);
    server.failures.push(429);
    const file = await bucket().get(PATH);
    await file?.body.cancel();
    expect(server.requests.slice(-5)).toEqual([
      'PUT 503',
      'PUT 500',
      'PUT 200',
      'GET 429',
      'GET 200',
    ]);
  });

  it('that stumbles for good is given up, with its answer in the message', async () => {
    server.failures.push(503, 503, 503);
    await expect(bucket().put(PATH, bytes)).rejects.toThrow(/503 SlowDown/);
  });

  it('whose server is not there is an error that says so', async () => {
    const gone = await startFakeS3Server();
    await gone.close();
    const storage = bucket({ endpoint: gone.endpoint }, { attempts: 2 });
    const tries = await Promise.allSettled([
      storage.put(PATH, bytes),
      storage.get(PATH),
      storage.remove(PATH),
    ]);
    for (const attempt of tries)
      expect(String(attempt.status === 'rejected' && attempt.reason)).toMatch(/ECONNREFUSED/);
  });

  it('whose server hangs is left after its time', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const retryOptions = { timeoutMs: 50, attempts: 2 };
    const storage = bucket({ endpoint: `http://127.0.0.1:${port}` }, retryOptions);
    await expect(storage.put(PATH, bytes)).rejects.toThrow(StorageError);
    expect(sockets.size).toBe(2);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('behind an endpoint that ends with a slash is the same bucket', async () => {
    await bucket({ endpoint: `${server.endpoint}/` }).put(PATH, bytes);
    const file = await bucket().get(PATH);
    expect(file?.size).toBe(3);
    await file?.body.cancel();
  });
});
