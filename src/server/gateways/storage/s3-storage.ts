import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { BACKOFFS, backoffDelay } from '~/domain/backoff.mjs';
import { getContentType } from './content-type';
import { isStoragePath, requireStoragePath, type Storage, StorageError } from './storage';

export interface S3Settings {
  /** Address of the server, such as `https://s3.example.com`; the bucket becomes the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Timeout and retries of requests. */
export interface RetryOptions {
  /** Timeout of one try, the response's body included, ms. */
  timeoutMs: number;
  attempts: number;
  /** Delay before the second try, ms; doubled for each further one, plus a random half of it at most. */
  delayMs: number;
}

const DEFAULT_RETRY_OPTIONS: RetryOptions = {
  timeoutMs: 8_000,
  attempts: 3,
  delayMs: BACKOFFS.storageRequest.firstMs,
};

/** Storage in a bucket of any S3-compatible server, with path-style addresses and requests signed by AWS
 *  Signature Version 4. All requests are idempotent, so that they are retried when the network fails and when
 *  the server responds with 429 or 5xx. */
export function s3Storage(settings: S3Settings, retryOptions: Partial<RetryOptions> = {}): Storage {
  const { timeoutMs, attempts, delayMs } = { ...DEFAULT_RETRY_OPTIONS, ...retryOptions };
  const { accessKeyId, secretAccessKey, region, bucket } = settings;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const root = `${settings.endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}`;

  async function sendRequest(method: string, path: string, bytes?: Uint8Array): Promise<Response> {
    const url = `${root}/${path}`;
    const headers: Record<string, string> = {
      'x-amz-content-sha256': createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    };
    if (bytes) headers['content-type'] = getContentType(path);
    const body = bytes && new Uint8Array(bytes);
    for (let attempt = 1; ; attempt++) {
      const last = attempt === attempts;
      try {
        const signed = await signer.sign(url, { method, headers, body });
        const response = await fetch(signed, {
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (last || !(response.status === 429 || response.status >= 500)) return response;
        await response.body?.cancel();
      } catch (error) {
        if (last) throw new StorageError(`${method} ${url} got no answer: ${toReason(error)}`);
      }
      const backoff = { ...BACKOFFS.storageRequest, firstMs: delayMs };
      const minDelay = backoffDelay(backoff, attempt - 1);
      await pause(minDelay + Math.random() * (minDelay / 2));
    }
  }

  return {
    async put(path, bytes) {
      requireStoragePath(path);
      const response = await sendRequest('PUT', path, bytes);
      if (!response.ok) throw await toResponseError(response, `PUT ${root}/${path}`);
      await response.body?.cancel();
    },
    async get(path) {
      if (!isStoragePath(path)) return null;
      const response = await sendRequest('GET', path);
      if (!response.ok) {
        const responseError = await toResponseError(response, `GET ${root}/${path}`);
        if (responseError.isMissing) return null;
        throw responseError;
      }
      const size = Number(response.headers.get('content-length'));
      return { size, body: response.body ?? new Blob().stream() };
    },
    async remove(path) {
      requireStoragePath(path);
      const response = await sendRequest('DELETE', path);
      if (!response.ok) {
        const responseError = await toResponseError(response, `DELETE ${root}/${path}`);
        if (!responseError.isMissing) throw responseError;
      }
      await response.body?.cancel();
    },
    publicUrl: (path) => `/media/${path}`,
  };
}

class S3ResponseError extends StorageError {
  /** Whether the file is missing; a missing bucket is an error. */
  isMissing = false;
}

async function toResponseError(response: Response, action: string): Promise<S3ResponseError> {
  const xml = await response.text().catch(() => '');
  const code = /<Code>([^<]+)<\/Code>/.exec(xml)?.[1] ?? response.statusText;
  const detail = /<Message>([^<]+)<\/Message>/.exec(xml)?.[1] ?? '';
  const responseError = new S3ResponseError(
    `${action} was refused: ${response.status} ${code} ${detail}`.trim(),
  );
  responseError.isMissing = response.status === 404 && code !== 'NoSuchBucket';
  return responseError;
}

function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}
