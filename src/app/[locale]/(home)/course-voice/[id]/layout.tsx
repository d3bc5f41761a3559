import { messagesLayout } from '../../../_layout/messages-layout';

export default messagesLayout(
  'common.reference',
  'lesson.notPassed',
  'lesson.partOfSpeech',
  'list.loading',
  'media.deck',
  'media.locked',
  'media.resume',
  'media.transcript',
  'voice.page',
  'voice.player',
  'voice.quiz',
  'voice.round',
);
