import { beforeEach, describe, expect, it } from 'vitest';
import { ApiCallError } from '~/trpc/api-call-error';
import { flushMediaOutbox } from './flush-media-outbox';
import { loadMediaProgress, storeMediaProgress } from './media-progress-store';
import { outboxStore } from './outbox-store';
import { VISITOR } from './owner';

const ME = 'me@shuoyi.example';
const SAVED = { positionMs: 0, heard: [], percent: 0, completedAt: null, kept: true };

beforeEach(async () => {
  await outboxStore.del((await outboxStore.entries()).map(([key]) => key));
});

describe('Media progress on the device', () => {
  it('Media progress is merged until it is sent, and is sent once', async () => {
    await storeMediaProgress(ME, 'film', { positionMs: 2000, heard: [[0, 2000]] });
    await storeMediaProgress(ME, 'film', { positionMs: 9000, heard: [[5000, 9000]] });
    const sent: unknown[] = [];
    const save = async (input: unknown) => {
      sent.push(input);
      return SAVED;
    };
    expect([...(await flushMediaOutbox(save, ME)).keys()]).toEqual(['film']);
    expect(sent).toMatchObject([
      {
        slug: 'film',
        positionMs: 9000,
        heard: [
          [0, 2000],
          [5000, 9000],
        ],
        account: ME,
      },
    ]);
    expect(await flushMediaOutbox(save, ME)).toEqual(new Map());
    expect(await loadMediaProgress(ME, 'film')).toMatchObject({
      positionMs: 9000,
      heard: [],
      sent: true,
    });
  });

  it('Media progress remains unsent when the network is lost, and when it grows while it is being sent', async () => {
    await storeMediaProgress(ME, 'film', { positionMs: 2000, heard: [[0, 2000]] });
    const gone = flushMediaOutbox(() => Promise.reject(new TypeError('no network')), ME);
    await expect(gone).rejects.toThrow('no network');
    expect(await loadMediaProgress(ME, 'film')).toMatchObject({ heard: [[0, 2000]], sent: false });
    await flushMediaOutbox(async () => {
      const before = (await loadMediaProgress(ME, 'film'))?.at;
      while (Date.now() === before);
      await storeMediaProgress(ME, 'film', { positionMs: 4000, heard: [[2000, 4000]] });
      return SAVED;
    }, ME);
    expect(await loadMediaProgress(ME, 'film')).toMatchObject({ heard: [[0, 4000]], sent: false });
  });

  it('A visitor’s media progress moves to the account, and another account’s is not changed', async () => {
    await storeMediaProgress(VISITOR, 'film', { positionMs: 2000, heard: [[0, 2000]] });
    await storeMediaProgress('other@shuoyi.example', 'film', { positionMs: 5, heard: [[0, 5]] });
    const slugs = [...(await flushMediaOutbox(async () => SAVED, ME)).keys()];
    expect(slugs).toEqual(['film']);
    expect(await loadMediaProgress(VISITOR, 'film')).toBeUndefined();
    expect(await loadMediaProgress('other@shuoyi.example', 'film')).toMatchObject({ sent: false });
  });

  it('Media progress that the account rejects for good is marked as sent', async () => {
    await storeMediaProgress(ME, 'closed', { positionMs: 2000, heard: [[0, 2000]] });
    const rejection = new ApiCallError({ errorCode: 'MEMBERSHIP_REQUIRED' });
    expect(await flushMediaOutbox(() => Promise.reject(rejection), ME)).toEqual(new Map());
    expect(await loadMediaProgress(ME, 'closed')).toMatchObject({ sent: true });
  });
});
