import { beforeEach, describe, expect, it } from 'vitest';
import { RefusedCall } from '~/trpc/refused-call';
import { keepMedia, readMedia } from './media-store';
import { VISITOR } from './owner';
import { sendKeptMedia } from './send-kept-media';
import { workTable } from './work-table';

const ME = 'me@shuoyi.example';
const SAVED = { positionMs: 0, heard: [], percent: 0, completedAt: null, kept: true };

beforeEach(async () => {
  await workTable.del((await workTable.entries()).map(([key]) => key));
});

describe('what a device keeps of recorded lessons', () => {
  it('grows until the account has it, and is sent once', async () => {
    await keepMedia(ME, 'film', { positionMs: 2000, heard: [[0, 2000]] });
    await keepMedia(ME, 'film', { positionMs: 9000, heard: [[5000, 9000]] });
    const sent: unknown[] = [];
    const save = async (input: unknown) => {
      sent.push(input);
      return SAVED;
    };
    expect(Object.keys(await sendKeptMedia(save, ME))).toEqual(['film']);
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
    expect(await sendKeptMedia(save, ME)).toEqual({});
    expect(await readMedia(ME, 'film')).toMatchObject({ positionMs: 9000, heard: [], sent: true });
  });

  it('stays when the network is gone, and when more was heard while it was sent', async () => {
    await keepMedia(ME, 'film', { positionMs: 2000, heard: [[0, 2000]] });
    const gone = sendKeptMedia(() => Promise.reject(new TypeError('no network')), ME);
    await expect(gone).rejects.toThrow('no network');
    expect(await readMedia(ME, 'film')).toMatchObject({ heard: [[0, 2000]], sent: false });
    await sendKeptMedia(async () => {
      const before = (await readMedia(ME, 'film'))?.at;
      while (Date.now() === before);
      await keepMedia(ME, 'film', { positionMs: 4000, heard: [[2000, 4000]] });
      return SAVED;
    }, ME);
    expect(await readMedia(ME, 'film')).toMatchObject({ heard: [[0, 4000]], sent: false });
  });

  it('of a visitor becomes the account’s, and nobody else’s is touched', async () => {
    await keepMedia(VISITOR, 'film', { positionMs: 2000, heard: [[0, 2000]] });
    await keepMedia('other@shuoyi.example', 'film', { positionMs: 5, heard: [[0, 5]] });
    const slugs = Object.keys(await sendKeptMedia(async () => SAVED, ME));
    expect(slugs).toEqual(['film']);
    expect(await readMedia(VISITOR, 'film')).toBeUndefined();
    expect(await readMedia('other@shuoyi.example', 'film')).toMatchObject({ sent: false });
  });

  it('is given up when the account will never take it', async () => {
    await keepMedia(ME, 'closed', { positionMs: 2000, heard: [[0, 2000]] });
    const refusal = new RefusedCall({ errorCode: 'VIP_REQUIRED' });
    expect(await sendKeptMedia(() => Promise.reject(refusal), ME)).toEqual({});
    expect(await readMedia(ME, 'closed')).toMatchObject({ sent: true });
  });
});
