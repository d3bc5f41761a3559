import type { MessageShape } from '~/i18n/message-shape';
import type { reminder as zh } from '../zh/reminder';

/** The learner's level, time and reminder in the practice settings, and the page that stops reminders. */
export const reminder = {
  level: 'Your level',
  levelHint: 'New units are chosen as close to it as possible.',
  levels: {
    auto: 'Go by my results',
    A2: 'A2: I follow everyday English if it is slow',
    B1: 'B1: I get the gist of the news',
    B2: 'B2: I follow most news at full speed',
  },
  minutes: 'Time per day',
  minutesHint: 'Each day’s practice is planned for this long.',
  minutesUsual: 'About {count} minutes (usual)',
  minutesOf: '{count} minutes',
  hour: 'Practice reminder',
  hourHint:
    'By e-mail, at most one a day, and none once you have practiced. Taipei time; sent only to a verified address.',
  hourNone: 'No reminder',
  hourAt: 'Daily at {hour}:00',
  calendar: 'Add to my calendar: daily at {hour}:00',
  calendarHint:
    'Downloads a calendar file (.ics); your own calendar reminds you then. To change the time later, change it there.',
  stop: {
    title: 'Stop practice reminders',
    lead: 'Press the button and the daily reminders stop. Your account and your results stay as they are.',
    submit: 'Stop the reminders',
    done: 'The reminders have stopped',
    doneText:
      'We will not send any more. You can undo this now, or choose a time again in your practice settings later.',
    undo: 'Undo: keep reminding me',
    undone: 'The reminders are back',
    undoneText:
      'On days when you have not practiced yet, we will write to you at about {hour}:00 (Taipei).',
    undoneNone:
      'No time is chosen at the moment, so none is sent. You can choose one in your practice settings.',
    failed: 'That did not work',
    invalid: 'This link does not work',
    invalidText:
      'The address may be incomplete. Please open it from the e-mail again, or log in and turn reminders off in your practice settings.',
    settings: 'Go to your practice settings',
  },
} as const satisfies MessageShape<typeof zh>;
