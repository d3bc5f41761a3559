import { expect, it } from 'vitest';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { commonSpeech } from './common-speech';

const common = (one: string, other: string) =>
  commonSpeech(referenceWords(one), referenceWords(other));

it('Two replies without a common word have nothing in common, and a reply all of itself', () => {
  expect(common('Never mind.', 'Could I have my tea?')).toBe(0);
  expect(common('Could I have my tea?', 'Could I have my tea?')).toBe(1);
});

it('Common words count by their sounds, and only in the same order', () => {
  expect(common('I can wait here.', "I can't wait here.")).toBeCloseTo(
    common("I can't wait here.", 'I can wait here.'),
  );
  expect(common('wait here', 'here wait')).toBeLessThan(1);
  expect(common('wait here', 'please wait right here')).toBe(1);
});
