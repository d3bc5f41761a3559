import { describe, expect, it } from 'vitest';
import { findNamedCategory, guessCategory, trainCategoryModel } from './guess-category';
import { licenceProblem } from './licence';
import { minHash, NEAR_DUPLICATE, resemblance } from './min-hash';
import { normaliseLine, splitParagraphs } from './plain-text';

describe('plain text', () => {
  it('has a paragraph between blank lines, or on each line', () => {
    expect(splitParagraphs('\uFEFFOne\nline.\r\n\r\n Two. \n')).toEqual(['One line.', 'Two.']);
    expect(splitParagraphs('One.\nTwo.\n')).toEqual(['One.', 'Two.']);
    expect(splitParagraphs(' \n\n')).toEqual([]);
  });

  it('has the quotes that a careless conversion made control characters of', () => {
    expect(normaliseLine('\u0093We\u0092ve\u0094 \u0096 us')).toBe('“We’ve” – us');
  });

  it('loses what nobody can see, and nothing else', () => {
    expect(normaliseLine(' “Tea”\u00a0\u200b\u0000 is\u202e 5\u00a0€ \n')).toBe('“Tea” is 5 €');
  });
});

describe('near-duplicates', () => {
  const words =
    'the old tea house by the river opens again after a long and very careful repair of its wooden roof and its famous round window said the owner on monday while friends poured tea'.split(
      ' ',
    );
  const alike = (a: string, b: string) => resemblance(minHash(a).signature, minHash(b).signature);
  const text = words.join(' ');

  it('are the same text in other clothes', () => {
    expect(alike(text, `${text.toUpperCase()}!`)).toBe(1);
  });

  it('are texts in which little was changed, and they share a band', () => {
    const long = Array.from({ length: 200 }, (_, i) => `${words[i % words.length]}${i % 50}`).join(
      ' ',
    );
    const [a, b] = [minHash(long), minHash(`${long} with a new end`)];
    expect(resemblance(a.signature, b.signature)).toBeGreaterThan(NEAR_DUPLICATE);
    expect(a.bands.some((band, i) => band === b.bands[i])).toBe(true);
  });

  it('are not two texts about one thing', () => {
    const other =
      'the tea house by the river has a new roof and many people came to drink tea there on monday';
    expect(alike(text, other)).toBeLessThan(NEAR_DUPLICATE);
  });

  it('have a signature even when a text has no word', () => {
    expect(minHash('…').signature).toHaveLength(64);
  });
});

describe('a licence', () => {
  it.each([
    [null, 'none'],
    ['', 'none'],
    ['© 2026 Tea Ltd', 'none'],
    ['All rights reserved', 'none'],
    ['CC BY-NC 4.0', 'non-commercial'],
    ['https://creativecommons.org/licenses/by-nc-sa/4.0/', 'non-commercial'],
    ['https://creativecommons.org/licenses/by-nd/4.0/', 'no-derivatives'],
    ['CC BY-SA 4.0', null],
    ['own work', null],
    ['Open Government Licence v3.0', null],
  ])('%s: %s', (licence, problem) => {
    expect(licenceProblem(licence)).toBe(problem);
  });
});

describe('a category', () => {
  const model = trainCategoryModel([
    { category: 'health', text: 'doctors sleep patient hospital doctor' },
    { category: 'sports', text: 'the team won the race and the runner got a medal' },
    { category: 'unheard-of', text: 'team team team' },
  ]);

  it('is guessed from the words of texts whose category is known', () => {
    expect(guessCategory(model, 'A patient slept in the hospital.')).toBe('health');
    expect(guessCategory(model, 'Two runners of one team')).toBe('sports');
    expect(guessCategory(model, 'Lorem ipsum')).toBe('general');
  });

  it('may have another name at its source', () => {
    expect(findNamedCategory(' Tech ')).toBe('technology');
    expect(findNamedCategory('science')).toBe('science');
    expect(findNamedCategory('Opinion')).toBeNull();
    expect(findNamedCategory(null)).toBeNull();
  });
});
