import type { MessageShape } from '~/i18n/message-shape';
import type { summary as zh } from '../zh/summary';

export const summary = {
  average: 'Sentences',
  averageOf: '{score}',
  time: 'Practiced',
  minutes: '{minutes} min',
  underAMinute: '<1 min',
  repeatOne: 'Repeat: {text}',
  picture: {
    label: 'The two voices of this unit as lines',
    all: 'Gold: the model. Blue: you.',
    some: 'Gold: the model. Blue: you, in {said} of {count} items.',
    none: 'Gold: the model. Nothing was said aloud this time, so there is no blue line.',
    share: 'Share picture',
    download: 'Download picture',
    failed: 'This browser could not make the picture.',
    drawn: 'Gold: the model. Blue: me',
    figuresWithoutAverage: '{passed} of {count} passed · {minutes}',
    figures: '{passed} of {count} passed · sentence average {score} · {minutes}',
  },
  /** Where the plan of tomorrow is not known. */
  tomorrowLeft: 'Tomorrow: the {left} that are left',
  tomorrowNew: 'Tomorrow: a new unit',
  remind: 'Set a reminder',
} as const satisfies MessageShape<typeof zh>;
