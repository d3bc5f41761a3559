import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { createFixture, type Fixture, restore } from './fixture';
import { listRestEndpoints } from './rest-endpoint-list';
import { sendCase } from './run-cases';
import { TEST_TIMEOUT } from './test-timeout';
import { listTrpcProcedures } from './trpc-procedure-list';

let world: Fixture;
beforeAll(async () => {
  changeSettings({ THROTTLE_SCALE: 100_000 });
  world = await createFixture(await testDatabase());
});

const DEFAULT_CASE = { token: 'good', type: 'json', origin: 'none', site: null } as const;

const changing = [...listRestEndpoints(), ...listTrpcProcedures()].filter(
  ({ rule }) => !rule.isReadOnly,
);

describe('Concurrent identical requests', () => {
  it.each(changing.map((call) => [call.key, call] as const))(
    'Two concurrent identical requests of %s do not fail',
    TEST_TIMEOUT,
    async (_, call) => {
      const { requires } = call.rule;
      const caller = world.users[requires === 'visitor' ? 'user' : requires];
      await restore(world, caller);
      const scene = { fixture: world, caller: caller, sequence: 1 };
      const input = await call.rule.input?.(scene);
      const responses = await Promise.all(
        [0, 1].map(() => sendCase(call, DEFAULT_CASE, scene, input)),
      );
      const errors = responses.flatMap(({ code }) => code ?? []);
      const { errorCode, concurrentErrorCodes = [] } = call.rule;
      for (const code of errors) expect([errorCode, ...concurrentErrorCodes]).toContain(code);
      if (!errorCode) expect(errors.length).toBeLessThan(2);
      await restore(world, caller);
    },
  );
});
