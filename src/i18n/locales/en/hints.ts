import type { MessageShape } from '~/i18n/message-shape';
import type { hints as zh } from '../zh/hints';

export const hints = {
  thAsS:
    'Let the tip of your tongue show between your teeth and blow. Behind the teeth it turns into s.',
  thAsT:
    'Rest the tip of your tongue between your teeth and keep the air flowing; do not stop it first.',
  thAsF: 'Use your tongue, not your lower lip. In a mirror you should see its tip.',
  dhAsD:
    'Rest the tip of your tongue between your teeth, use your voice, and keep the air flowing.',
  dhAsZ: 'Bring the tip of your tongue forward, between your teeth, and keep your voice on.',
  vAsW: 'Touch your lower lip with your upper teeth. Do not round your lips.',
  vAsF: 'Same mouth as f, but with your voice on: you can feel it with a hand on your throat.',
  vAsB: 'Touch your lower lip with your upper teeth and let the air flow. Do not close your lips.',
  wAsV: 'Round your lips and push them forward. Keep your teeth off your lower lip.',
  rAsL: 'Draw your tongue back and let its tip touch nothing. Round your lips a little.',
  lAsR: 'Press the tip of your tongue behind your upper teeth and let the sound out at its sides.',
  nAsL: 'Tongue behind your upper teeth, sound through your nose. If you pinch your nose it should stop.',
  lAsN: 'Tongue behind your upper teeth, sound out at the sides of it, not through your nose.',
  darkL:
    'Lift the tip of your tongue to your upper teeth at the end too. An “o” or “u” will not do.',
  finalDropped:
    'Finish the word: put your mouth in place for the last consonant and close it off softly. It need not be loud.',
  finalHissDropped: 'Do not leave out the last s: keep the air hissing to the end.',
  finalNasalDropped:
    'Finish the n: keep the tip of your tongue up and let the sound out through your nose.',
  finalVowelAdded: 'Stop at the last consonant. Do not let a little “uh” follow it.',
  clusterVowelAdded:
    'Go straight from one consonant to the next, with no vowel between. Start slowly.',
  clusterDropped: 'Say each of the consonants that stand together. Start slowly, then join them.',
  ihAsIy: 'Shorter and more relaxed. Do not spread your lips.',
  iyAsIh: 'Longer. Spread your lips and raise your tongue.',
  ehAsAe: 'Open your mouth only half way and keep it short.',
  aeAsEh: 'Drop your jaw, open wider and hold it a little longer.',
  aeAsAh: 'Push your tongue forward, drop your jaw and spread your lips a little.',
  ahAsAe: 'Relax: mouth barely open, tongue in the middle, and short.',
  uhAsUw: 'Short and relaxed, with lips only slightly rounded.',
  uwAsUh: 'Longer, with lips rounded and pushed forward.',
  nAsNg: 'End with the tip of your tongue behind your upper teeth.',
  ngAsN: 'End with the back of your tongue raised and its tip down.',
  zAsS: 'Same mouth as s, but with your voice on, like a bee.',
  zAsDz: 'Keep the air flowing from the start. Your tongue does not touch your teeth.',
  sAsSh: 'Tip of your tongue close behind your upper teeth, lips spread. Do not curl your tongue.',
  shAsS: 'Round your lips and draw your tongue back a little before you blow.',
  zhAsR: 'Set your mouth for sh, then switch your voice on. Do not curl your tongue.',
  rAsZh:
    'Draw your tongue back and let its tip touch nothing. If you hear a buzz, it is too close to the roof of your mouth.',
  mAsN: 'Close your lips at the end and let the sound out through your nose. Open lips make it an n.',
  eyAsEh: 'This vowel glides: end with your lips spread, as in “day”, and make it longer.',
  owAsAo:
    'This vowel glides: let your lips close to a small circle, as in “go”, and make it longer.',
  awAsAa: 'This vowel glides: start with your mouth wide open, then round your lips, as in “now”.',
  voicedFinal:
    'Hold the vowel before it longer and keep your voice on to the end, without a puff of air.',
  weakVowel: 'This vowel has no stress: keep it short, light and relaxed.',
} as const satisfies MessageShape<typeof zh>;
