import { expect, it } from 'vitest';
import { toEnding, toTurn } from './scene-example';
import { beginScene, giveReply, nextRound } from './scene-session';

const SCENE = {
  start: 'one',
  turns: { one: toTurn('two', 'out'), two: toTurn('out', 'home') },
  endings: { out: toEnding(), home: toEnding() },
};

it('A conversation goes on by the reply, to an ending, after which nothing changes it', () => {
  const begun = beginScene(SCENE, 'shown');
  const second = giveReply(SCENE, begun, 0, 'spoken');
  const ended = giveReply(SCENE, second, 1, 'typed');
  expect([begun.at, second.at, ended.at]).toEqual(['one', 'two', 'home']);
  expect(ended.given).toEqual([
    { turn: 'one', reply: 0, by: 'spoken' },
    { turn: 'two', reply: 1, by: 'typed' },
  ]);
  expect(giveReply(SCENE, ended, 0, 'spoken')).toBe(ended);
});

it('A reply that a turn does not have changes nothing', () => {
  const begun = beginScene(SCENE, 'hinted');
  expect(giveReply(SCENE, begun, 2, 'spoken')).toBe(begun);
});

it('The rounds show the replies, then hint at them, then give their meaning only', () => {
  expect([nextRound('shown'), nextRound('hinted'), nextRound('meaning')]).toEqual([
    ...['hinted', 'meaning', null],
  ]);
});
