import type { MessageShape } from '~/i18n/message-shape';
import type { pairs as zh } from '../zh/pairs';

/** Listening to pairs of words that differ in one sound. */
export const pairs: MessageShape<typeof zh> = {
  title: 'Which word is it?',
  lead: 'Ship or sheep? Two words that differ in one sound have to be heard apart before they can be said apart. Some sounds even our scorer cannot tell, so train your own ear.',
  about: '{count} questions, about a minute. Hear a word and choose the one you heard.',
  start: 'Start listening',
  again: 'Hear it again',
  playing: 'Playing',
  place: 'Question {k} of {n}',
  question: 'Which one did you hear?',
  own: 'A word you have practiced',
  keys: 'Keyboard: 1 and 2 choose a word, the space bar plays it again.',
  right: 'Right, it was {word}.',
  wrong: 'It was {said}, not {other}.',
  compare: 'Hear both',
  hear: 'Hear {word}',
  next: 'Next',
  finish: 'See the result',
  failed: 'The sound did not load; you may be offline. Play it again once you are connected.',
  loadFailed: 'The questions did not load; you may be offline.',
  retry: 'Try again',
  none: 'There is nothing to listen to right now.',
  resultTitle: '{right} of {count} right',
  resultAll: 'You heard every one.',
  missed: 'Those you missed will come more often:',
  missedOf: '{words}: {right} of {answers} right',
  more: '{count} more',
  mine: 'Back to My Learning',
  courses: 'See the courses',
  note: 'Results only decide what you hear next; they are not scored.',
  visitorNote:
    'Once you log in, the words come from what you have practiced and the sounds you mix up.',
  leave: {
    title: 'Can’t listen, or would rather not?',
    text: 'You can leave listening out of your day. Nothing else changes.',
    out: 'Leave it out of my day',
    left: 'Listening is no longer part of your day.',
    back: 'Put it back',
    failed: 'That was not saved. Please try again.',
  },
};
