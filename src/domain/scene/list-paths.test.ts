import { expect, it } from 'vitest';
import { listPaths } from './list-paths';
import { toEnding, toTurn } from './scene-example';

const GRAPH = {
  start: 'one',
  turns: { one: toTurn('two', 'out'), two: toTurn('out', 'home') },
  endings: { out: toEnding(), home: toEnding() },
};

it('The ways through a scene are all sequences of replies up to an ending', () => {
  expect(listPaths(GRAPH)).toEqual([
    {
      said: [
        { turn: 'one', reply: 0 },
        { turn: 'two', reply: 0 },
      ],
      ending: 'out',
    },
    {
      said: [
        { turn: 'one', reply: 0 },
        { turn: 'two', reply: 1 },
      ],
      ending: 'home',
    },
    { said: [{ turn: 'one', reply: 1 }], ending: 'out' },
  ]);
});

it('A reply that leads nowhere, or back to an earlier turn, is an error that names it', () => {
  expect(() => listPaths({ ...GRAPH, start: 'three' })).toThrow('“three”');
  const circle = { ...GRAPH.turns, two: toTurn('one', 'out') };
  expect(() => listPaths({ ...GRAPH, turns: circle })).toThrow('“one” comes twice');
});
