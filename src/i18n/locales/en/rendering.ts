import type { MessageShape } from '~/i18n/message-shape';
import type { rendering as zh } from '../zh/rendering';

/** Sentences that are asked by their Chinese and said in English. */
export const rendering: MessageShape<typeof zh> = {
  title: 'Chinese to English',
  opening: 'Getting today’s sentences ready…',
  failed: 'The sentences did not load.',
  ask: 'Say this in English.',
  askTyped: 'Read the Chinese and type the English.',
  hearChinese: 'Hear the Chinese',
  stop: 'Stop',
  firstWords: 'Show the first words',
  begins: 'It begins',
  whole: 'Show the whole sentence',
  lookedUp: 'You saw the whole sentence first, so this one comes back a little sooner.',
  wordingNote:
    'Only the wording is compared. Another way to put it may be right, too; the program cannot tell.',
  otherTitle: 'Did you put it in other words?',
  otherLead:
    'Fewer than half of the words are those of the model. The program cannot tell whether the meaning is right, so there is no score. Compare the two and decide for yourself.',
  model: 'Model',
  own: 'You said',
  ownTyped: 'You typed',
  hearModel: 'Hear the model',
  hearOwn: 'Hear yourself',
  gradeLead: 'Does it mean the same? This decides when we ask it again.',
  grade: { GOOD: 'It means the same', HARD: 'Almost', AGAIN: 'I can’t say it yet' },
  practice: 'This one counts as practice and does not change when we ask it again.',
  doneTitle: 'Today’s sentences are done',
  nothing: 'No new sentences today',
  nothingLead:
    'From the day after a unit we ask a few of its sentences here. Later they come back in the review.',
};
