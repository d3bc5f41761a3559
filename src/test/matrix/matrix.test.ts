import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetDatabase, testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { createFixture, type Fixture } from './fixture';
import { listRestEndpoints, restEndpointsWithoutRule } from './rest-endpoint-list';
import { runCases, tally } from './run-cases';
import { TEST_TIMEOUT } from './test-timeout';
import { listTrpcProcedures, proceduresWithoutRule } from './trpc-procedure-list';

let fixture: Fixture;

/** Gives the surrounding tests a fixture that no other test has changed. */
const useFreshFixture = () =>
  beforeAll(async () => {
    changeSettings({ FRONT_ALLOWED_ORIGINS: ['https://partner.example'], THROTTLE_SCALE: 100_000 });
    const db = await testDatabase();
    await resetDatabase(db);
    fixture = await createFixture(db);
  });

afterAll(() => {
  const rejected = Object.entries(tally.refused).map(([code, count]) => `${code} ${count}`);
  console.info(
    `The matrix: ${tally.cells} cells, ${tally.allowed} allowed, ${rejected.join(', ')}`,
  );
});

const CALLS = [...listRestEndpoints(), ...listTrpcProcedures()].map(
  (call) => [call.key, call] as const,
);

const RULE_SHAPE = `{ requires: 'visitor' | 'user' | 'member' | 'operator', permission: … of the service, isReadOnly?: true, input: … that succeeds, othersInput: … }`;

describe('The matrix of calls, callers, tokens, content types and origins', () => {
  useFreshFixture();

  it('Every call of /api/front has a rule', () => {
    expect(
      restEndpointsWithoutRule(),
      `Add a rule for each of these: a line in src/test/matrix/rest-rules.ts, ${RULE_SHAPE}`,
    ).toEqual([]);
  });

  it('Every tRPC procedure has a rule', () => {
    expect(
      proceduresWithoutRule(),
      `Add a rule for each of these: a line in src/test/matrix/trpc-rules.ts, ${RULE_SHAPE}`,
    ).toEqual([]);
  });

  it.each(CALLS)('The access rule of %s holds', TEST_TIMEOUT, (_, call) => runCases(fixture, call));
});

describe('The rest of the matrix', { tags: ['extended'] }, () => {
  useFreshFixture();

  it.each(CALLS)(
    'The access rule of %s holds for the other callers with every token and content type',
    TEST_TIMEOUT,
    (_, call) => runCases(fixture, call, 'rest'),
  );
});
