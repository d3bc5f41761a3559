import type { MessageShape } from '~/i18n/message-shape';
import type { consecutive as zh } from '../zh/consecutive';

export const consecutive = {
  open: 'Consecutive interpreting',
  openLead:
    'Read two or three sentences in Chinese, take notes, then say them in English from your notes, one by one.',
  title: 'Consecutive: Chinese into English',
  passage: '{count} sentences in Chinese',
  lead: 'Read the whole passage and note the main points. When you start, the Chinese is covered: say it in English from your notes, sentence by sentence. You can look at the Chinese of a sentence again whenever you need to.',
  chinese: 'The passage in Chinese',
  hear: 'Hear the Chinese',
  stop: 'Stop',
  cover: 'Cover the Chinese and only listen',
  covered: 'The Chinese is covered. Press “Hear the Chinese” and take notes as you listen.',
  show: 'Show the Chinese',
  notes: 'Notes (optional)',
  notesHint: 'They stay on this screen and are gone when you leave or move on.',
  notesShown: 'Your notes',
  noNotes: 'No notes this time: say it from memory.',
  start: 'Start in English',
  practiceNote:
    'The time counts as practice today. The results do not count and do not change your review. Your recordings and notes are never uploaded.',
  back: 'Back to the unit',
  place: 'Sentence {k} of {count}',
  showChinese: 'Show the Chinese of this sentence',
  ask: 'Say this sentence in English, from your notes.',
  askTyped: 'Type this sentence in English, from your notes.',
  lookedUp: 'You saw the whole sentence first; the overview at the end says so.',
  gradeLead: 'Does it mean the same? This is only for the overview at the end.',
  resultTitle: 'This passage at a glance',
  resultNote:
    'Only the wording is compared. Sentences in other words are yours to judge and have no score, and there is none for the whole: the program cannot tell how well you got the meaning across.',
  skipped: 'Skipped',
  unclear: 'Could not tell, not counted',
  ownGrade: 'Your judgment: {grade}',
  hint: { FIRST_WORDS: 'You saw the first words', WHOLE: 'You saw the whole sentence' },
  hearModel: 'Hear the model',
  hearModelOf: 'Sentence {k}: hear the model',
  again: 'This passage again',
  next: 'Next passage',
} as const satisfies MessageShape<typeof zh>;
