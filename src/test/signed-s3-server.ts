import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignatureV4 } from '@smithy/signature-v4';
import S3rver from 's3rver';

export const BUCKET = 'shuoyi-test';
/** The only account that s3rver supports. */
export const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
export const REGION = 'us-east-1';

export interface FakeS3Server {
  endpoint: string;
  /** All requests: method and status of the response. */
  requests: string[];
  /** Statuses of the next responses, instead of the server's. */
  failures: number[];
  close(): Promise<void>;
}

/** Starts an S3 server for tests: s3rver for the protocol (it does not check version 4 signatures), behind a
 *  server that signs each request with AWS's own signer and accepts only matching signatures. */
export async function startFakeS3Server(): Promise<FakeS3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'shuoyi-s3-'));
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await s3.configureBuckets();
  const handle = s3.callback();
  const requests: string[] = [];
  const failures: number[] = [];
  const server = createServer(async (request, response) => {
    response.on('finish', () => requests.push(`${request.method} ${response.statusCode}`));
    const failure = failures.shift();
    if (failure) return respondWithError(response, failure, 'SlowDown');
    if (!(await isSigned(request))) return respondWithError(response, 403, 'SignatureDoesNotMatch');
    handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    failures,
    async close() {
      server.close();
      server.closeAllConnections();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function isSigned(request: IncomingMessage): Promise<boolean> {
  const given = request.headers.authorization;
  if (!given) return false;
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? [];
  const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
  const signer = new SignatureV4({
    service: 's3',
    region: REGION,
    credentials: KEY,
    sha256: NodeSha256,
    uriEscapePath: false,
  });
  const date = String(request.headers['x-amz-date']);
  const signed = await signer.sign(
    {
      method: request.method ?? '',
      protocol: 'http:',
      hostname: '127.0.0.1',
      path: request.url ?? '',
      headers,
    },
    { signingDate: new Date(date.replace(/(....)(..)(..T..)(..)(..)/, '$1-$2-$3:$4:$5')) },
  );
  return signed.headers.authorization === given;
}

/** Hash in the interface of AWS's signer. */
class NodeSha256 {
  private readonly hash;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash =
      secret === undefined
        ? createHash('sha256')
        : createHmac('sha256', typeof secret === 'string' ? secret : readBytes(secret));
  }
  update(chunk: Uint8Array | string) {
    this.hash.update(chunk);
  }
  async digest() {
    return new Uint8Array(this.hash.digest());
  }
  reset() {}
}

function readBytes(data: ArrayBuffer | ArrayBufferView): Uint8Array {
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}

function respondWithError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
  response.end(`<Error><Code>${code}</Code><Message>Refused by the test.</Message></Error>`);
}
