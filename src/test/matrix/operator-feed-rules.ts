import { randomUUID } from 'node:crypto';
import { createFeed } from '~prisma/factories/feed';
import type { MatrixScenario, Rules } from './rule';

const edits = { requires: 'operator', permission: 'unit.edit' } as const;

const feedOf = async ({ fixture: { db } }: MatrixScenario) => {
  const { id } = await createFeed(db, { state: 'DONE' });
  return { id };
};

/** Access rules of the feeds. */
export const OPERATOR_FEED_RULES: Rules = {
  'operator.feeds.list': { requires: 'operator', permission: 'unit.read', isReadOnly: true },
  'operator.feeds.add': {
    ...edits,
    input: () => ({ address: `http://127.0.0.1/${randomUUID()}` }),
    errorCode: 'FEED_ADDRESS_PRIVATE',
  },
  'operator.feeds.read': { ...edits, input: feedOf },
  'operator.feeds.setPaused': {
    ...edits,
    input: async (scene) => ({ ...(await feedOf(scene)), isPaused: true }),
  },
  'operator.feeds.remove': {
    ...edits,
    input: feedOf,
    concurrentErrorCodes: ['FEED_NOT_FOUND'],
  },
};
