import { messagesLayout } from '../../../_layout/messages-layout';

export default messagesLayout(
  'lesson.notPassed',
  'lesson.partOfSpeech',
  'list.loading',
  'media.deck',
  'media.locked',
  'media.playerKeys',
  'media.resume',
  'media.transcript',
  'plan.bonus',
  'plan.closed',
  'plan.days',
  'plan.months',
  'voice.page',
  'voice.player',
  'voice.quiz',
  'voice.round',
);
