import { afterAll, describe, expect, it } from 'vitest';
import { readAcousticModel } from '~/server/gateways/speech/acoustic-model-file';
import { checkClip } from '~/server/gateways/speech/check-clip';
import { openEngines } from '~/server/gateways/speech/open-engines';
import { checkMedia, type ExistingClip, listExistingClips } from './check-media';
import { type ClipChecker, openCheckPool } from './check-pool';
import { readAudio } from './decode-audio';

const root = process.cwd();
const model = readAcousticModel(root);

/** Listens in this thread, one clip after the other. */
const alone: ClipChecker = {
  check: async ({ file, words }) => checkClip(model, await readAudio(file), words),
};

/** Every thousandth clip, and two of them with the text of the other. */
function someClips(): ExistingClip[] {
  const some = listExistingClips(root, openEngines()).filter((_, index) => index % 1000 === 0);
  const [first, second] = some as [ExistingClip, ExistingClip];
  return [{ ...first, line: second.line }, ...some, { ...second, line: first.line }];
}

describe('The check of the clips', () => {
  const clips = someClips();
  const pool = openCheckPool({ root, hears: false }, 2);
  afterAll(() => pool.close());

  const check = async (checker: ClipChecker) => {
    const steps: string[] = [];
    const weak = await checkMedia(clips, { root, checker, step: (label) => steps.push(label) });
    return { weak, steps };
  };

  it('Several threads find what one finds, in the same order', { tags: ['extended'] }, async () => {
    const together = await check(pool);
    const oneByOne = await check(alone);
    expect(together.weak).toEqual(oneByOne.weak);
    expect(together.weak.map(({ name }) => name)).toEqual([clips[0]!.name, clips.at(-1)!.name]);
    expect(together.steps).toHaveLength(clips.length);
  });

  it('A clip without a file is named and does not stop the others', async () => {
    const lost = { ...clips[1]!, path: '/media/units/nowhere/0000000000000000.mp3' };
    const weak = await checkMedia([lost], { root, checker: alone, step: () => {} });
    expect(weak).toEqual([{ name: lost.name, score: 0, word: 'no file' }]);
  });

  it('A checker that fails is reported with the name of its clip', async () => {
    const broken: ClipChecker = { check: () => Promise.reject(new Error('damaged')) };
    const checking = checkMedia([clips[1]!], { root, checker: broken, step: () => {} });
    await expect(checking).rejects.toThrow(`${clips[1]!.name}: damaged`);
  });
});
