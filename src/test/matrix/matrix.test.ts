import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { frontCallsWithoutRule, listFrontCalls } from './front-call-list';
import { PATIENCE } from './patience';
import { runCells, tally } from './run-cells';
import { listTrpcCalls, proceduresWithoutRule } from './trpc-call-list';
import { openWorld, type World } from './world';

let world: World;
beforeAll(async () => {
  changeSettings({ FRONT_ALLOWED_ORIGINS: ['https://partner.example'], THROTTLE_SCALE: 100_000 });
  world = await openWorld(await testDatabase());
});

afterAll(() => {
  const refused = Object.entries(tally.refused).map(([code, count]) => `${code} ${count}`);
  console.info(`The matrix: ${tally.cells} cells, ${tally.allowed} allowed, ${refused.join(', ')}`);
});

const HOW = `{ who: 'visitor' | 'user' | 'vip' | 'admin', reads?: true, input: … that succeeds, theirs: … }`;

describe('the matrix of calls, callers, tokens, content types and origins', () => {
  it('has a rule for every call of /api/front', () => {
    expect(
      frontCallsWithoutRule(),
      `Tell the matrix who may call these: a line each in src/test/matrix/front-rules.ts, ${HOW}`,
    ).toEqual([]);
  });

  it('has a rule for every tRPC procedure', () => {
    expect(
      proceduresWithoutRule(),
      `Tell the matrix who may call these: a line each in src/test/matrix/trpc-rules.ts, ${HOW}`,
    ).toEqual([]);
  });

  it.each(listFrontCalls().map((call) => [call.key, call] as const))(
    'holds for %s',
    PATIENCE,
    async (_, call) => {
      await runCells(world, call);
    },
  );

  it.each(listTrpcCalls().map((call) => [call.key, call] as const))(
    'holds for %s',
    PATIENCE,
    async (_, call) => {
      await runCells(world, call);
    },
  );
});
