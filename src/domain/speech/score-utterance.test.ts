import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/domain/seeded-random';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { readWav16k } from '~tools/research/experiment/wav';
import type { Accent } from './accent';
import { loadAcousticModel } from './acoustic-model';
import { alignWords } from './align-words';
import { ACOUSTIC_MODEL_BYTES, ACOUSTIC_MODEL_PATH } from './model-file';
import { scoreUtterance } from './score-utterance';

// An utterance takes half a second on an idle core, and longer while other tests run.

const file = readFileSync(`public${ACOUSTIC_MODEL_PATH}`);
const model = loadAcousticModel(new Uint8Array(file).buffer);
const fixture = (name: string) => readWav16k(`src/domain/speech/fixtures/${name}.wav`);

const BRIDGE = 'Thousands of visitors came to see the famous bridge.';
const STATION = 'She walks to the station every morning before work.';

const scored = new Map<string, ReturnType<typeof scoreUtterance>>();

/** Scores a reading; the tests that look at the same one share its result. */
async function scoreFixture(name: string, text: string) {
  const key = `${name}: ${text}`;
  const result =
    scored.get(key) ?? scoreUtterance(model, await fixture(name), referenceWords(text));
  scored.set(key, result);
  const textsWithStatus = (wanted: string) =>
    result.words.filter(({ status }) => status === wanted).map(({ text }) => text);
  return { ...result, red: textsWithStatus('again'), missing: textsWithStatus('missing') };
}

describe('Scoring an utterance', () => {
  it.each([
    ['bridge', BRIDGE],
    ['station', STATION],
    ['visitor', 'visitor'],
  ])('a correct reading passes without a red word (%s)', async (name, text) => {
    const { verdict, red, missing, score } = await scoreFixture(name, text);
    expect({ verdict, red, missing }).toEqual({ verdict: 'pass', red: [], missing: [] });
    expect(score).toBeGreaterThan(70);
  });

  it.each([
    ['beach', BRIDGE, 'bridge.'],
    ['garden', STATION, 'station'],
  ])('the one replaced word of a reading is the only one in red (%s)', async (name, text, word) => {
    const { verdict, red, missing } = await scoreFixture(name, text);
    expect({ verdict, wrong: [...red, ...missing] }).toEqual({ verdict: 'retry', wrong: [word] });
  });

  it('the words after an early stop are missing, and the words before it are not', async () => {
    const { verdict, missing, words } = await scoreFixture('stopped', BRIDGE);
    expect(verdict).toBe('retry');
    expect(missing).toEqual(['to', 'see', 'the', 'famous', 'bridge.']);
    expect(words[2]).toMatchObject({ text: 'visitors', status: 'said' });
  });

  it('a reading of another sentence does not pass', async () => {
    const { verdict, score } = await scoreFixture('station', BRIDGE);
    expect(verdict).toBe('retry');
    expect(score).toBeLessThan(50);
  });

  it('each phone of a result has the part of its word’s IPA that it is, in both accents', async () => {
    const { words } = await scoreFixture('visitor', 'visitor');
    const spelled = (accent: Accent) =>
      words[0]!.phones.map(({ symbols }) => symbols?.[accent]).join('');
    expect([spelled('US'), spelled('GB')]).toEqual(['ˈvɪzɪtər', 'ˈvɪzɪtə']);
  });

  it('the worst sounds of a reading are estimated in the word that was not said', async () => {
    const { words } = await scoreFixture('beach', BRIDGE);
    const worst = words.map(({ phones }) => Math.min(...phones.map((phone) => phone.expertScore!)));
    expect(words[worst.indexOf(Math.min(...worst))]!.text).toBe('bridge.');
    expect(worst.every((score) => score >= 0 && score <= 2)).toBe(true);
  });

  it('the times of the words are ascending and within the recording', async () => {
    const { words } = await scoreFixture('bridge', BRIDGE);
    const times = words.flatMap(({ start, end }) => [start, end]);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan((await fixture('bridge')).length / 16_000);
  });

  const getVerdict = (pcm: Float32Array) =>
    scoreUtterance(model, pcm, referenceWords(BRIDGE)).verdict;

  it('silence, hiss and hum are no speech', () => {
    const random = seededRandom(1);
    expect(getVerdict(new Float32Array(48_000))).toBe('no_speech');
    expect(getVerdict(Float32Array.from({ length: 48_000 }, () => 0.1 * (random() - 0.5)))).toBe(
      'no_speech',
    );
    const hum = Float32Array.from({ length: 48_000 }, (_, i) => 0.1 * Math.sin(i / 20));
    expect(getVerdict(hum)).toBe('no_speech');
  });

  it('a faint voice is too quiet, speech in loud noise too noisy, and a click too short', async () => {
    const speech = await fixture('bridge');
    const random = seededRandom(1);
    expect(getVerdict(speech.map((x) => x / 600))).toBe('too_quiet');
    expect(getVerdict(speech.map((x) => x + 0.35 * (random() - 0.5)))).toBe('too_noisy');
    expect(getVerdict(speech.subarray(0, 800))).toBe('too_short');
  });

  it('a voice far above the converter’s limit is clipped', async () => {
    const speech = await fixture('bridge');
    const peak = speech.reduce((max, x) => Math.max(max, Math.abs(x)), 0);
    const loud = speech.map((x) => Math.max(-1, Math.min(1, (30 * x) / peak)));
    expect(getVerdict(loud)).toBe('clipped');
  });

  it('a correct reading with a little noise passes', async () => {
    const speech = await fixture('station');
    const random = seededRandom(4);
    const power = speech.reduce((sum, x) => sum + x * x, 0) / speech.length;
    const noise = Math.sqrt(3 * power) * 10 ** (-25 / 20);
    const noisy = speech.map((x) => x + noise * (2 * random() - 1));
    expect(scoreUtterance(model, noisy, referenceWords(STATION)).verdict).toBe('pass');
  });

  it('scoring a word with an unknown phone throws an error with the word', async () => {
    const word = { text: 'bridge', pronunciations: [['XX']], functionWord: false };
    const speech = await fixture('bridge');
    expect(() => scoreUtterance(model, speech, [word])).toThrow('bridge');
  });
});

