import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { listFrontCalls } from './front-call-list';
import { PATIENCE } from './patience';
import { runCells } from './run-cells';
import { openWorld, type World } from './world';

let world: World;
beforeAll(async () => {
  changeSettings({ FRONT_ALLOWED_ORIGINS: ['https://partner.example'], THROTTLE_SCALE: 100_000 });
  world = await openWorld(await testDatabase());
});

it('among many, the one request that changes what it should not is named', PATIENCE, async () => {
  const call = listFrontCalls().find(({ name }) => name === 'cart/remove')!;
  const { vip, expired } = world.players;
  const input: NonNullable<typeof call.rule.theirs>['input'] = ({ me }, owner) => ({
    rowId: me === vip && owner === expired ? me.cart.rowId : owner.cart.rowId,
  });
  const careless = { ...call, rule: { ...call.rule, theirs: { input, code: null } } };
  await expect(runCells(world, careless)).rejects.toThrow(
    /cart\/remove by vip, .* was to change nothing/,
  );
});
