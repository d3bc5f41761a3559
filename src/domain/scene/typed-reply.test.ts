import { expect, it } from 'vitest';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { typedReply } from './typed-reply';

const REPLIES = ['Sure, take your time.', 'My train leaves in ten minutes.'].map((text) =>
  referenceWords(text),
);

it('A reply is recognized as it was typed, whatever its case and punctuation', () => {
  expect(typedReply('my train leaves in 10 minutes', REPLIES)).toMatchObject({ reply: 1 });
  expect(typedReply('sure take you time', REPLIES)).toMatchObject({ reply: 0 });
});

it('Half a reply is answered with the words that are missing', () => {
  const heard = typedReply('my train leaves', REPLIES);
  expect(heard).toMatchObject({ reply: null, reason: 'part', nearest: 1 });
  const words = heard.reply === null && heard.reason === 'part' ? heard.words : [];
  expect(words.filter(({ said }) => !said).map(({ text }) => text)).toEqual([
    ...['in', 'ten', 'minutes.'],
  ]);
});

it.each(['', '我想喝茶', 'Where is the station?'])('“%s” is none of the replies', (typed) => {
  expect(typedReply(typed, REPLIES)).toEqual({ reply: null, reason: 'other' });
});
