import { expect, it } from 'vitest';
import type { ListeningQuestionItem } from '~/schemas/listening';
import {
  beginSession,
  choose,
  contrastWords,
  goOn,
  isOver,
  summariseSession,
} from './listening-session';

const question = (contrast: ListeningQuestionItem['contrast'], said: 0 | 1) =>
  ({
    pair: contrast,
    contrast,
    said,
    words: [],
    speaker: {},
    own: false,
  }) as unknown as ListeningQuestionItem;
const QUESTIONS = [question('sheepShip', 0), question('fanVan', 1)];

it('A round goes on after each answer and is over after the last one', () => {
  let session = beginSession(QUESTIONS);
  expect(goOn(session)).toBe(session);
  session = goOn(choose(session, 0));
  expect(isOver(session)).toBe(false);
  session = goOn(choose(session, 0));
  expect(isOver(session)).toBe(true);
  expect(goOn(session)).toBe(session);
  expect(choose(session, 1)).toBe(session);
});

it('The first answer of a question counts', () => {
  const session = choose(beginSession(QUESTIONS), 1);
  expect(choose(session, 0)).toBe(session);
});

it('A round is summarised by contrast, with the number of right answers', () => {
  const session = choose(goOn(choose(beginSession(QUESTIONS), 0)), 0);
  expect(summariseSession(session)).toEqual({
    right: 1,
    results: [
      { contrast: 'sheepShip', answers: 1, right: 1 },
      { contrast: 'fanVan', answers: 1, right: 0 },
    ],
  });
});

it('A contrast is named by two words', () => {
  expect(contrastWords('sheepShip')).toEqual(['sheep', 'ship']);
});
