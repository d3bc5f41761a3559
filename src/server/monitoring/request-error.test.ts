import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '~/server/database/unavailable';
import { metrics } from '~/server/telemetry/metrics';
import { captureLog } from '~/test/captured-log';
import { recordRequestError } from './request-error';

const REQUEST = { requestId: '0f9c-request', route: '/[locale]/gift/[token]', kind: 'render' };

async function countFailures(code: string): Promise<number> {
  const { values } = await metrics.failedRequests.get();
  return values.find(({ labels }) => labels.code === code)?.value ?? 0;
}

it('A failed page is logged with its request id, the number that the page shows, and its route, and counted', async () => {
  const records = captureLog();
  const before = await countFailures('INTERNAL');
  const error = Object.assign(new Error('bug at ming@shuoyi.example'), { digest: '2718281828' });
  recordRequestError(error, REQUEST);
  expect(records).toMatchObject([
    {
      level: 'error',
      ...REQUEST,
      digest: '2718281828',
      code: 'INTERNAL',
      error: { message: 'bug at [e-mail]' },
    },
  ]);
  expect(await countFailures('INTERNAL')).toBe(before + 1);
});

it('A page that failed because the database is unreachable is logged as a warning, for every form of the error', async () => {
  const records = captureLog();
  const before = await countFailures('SERVICE_UNAVAILABLE');
  recordRequestError(new DatabaseUnavailable('x'), REQUEST);
  recordRequestError(
    Object.assign(new Error('wrapped'), { digest: 'SERVICE_UNAVAILABLE' }),
    REQUEST,
  );
  expect(records.map(({ level }) => level)).toEqual(['warn', 'warn']);
  expect(await countFailures('SERVICE_UNAVAILABLE')).toBe(before + 2);
});
