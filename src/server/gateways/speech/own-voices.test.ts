import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type TinyModel, tinyOnnx } from '~/test/tiny-onnx';
import { wavBytes } from '~tools/content/media/film/wav-bytes';
import { openOwnVoices } from './own-voices';
import { createPico } from './pico';
import { recordingName } from './recorded-voice';
import type { SpeechEngine } from './speech-engine';
import { castOf } from './voices';
import { wordsToSay } from './words-to-say';

const LICENCE = { licence: 'our own' };
const WOMAN = { accent: 'US', variety: 'american', sex: 'female', ...LICENCE };

/** Creates `VOICES_DIR` with one voice and opens it. */
function open(id: string, description: object, files: Record<string, string | Uint8Array> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'voices-'));
  mkdirSync(join(dir, id));
  const all = { 'voice.json': JSON.stringify(description), ...files };
  for (const [name, content] of Object.entries(all)) writeFileSync(join(dir, id, name), content);
  return openOwnVoices(dir);
}

const speak = async ([engine]: readonly SpeechEngine[], text: string, speed = 1) => {
  const tokens = wordsToSay(text, 'US').map((word) => ({ ...word, forced: false }));
  return engine!.speak(tokens, engine!.voices[0]!, { speed, pitch: 1 });
};

const PIPER_SETTINGS = JSON.stringify({
  audio: { sample_rate: 22_050 },
  phoneme_id_map: { _: [0], '^': [1], $: [2], t: [3], i: [4], ː: [5], ˈ: [6], '.': [7] },
  inference: { noise_scale: 0.6, length_scale: 1, noise_w: 0.8 },
});
const PIPER: TinyModel = { ids: 'input', pace: { name: 'scales', index: 1, isSlower: true } };
const KOKORO: TinyModel = { ids: 'input_ids', pace: { name: 'speed', index: 0, isSlower: false } };

const piper = () =>
  open(
    'amy',
    { engine: 'piper', model: 'amy.onnx', ...WOMAN },
    { 'amy.onnx': tinyOnnx(PIPER), 'amy.onnx.json': PIPER_SETTINGS },
  );
const kokoro = () =>
  open(
    'bella',
    { engine: 'kokoro', model: 'm.onnx', style: 'bella.bin', tokenizer: 't.json', ...WOMAN },
    {
      'm.onnx': tinyOnnx(KOKORO),
      'bella.bin': new Uint8Array(new Float32Array(256 * 3).buffer),
      't.json': JSON.stringify({ model: { vocab: { t: 5, i: 6, '.': 7 } } }),
    },
  );

describe('A neural voice of the operator’s', () => {
  it('A Piper voice says the phonemes of a text at the rate of its model', async () => {
    const { pcm, rate } = await speak(piper(), 'Tea.');
    expect(rate).toBe(22_050);
    // ^ and $, and each of “t”, “i”, “.” with a separator after it; “ː” is written, too.
    expect(pcm.length / 400).toBe(2 + 2 * 4);
    expect(Math.max(...pcm)).toBeGreaterThan(10_000);
  });

  it('A Kokoro voice says the phonemes that its tokenizer knows', async () => {
    const { pcm, rate } = await speak(kokoro(), 'Tea.');
    expect([rate, pcm.length / 400]).toEqual([24_000, 2 + 3]);
  });

  it.each([
    ['Piper', piper],
    ['Kokoro', kokoro],
  ])('A %s voice slows down with a lower speed', async (_, make) => {
    const voices = make();
    const [slow, normal] = [await speak(voices, 'Tea.', 0.5), await speak(voices, 'Tea.')];
    expect(slow.pcm.length).toBe(2 * normal.pcm.length);
  });

  it('A neural voice speaks before the packaged voice of the same accent and sex', () => {
    const [women] = castOf([createPico(), ...piper()], 'US');
    expect(women?.map(({ voice }) => voice.id)).toEqual(['amy', 'pico-us']);
  });
});

describe('A person’s recordings', () => {
  const tone = wavBytes(Float32Array.from({ length: 1600 }, (_, i) => 0.5 * Math.sin(i / 5)));
  const anna = () => open('anna', { engine: 'recording', ...WOMAN }, { 'hot-tea.wav': tone });

  it('A person’s recording is found by its text', async () => {
    expect(recordingName('It’s hot, isn’t it?')).toBe('its-hot-isnt-it');
    expect((await speak(anna(), 'Hot tea.')).pcm).toHaveLength(1600);
  });

  it('A text that was not recorded has no sound, so that another voice says it', () => {
    const [engine] = anna();
    const version = (text: string) => engine!.version(text, engine!.voices[0]!);
    expect(version('Hot tea.')).toMatch(/^wav\/[0-9a-f]{16}$/);
    expect(version('Cold tea.')).toBeNull();
  });
});

describe('A voice that cannot be used', () => {
  it.each([
    ['a description without a licence', 'amy', { engine: 'recording', accent: 'US' }, 'licence'],
    ['a model that is not there', 'amy', { engine: 'piper', model: 'x.onnx', ...WOMAN }, 'x.onnx'],
    ['a name with capitals', 'Amy', { engine: 'recording', ...WOMAN }, 'small letters'],
    [
      'a Scottish voice with a US accent',
      'amy',
      { engine: 'recording', ...WOMAN, variety: 'scottish' },
      'scottish',
    ],
  ])('A voice with %s is named in the error', (_, id, description, message) => {
    expect(() => open(id, description)).toThrow(message);
  });
});
