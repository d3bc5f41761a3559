import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { readWav16k } from '~tools/research/experiment/wav';
import { loadAcousticModel } from './acoustic-model';
import { FRAMES_PER_SECOND } from './front-end';
import { ACOUSTIC_MODEL_PATH } from './model-file';
import { openRecording } from './recording';
import { scoreUtterance } from './score-utterance';
import { shortestSpeech } from './shortest-speech';

const model = loadAcousticModel(
  new Uint8Array(readFileSync(`public${ACOUSTIC_MODEL_PATH}`)).buffer,
);

/** A second and a half of a quiet room. */
function room(random: () => number): Float32Array {
  return Float32Array.from({ length: 24_000 }, () => 0.002 * (random() - 0.5));
}

/** Adds a burst of noise of 5 ms, which decays in a room.
 *  @param at its first sample
 *  @param decayMs time in which it falls to a third */
function click(pcm: Float32Array, random: () => number, at: number, decayMs: number): void {
  for (let k = 0; k < 16 * (5 + 5 * decayMs); k++)
    pcm[at + k]! += (random() - 0.5) * Math.exp(-Math.max(0, k / 16 - 5) / decayMs);
}

describe('The shortest speech', () => {
  it('grows with the phones of the shortest pronunciation, between two bounds', () => {
    const seconds = (text: string) => shortestSpeech(referenceWords(text));
    expect(['I', 'see', 'ship', 'cats', 'customer'].map(seconds)).toEqual([
      0.22, 0.22, 0.25, 0.3, 0.3,
    ]);
    expect(seconds('Thousands of visitors came.')).toBe(0.3);
    expect(shortestSpeech()).toBe(0.3);
  });

  it('a short word said at normal speed is scored, and the same recording is too short for a longer text', async () => {
    const ship = await readWav16k('src/domain/speech/fixtures/ship.wav');
    const spoken = openRecording(ship)!.levels.activity.speechFrames / FRAMES_PER_SECOND;
    expect(spoken).toBeGreaterThanOrEqual(0.25);
    expect(spoken).toBeLessThan(0.3);
    expect(scoreUtterance(model, ship, referenceWords('ship')).verdict).toBe('pass');
    expect(scoreUtterance(model, ship, referenceWords('customer')).verdict).toBe('too_short');
  });

  it('silence is no speech for a short word, either, a knock and two clicks are too short, and drumming fingers do not pass', () => {
    const verdict = (pcm: Float32Array, word = 'ship') =>
      scoreUtterance(model, pcm, referenceWords(word)).verdict;
    const random = seededRandom(7);
    expect(verdict(new Float32Array(24_000))).toBe('no_speech');
    const knock = room(random);
    click(knock, random, 8000, 40);
    expect([verdict(knock), verdict(knock, 'see')]).toEqual(['too_short', 'too_short']);
    const clicks = room(random);
    click(clicks, random, 8000, 15);
    click(clicks, random, 10_000, 15);
    expect(verdict(clicks)).toBe('too_short');
    const drum = room(random);
    for (const at of [8000, 9600, 11_200, 12_800]) click(drum, random, at, 25);
    expect(verdict(drum)).toBe('retry');
  });
});
