import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { createFixture, type Fixture } from './fixture';
import { listRestEndpoints } from './rest-endpoint-list';
import { runCases } from './run-cases';
import { TEST_TIMEOUT } from './test-timeout';

let fixture: Fixture;
beforeAll(async () => {
  changeSettings({ FRONT_ALLOWED_ORIGINS: ['https://partner.example'], THROTTLE_SCALE: 100_000 });
  fixture = await createFixture(await testDatabase());
});

it('The error of an unexpected change names the request that made it', TEST_TIMEOUT, async () => {
  const call = listRestEndpoints().find(({ name }) => name === 'cart/remove')!;
  const { member: memberUser, expired } = fixture.users;
  const input: NonNullable<typeof call.rule.othersInput>['input'] = ({ caller }, owner) => ({
    rowId: caller === memberUser && owner === expired ? caller.cart.rowId : owner.cart.rowId,
  });
  const careless = { ...call, rule: { ...call.rule, othersInput: { input, code: null } } };
  await expect(runCases(fixture, careless)).rejects.toThrow(
    /cart\/remove by member, .* was to change nothing/,
  );
});
