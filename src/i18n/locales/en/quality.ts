import type { MessageShape } from '~/i18n/message-shape';
import type { quality as zh } from '../zh/quality';

export const quality = {
  kicker: 'The quality of our scoring',
  title: 'How we listen',
  lead: 'Everything you say is scored on your own device; recordings are never sent to us. This page tells what we measured, on whom, and what we cannot hear.',
  more: 'How we listen, with figures',
  speech: {
    title: 'Does it hear when you are right?',
    text: '{recordings} recordings of {speakers} adults whose first language is Mandarin, reading English aloud. Each person was scored by a program that had never heard that voice.',
    passCorrect: 'Right readings that pass at once',
    passSwapped: 'Readings with one wrong word that pass all the same',
    swapCaught: 'Wrong words that are caught',
    sentenceEer: 'Whole sentences confused with another one',
    swapCaughtNote: 'Measured where one right word in ten is questioned, too.',
    rest: 'When it is not sure, it says so: nothing is counted against you, and you are asked to say it again. If it still cannot tell, the item is left open until tomorrow.',
  },
  experts: {
    title: 'Does it agree with experts?',
    text: 'Five experts have rated every sound of these recordings. 1 would be full agreement, 0 none.',
    sentence: 'By sentence',
    word: 'By word',
    phone: 'By sound',
    passRight: 'Readings without a wrong sound for the experts that pass at once',
    caught: 'Words with a wrong sound for the experts that are caught',
    advice: 'Tips on a sound in which the experts hear something to improve, too',
  },
  limits: {
    title: 'What it cannot hear',
    text: 'Two words that differ in one sound are often not told apart: think and sink, sin and sing, bed and bad. So we never praise you for these sounds, and the sound that we name is the likely one.',
    near: 'Words said as a neighbor that differs in one sound that are caught',
    fluency:
      'Intonation and stress are not scored. Fluency looks at your pace and your pauses only.',
    rooms: 'Noise, a low voice or an echo give “could not tell”, not a mistake.',
  },
  levels: {
    title: 'How are levels set?',
    text: 'Words follow the CEFR-J list; a program grades the sentences. Two teachers graded {sentences} sentences, each alone: the program agrees with them about as well as they agree with each other.',
    ours: 'We and the teachers',
    teachers: 'The two teachers',
    within: '{share} of the sentences are at most one level from one of the teachers.',
  },
  tryIt: 'Try a sentence',
  sources: {
    title: 'Sources',
    speech: 'Recordings and experts’ scores: speechocean762 (Zhang et al., 2021).',
    levels:
      'Graded sentences: CEFR-SP (Arase et al., 2022); words: CEFR-J Vocabulary Profile 1.5 (Tono Laboratory, TUFS).',
    day: 'Speech measured on {speech}, levels on {levels}. The benchmarks write these figures; none is picked.',
  },
} as const satisfies MessageShape<typeof zh>;
