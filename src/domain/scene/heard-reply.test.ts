import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadAcousticModel } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { scoreUtterance } from '~/domain/speech/score-utterance';
import type { ReferenceWord } from '~/domain/speech/types';
import { createFlite } from '~/server/gateways/speech/flite';
import { getVoice } from '~/server/gateways/speech/open-engines';
import { createPico } from '~/server/gateways/speech/pico';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { sayText } from '~tools/research/experiment/say-text';
import { readWav16k } from '~tools/research/experiment/wav';
import { hearReply } from './heard-reply';

const model = loadAcousticModel(
  new Uint8Array(readFileSync(`public${ACOUSTIC_MODEL_PATH}`)).buffer,
);
const engines = [createPico(), createFlite()];
const REPLIES = [
  "That's all right. I can sit and wait.",
  "I'm sorry, but my train leaves soon.",
  "Ten minutes? I'd like my money back.",
];
const references = REPLIES.map((text) => referenceWords(text));
const score = async (samples: Float32Array, reference: readonly ReferenceWord[]) =>
  scoreUtterance(model, samples, reference);
const hear = (samples: Float32Array) => hearReply(samples, references, score);
const say = (voice: string, text: string) => sayText(text, getVoice(engines, voice));

/** Recordings, one after the other, with a pause between them. */
const joined = (...parts: Float32Array[]): Float32Array =>
  Float32Array.from(parts.flatMap((part) => [...part, ...new Float32Array(4000)]));

describe('The reply that was said', () => {
  // The clips of this scene are made by Pico, so that Flite tries its replies.
  it.each([
    ['flite-rms', 0],
    ['flite-slt', 1],
    ['flite-awb', 2],
  ])('%s is heard to say reply %i', async (voice, reply) => {
    expect(await hear(await say(voice, REPLIES[reply]!))).toMatchObject({ reply });
  });

  it('Another sentence is none of the replies', async () => {
    const other = 'She walks to the station every morning before work.';
    expect(await hear(await say('flite-slt', other))).toEqual({ reply: null, reason: 'other' });
  });

  it('Speech in Mandarin is none of the replies', async () => {
    const mandarin = await readWav16k('src/domain/scene/fixtures/mandarin.wav');
    expect(await hear(mandarin)).toEqual({ reply: null, reason: 'other' });
  });

  it('A reply that breaks off is answered with the words that are missing', async () => {
    const heard = await hear(await say('flite-rms', "Ten minutes? I'd like"));
    expect(heard).toMatchObject({ reply: null, reason: 'part', nearest: 2 });
    const words = heard.reply === null && heard.reason === 'part' ? heard.words : [];
    expect(words.filter(({ said }) => !said).map(({ text }) => text)).toEqual([
      ...['my', 'money', 'back.'],
    ]);
  });

  it('Two replies in one breath are several, and none is chosen for the learner', async () => {
    const both = joined(await say('flite-rms', REPLIES[0]!), await say('flite-rms', REPLIES[1]!));
    expect(await hear(both)).toEqual({ reply: null, reason: 'several' });
  });

  it('Silence is rejected after one comparison', async () => {
    let asked = 0;
    const heard = await hearReply(new Float32Array(32_000), references, (samples, reference) => {
      asked += 1;
      return score(samples, reference);
    });
    expect(heard).toEqual({ reply: null, reason: 'rejected', rejection: 'no_speech' });
    expect(asked).toBe(1);
  });
});
