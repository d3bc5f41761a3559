import { describe, expect, it } from 'vitest';
import { spellOtherEnding } from './heard-endings';
import { otherEnding } from './other-endings';

const phones = (text: string) => text.split(' ');

describe('The other ending of a word', () => {
  it.each([
    ['forty', 'F AO R T IY', 'teen', 'F AO R T IY N'],
    ['Fourteen,', 'F AO R T IY N', 'teen', 'F AO R T IY'],
    ['can', 'K AE N', 'can', 'K AE N T'],
    ['can’t', 'K AE N T', 'can', 'K AE N'],
    ['cups', 'K AH P S', 'plural', 'K AH P'],
    ['washed', 'W AA SH T', 'past', 'W AA SH'],
  ])('%s has another ending', (text, own, kind, other) => {
    expect(otherEnding(text, phones(own))).toEqual({ kind, phones: phones(other) });
  });

  it.each([
    ['party', 'P AA R T IY'],
    ['canteen', 'K AE N T IY N'],
    ['glass', 'G L AE S'],
    ['red', 'R EH D'],
    ['speed', 'S P IY D'],
    ['bus', 'B AH S'],
    ['customer', 'K AH S T AH M ER'],
    ['always', 'AO L W EY Z'],
  ])('%s has none', (text, own) => {
    expect(otherEnding(text, phones(own))).toBeNull();
  });

  it('a word before a sound like the ending itself has no other ending, because the two cannot be told apart', () => {
    expect(otherEnding('cups', phones('K AH P S'), 'S')).toBeNull();
    expect(otherEnding('washed', phones('W AA SH T'), 'T')).toBeNull();
    expect(otherEnding('forty', phones('F AO R T IY'), 'N')).toBeNull();
    expect(otherEnding('can', phones('K AE N'), 'T')).toBeNull();
  });

  it.each([
    ['forty', 'teen', 'fourteen'],
    ['Fourteen', 'teen', 'forty'],
    ['eighty.', 'teen', 'eighteen'],
    ['thirteen', 'teen', 'thirty'],
    ['can', 'can', 'can’t'],
    ['can’t', 'can', 'can'],
    ['cups', 'plural', 'cup'],
    ['mangoes', 'plural', 'mango'],
    ['cities', 'plural', 'city'],
    ['watches,', 'plural', 'watch'],
    ['takes', 'plural', 'take'],
    ['washed', 'past', null],
  ] as const)('the other word of %s is spelled', (text, kind, other) => {
    expect(spellOtherEnding(text, kind)).toBe(other);
  });
});
