import { expect, it } from 'vitest';
import { joinTurns } from './join-turns';
import { splitSentences } from './split-sentences';

it('Turns are joined one after the other with their pauses', () => {
  const turn = (samples: number, pauseMs: number) => ({
    pcm: new Float32Array(samples).fill(0.5),
    pauseMs,
  });
  const { pcm, startsMs } = joinTurns([turn(1600, 10), turn(3200, 50)]);
  expect(startsMs).toEqual([10, 160]);
  expect(pcm.length).toBe(160 + 1600 + 800 + 3200);
  expect([pcm[159], pcm[160], pcm[1759], pcm[1760], pcm[2560]]).toEqual([0, 0.5, 0.5, 0, 0.5]);
});

it.each([
  ['Sorry, could you say that again? Ten past three.', 2],
  ['He said, "Take three slow breaths." It works.', 2],
  ['It costs a lot, I think.', 1],
])('The text “%s” has %i sentences', (text, count) => {
  expect(splitSentences(text)).toHaveLength(count);
  expect(splitSentences(text).join(' ')).toBe(text);
});
