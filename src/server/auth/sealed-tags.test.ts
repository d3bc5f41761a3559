import { expect, it } from 'vitest';
import { seal } from '~/server/credentials/seal';
import { unsealTags } from './sealed-tags';

it('Tags are unsealed only from a message sealed with the secret', () => {
  expect(unsealTags(seal('["units"]'))).toEqual(['units']);
  const truncated = seal('["units"]').slice(0, -4);
  for (const message of ['', '["units"]', truncated, seal('"units"'), seal('not JSON')])
    expect(unsealTags(message)).toBeNull();
});
