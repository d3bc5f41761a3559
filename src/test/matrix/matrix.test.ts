import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { createFixture, type Fixture } from './fixture';
import { listRestEndpoints, restEndpointsWithoutRule } from './rest-endpoint-list';
import { runCases, tally } from './run-cases';
import { TEST_TIMEOUT } from './test-timeout';
import { listTrpcProcedures, proceduresWithoutRule } from './trpc-procedure-list';

let fixture: Fixture;
beforeAll(async () => {
  changeSettings({ FRONT_ALLOWED_ORIGINS: ['https://partner.example'], THROTTLE_SCALE: 100_000 });
  fixture = await createFixture(await testDatabase());
});

afterAll(() => {
  const rejected = Object.entries(tally.refused).map(([code, count]) => `${code} ${count}`);
  console.info(
    `The matrix: ${tally.cells} cells, ${tally.allowed} allowed, ${rejected.join(', ')}`,
  );
});

const TEST_OPTIONS = `{ who: 'visitor' | 'user' | 'member' | 'operator', reads?: true, input: … that succeeds, theirs: … }`;

describe('the matrix of calls, callers, tokens, content types and origins', () => {
  it('has a rule for every call of /api/front', () => {
    expect(
      restEndpointsWithoutRule(),
      `Tell the matrix who may call these: a line each in src/test/matrix/rest-rules.ts, ${TEST_OPTIONS}`,
    ).toEqual([]);
  });

  it('has a rule for every tRPC procedure', () => {
    expect(
      proceduresWithoutRule(),
      `Tell the matrix who may call these: a line each in src/test/matrix/trpc-rules.ts, ${TEST_OPTIONS}`,
    ).toEqual([]);
  });

  it.each(listRestEndpoints().map((call) => [call.key, call] as const))(
    'holds for %s',
    TEST_TIMEOUT,
    async (_, call) => {
      await runCases(fixture, call);
    },
  );

  it.each(listTrpcProcedures().map((call) => [call.key, call] as const))(
    'holds for %s',
    TEST_TIMEOUT,
    async (_, call) => {
      await runCases(fixture, call);
    },
  );
});
