import type { MessageShape } from '~/i18n/message-shape';
import type { nextStep as zh } from '../zh/next-step';

/** The next step of a learner, and its reason: on the home page, in My Learning, after a lesson and after an
 *  order. */
export const nextStep: MessageShape<typeof zh> = {
  today: {
    title: 'Today',
    heading: 'Today, about {minutes} min',
    headingDone: 'Done for today',
    comeback: 'Welcome back. Just a little today; the rest waits for the next few days.',
    streak: 'Days in a row: {count}',
    weekDays: '{done} of {amount} days this week',
    weekMinutes: '{done} of {amount} min this week',
    start: 'Start today’s practice',
    goOn: 'Go on with today’s practice',
    tomorrow: 'Tomorrow: {steps}',
    more: 'One more: {step}',
    failed: 'Today’s practice did not load.',
    again: 'Try again',
  },
  row: {
    REVIEW: 'Review: {count} due',
    RENDER: 'Chinese to English: {count} to say',
    LISTEN: 'Listen: 10 pairs of words',
    BROWSE: 'Browse the courses',
    minutes: '{minutes} min',
    part: 'Just {items} of its items.',
  },
  why: {
    due: 'Say it once more before you forget it.',
    fewCards: 'A few to warm up.',
    begun: 'You stopped halfway: {left} to go.',
    allPassed: 'You passed all {count} in yesterday’s unit. Here is the next one.',
    levelFits: 'Right at your level.',
    nearLevel: 'The closest to your level.',
    toStart: 'An easy one to start with.',
    notPassed: '{count} not passed yet.',
    longAgo: 'You did it {days} days ago. Say it again.',
    listen: 'Two words, one sound apart: can you hear which it is?',
    fromChinese: 'Sentences of the last few days, this time from their Chinese.',
    browse: 'You have done every unit open to you. Try a video or a voice lesson.',
  },
  action: {
    REVIEW: 'Review ({count} due)',
    CONTINUE: 'Continue “{headline}”',
    UNIT: 'Start “{headline}”',
    REPEAT: 'Say “{headline}” again',
    RENDER: 'Say it in English ({count})',
    LISTEN: 'Listen to 10 pairs',
    BROWSE: 'See all courses',
  },
  /** After a first sentence: its difficulty for the visitor determines the level. */
  place: {
    question: 'This sentence was',
    EASY: 'too easy',
    FITS: 'about right',
    HARD: 'a bit hard',
  },
};
