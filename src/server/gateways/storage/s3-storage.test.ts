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

describe('S3 storage', () => {
  storageContract(async () => bucket());

  it('S3 storage rejects a wrong secret', async () => {
    const wrong = bucket({ secretAccessKey: 'not-it' });
    await expect(wrong.put(PATH, bytes)).rejects.toThrow(/403 SignatureDoesNotMatch/);
    await expect(wrong.get(PATH)).rejects.toThrow(/403 SignatureDoesNotMatch/);
    await expect(wrong.remove(PATH)).rejects.toThrow(/403 SignatureDoesNotMatch/);
  });

  it('S3 storage rejects an unsigned request', async () => {
    await bucket().put(PATH, bytes);
    expect((await fetch(`${server.endpoint}/${BUCKET}/${PATH}`)).status).toBe(403);
  });

  it('A missing S3 bucket is an error, not a missing file', async () => {
    await expect(bucket({ bucket: 'nobodys' }).get(PATH)).rejects.toThrow(/NoSuchBucket/);
  });

  it('S3 storage retries a request after 429 and 5xx', async () => {
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

  it('S3 storage gives up after repeated 503 responses, with the response in the error', async () => {
    server.failures.push(503, 503, 503);
    await expect(bucket().put(PATH, bytes)).rejects.toThrow(/503 SlowDown/);
  });

  it('An unreachable S3 server is named in the error', async () => {
    const stopped = await startFakeS3Server();
    await stopped.close();
    const storage = bucket({ endpoint: stopped.endpoint }, { attempts: 2 });
    const results = await Promise.allSettled([
      storage.put(PATH, bytes),
      storage.get(PATH),
      storage.remove(PATH),
    ]);
    for (const result of results)
      expect(String(result.status === 'rejected' && result.reason)).toMatch(/ECONNREFUSED/);
  });

  it('An S3 server that hangs is given up after the timeout', async () => {
    const sockets = new Set<Socket>();
    // A connection may be opened ahead (Node 24 does), so requests are counted and not connections.
    let requests = 0;
    const silent = createServer((socket) => {
      sockets.add(socket);
      socket.on('data', (bytes) => {
        if (bytes.toString('latin1').startsWith('PUT ')) requests++;
      });
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const retryOptions = { timeoutMs: 50, attempts: 2 };
    const storage = bucket({ endpoint: `http://127.0.0.1:${port}` }, retryOptions);
    await expect(storage.put(PATH, bytes)).rejects.toThrow(StorageError);
    expect(requests).toBe(2);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('An S3 endpoint that ends with a slash addresses the same bucket', async () => {
    await bucket({ endpoint: `${server.endpoint}/` }).put(PATH, bytes);
    const file = await bucket().get(PATH);
    expect(file?.size).toBe(3);
    await file?.body.cancel();
  });
});