describe('Aligning words', () => {
  it('each word of our own audio is aligned with a time of at least 50 ms', async () => {
    const words = alignWords(model, await fixture('bridge'), referenceWords(BRIDGE));
    expect(words.map(({ text }) => text)).toEqual(BRIDGE.split(' '));
    for (const { startMs, endMs } of words) expect(endMs - startMs).toBeGreaterThanOrEqual(50);
  });
});

describe('The acoustic model file', () => {
  it('the served acoustic model has the declared size and all phones', () => {
    expect(file.length).toBe(ACOUSTIC_MODEL_BYTES);
    expect(model.phones).toHaveLength(42);
    expect(model.speech).toHaveLength(39);
  });

  it('a damaged or empty acoustic model file is rejected', () => {
    const bytes = new Uint8Array(file);
    expect(() => loadAcousticModel(bytes.slice(0, 300_000).buffer)).toThrow('damaged');
    expect(() => loadAcousticModel(new ArrayBuffer(0))).toThrow('empty');
  });
});

describe('Scoring a word by itself', () => {
  const scoreWord = async (name: string, text: string, taught = '') =>
    scoreUtterance(
      model,
      await fixture(name),
      referenceWords(text),
      'ENCOURAGING',
      taught ? referenceWords(taught) : [],
    );

  it('the word alone passes, also beside the other words of its unit', async () => {
    const result = await scoreWord('visitor', 'visitor', 'bridge station garden customer');
    expect(result).toMatchObject({ verdict: 'pass' });
    expect(result.otherText).toBeUndefined();
  });

  it.each(['customer', 'garden', 'complain', 'passenger'])(
    'another word than %s is called another word, and nothing of it is green',
    async (text) => {
      const result = await scoreWord('visitor', text, 'visitor bridge');
      expect(result).toMatchObject({ verdict: 'retry', otherText: 'word', unsure: false });
      expect(result.words).toMatchObject([{ status: 'again', phones: [] }]);
      expect(result.words[0]!.score).toBeLessThan(50);
    },
  );

  async function expectNoPass(name: string, text: string) {
    const { verdict, otherText } = await scoreWord(name, text);
    expect({ verdict, otherText: otherText !== undefined }).toEqual({
      verdict: 'retry',
      otherText: true,
    });
  }

  it.each([
    ['bridge', 'customer'],
    ['station', 'complain'],
    ['garden', 'stall'],
  ])('the sentence “%s” never passes as %s', { tags: ['extended'] }, expectNoPass);

  it.each(['customer', 'complain', 'passenger', 'stall'])(
    'no sentence passes as %s',
    { tags: ['extended'] },
    async (text) => {
      for (const name of ['bridge', 'station', 'garden']) await expectNoPass(name, text);
    },
  );

  it('a sentence that contains the word does not pass as the word', async () => {
    const { verdict, otherText } = await scoreWord('bridge', 'visitors');
    expect(verdict).toBe('retry');
    expect(otherText).toBeDefined();
  });
});

describe('Scoring another sentence', () => {
  it('another sentence is called one', async () => {
    const { verdict, otherText } = await scoreFixture('station', BRIDGE);
    expect({ verdict, otherText }).toEqual({ verdict: 'retry', otherText: 'sentence' });
  });

  it.each([
    ['bridge', BRIDGE],
    ['beach', BRIDGE],
    ['garden', STATION],
    ['stopped', BRIDGE],
  ])(
    'a right, changed or unfinished reading is not called another sentence (%s)',
    async (name, text) => {
      expect((await scoreFixture(name, text)).otherText).toBeUndefined();
    },
  );
});
