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
} as const satisfies MessageShape<typeof zh>;
