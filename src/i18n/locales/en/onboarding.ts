import type { MessageShape } from '~/i18n/message-shape';
import type { onboarding as zh } from '../zh/onboarding';

/** The three questions that an account is asked once, before its first lesson. */
export const onboarding = {
  title: 'Before you start',
  place: 'Question {k} of {count}',
  next: 'Next',
  start: 'Start practicing',
  skip: 'Skip this one',
  back: 'Back',
  choose: 'Please choose one, or skip this question.',
  notSaved: 'Not saved yet',
  changeLater: 'You can change all of this later, in your practice settings or in My Learning.',
  mailSent:
    'We sent a verification e-mail to {email}. You can use its link after your practice, and send it again from your profile.',
  level: {
    title: 'Pick your level',
    lead: 'Choose a level to hear a sentence at that level, and say it if you like. Nothing you record is uploaded.',
    label: 'Which is most like you?',
    sample: 'A sentence at level {level}',
  },
  goal: {
    title: 'How many days a week?',
    lead: 'About ten minutes a day. Pick a number that you can keep even in a busy week.',
    label: 'Weekly goal',
    days: '{count} days',
    everyDay: 'Every day',
  },
  hour: { title: 'When should we remind you?' },
  /** At a paid order. */
  before: 'A few quick questions first, a minute at most, and then you practice.',
} as const satisfies MessageShape<typeof zh>;
