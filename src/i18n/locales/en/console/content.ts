import type { MessageShape } from '~/i18n/message-shape';
import type { consoleContent as zh } from '../../zh/console/content';

export const consoleContent = {
  edit: 'Edit',
  editName: 'Edit “{name}”',
  hide: 'Hide',
  hideName: 'Hide “{name}”',
  hideText: 'Learners no longer see it. It can be shown again.',
  keepShown: 'Back',
  show: 'Show',
  showName: 'Show “{name}”',
  hidden: 'Hidden',
  nowHidden: 'Hidden. Learners’ pages follow within seconds.',
  shown: 'Shown. Learners’ pages follow within seconds.',
  upName: 'Move “{name}” up',
  downName: 'Move “{name}” down',
  save: 'Save',
  drop: 'Drop changes',
  close: 'Close',
  failed: 'Nothing was changed',
  colleague: 'A colleague has just written “{value}” here. Saving puts yours in its place.',
  none: 'nothing',

  moved: 'The new order is saved.',
  undo: 'Undo',
  stored: {
    title: 'Something was typed here and not saved',
    text: 'It is kept in this tab only, and deleted when you sign out.',
    restore: 'Put it back',
    discard: 'Discard',
  },
  clip: {
    play: 'Play “{text}” ({voice})',
    stop: 'Stop “{text}” ({voice})',
    score: '{score}',
    refused: '{score}, not accepted',
  },
  run: {
    waiting: 'Waiting for the server to start.',
    starting: 'Getting the voices ready.',
    progress: '{done} of {total} clips made',
    leave: 'You can leave this page; the work goes on.',
    overdue:
      'Nothing has happened for more than a minute: the background worker may not be running. Ask whoever looks after the server. It goes on by itself once the worker is back.',
    failures: {
      storage: 'The files could not be stored. What is made is kept; try again later.',
      process:
        'The program that makes the clips ended early. What is made is kept: try again. If that does not help, ask whoever looks after the server to read the log.',
    },
  },
} as const satisfies MessageShape<typeof zh>;
