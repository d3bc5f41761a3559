import type { MessageShape } from '~/i18n/message-shape';
import type { summary as zh } from '../zh/summary';

export const summary = {
  average: 'Average',
  averageOf: '{score}',
  time: 'Practiced',
  minutes: '{minutes} min',
  underAMinute: '<1 min',
  repeatOne: 'Repeat: {text}',
  picture: {
    label: 'The two voices of this unit as lines',
    all: 'Gold is the model, blue is you.',
    some: 'Gold is the model; blue is you, in the items you said this time: {said} of {count}.',
    none: 'Gold is the model. Nothing was said aloud this time, so there is no blue line.',
    share: 'Share this picture',
    download: 'Download this picture',
    failed: 'This browser could not make the picture.',
    drawn: 'Gold is the model, blue is me',
    figures: '{passed} of {count} passed · {score} points on average · {minutes}',
  },
  remind: 'Set a practice reminder',
} as const satisfies MessageShape<typeof zh>;
