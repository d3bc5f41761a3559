import type { MessageShape } from '~/i18n/message-shape';
import type { drill as zh } from '../zh/drill';

export const drill = {
  title: 'Help with this item',
  slowly: 'Hear it slowly',
  only: 'Practice “{word}”',
  twice: 'Say this word twice.',
  saidOnce: 'Once said. Say it one more time.',
  saidTwice: 'Twice said. Now go back to the sentence.',
  hear: 'Hear “{word}”',
  say: 'Say only “{word}”',
  stop: 'Done',
  sentence: 'Now the sentence',
  note: 'Saying one word by itself does not change your result for this item.',
} as const satisfies MessageShape<typeof zh>;
