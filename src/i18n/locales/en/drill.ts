import type { MessageShape } from '~/i18n/message-shape';
import type { drill as zh } from '../zh/drill';

export const drill = {
  hear: 'Hear “{word}”',
  say: 'Say only “{word}”',
  stop: 'Done',
  sentence: 'Now the sentence',
  note: 'Saying one word by itself does not change your result for this item.',
} as const satisfies MessageShape<typeof zh>;
