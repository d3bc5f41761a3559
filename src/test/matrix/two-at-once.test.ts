import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { listFrontCalls } from './front-call-list';
import { PATIENCE } from './patience';
import { ask } from './run-cells';
import { listTrpcCalls } from './trpc-call-list';
import { openWorld, restore, type World } from './world';

let world: World;
beforeAll(async () => {
  changeSettings({ THROTTLE_SCALE: 100_000 });
  world = await openWorld(await testDatabase());
});

const CELL = { token: 'good', type: 'json', origin: 'none', site: null } as const;

const changing = [...listFrontCalls(), ...listTrpcCalls()].filter(({ rule }) => !rule.reads);

describe('the same request twice at once', () => {
  it.each(changing.map((call) => [call.key, call] as const))(
    'is no failure of %s',
    PATIENCE,
    async (_, call) => {
      const { who } = call.rule;
      const caller = world.players[who === 'visitor' ? 'user' : who];
      await restore(world, caller);
      const scene = { world, me: caller, turn: 1 };
      const input = await call.rule.input?.(scene);
      const answers = await Promise.all([0, 1].map(() => ask(call, CELL, scene, input)));
      const refusals = answers.flatMap(({ code }) => code ?? []);
      const { answer, twice = [] } = call.rule;
      for (const code of refusals) expect([answer, ...twice]).toContain(code);
      if (!answer) expect(refusals.length).toBeLessThan(2);
      await restore(world, caller);
    },
  );
});
