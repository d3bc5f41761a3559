import { describe, expect, it } from 'vitest';
import { chooseCoverPart } from './cover-part';

describe('The part of a composed cover', () => {
  it.each([
    ['Night trains come back', 'Three countries sell beds on rails again.', 'train'],
    ['A hotel for cats', 'Two owners and forty beds.', 'paw'],
    ['Nobody answers', 'A phone in an office rings for a week.', 'phone'],
  ])('"%s" is drawn as what its texts name most often', (title, summary, part) => {
    expect(chooseCoverPart({ category: 'general', title, summary })).toBe(part);
  });

  it('A word of the title counts more than two of the summary', () => {
    const texts = { title: 'The robot', summary: 'It carries soup from the kitchen.' };
    expect(chooseCoverPart({ category: 'general', ...texts })).toBe('robot');
  });

  it('A lesson whose texts name nothing that can be drawn gets the part of its category', () => {
    const texts = { title: 'Almost', summary: 'Nearly everything.' };
    expect(chooseCoverPart({ category: 'health', ...texts })).toBe('heart');
    expect(chooseCoverPart({ category: 'Finance', ...texts })).toBe('coins');
  });

  it('No word stands for an inherited property of an object', () => {
    const texts = { title: 'The constructor', summary: 'A prototype.' };
    expect(chooseCoverPart({ category: 'sports', ...texts })).toBe('ball');
  });
});
