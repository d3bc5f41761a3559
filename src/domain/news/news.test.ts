import { describe, expect, it } from 'vitest';
import { findNamedCategory, guessCategory, trainCategoryModel } from './guess-category';
import { licenceProblem } from './licence';
import { minHash, NEAR_DUPLICATE, resemblance } from './min-hash';
import { normaliseLine, splitParagraphs } from './plain-text';

describe('Plain text', () => {
  it('plain text has one paragraph between blank lines or, without blank lines, on each line', () => {
    expect(splitParagraphs('\uFEFFOne\nline.\r\n\r\n Two. \n')).toEqual(['One line.', 'Two.']);
    expect(splitParagraphs('One.\nTwo.\n')).toEqual(['One.', 'Two.']);
    expect(splitParagraphs(' \n\n')).toEqual([]);
  });

  it('quotes that a wrong conversion turned into control characters are restored', () => {
    expect(normaliseLine('\u0093We\u0092ve\u0094 \u0096 us')).toBe('“We’ve” – us');
  });

  it('normalising a line removes invisible characters only', () => {
    expect(normaliseLine(' “Tea”\u00a0\u200b\u0000 is\u202e 5\u00a0€ \n')).toBe('“Tea” is 5 €');
  });
});

describe('Near-duplicates', () => {
  const words =
    'the old tea house by the river opens again after a long and very careful repair of its wooden roof and its famous round window said the owner on monday while friends poured tea'.split(
      ' ',
    );
  const estimateResemblance = (a: string, b: string) =>
    resemblance(minHash(a).signature, minHash(b).signature);
  const text = words.join(' ');

  it('texts that differ only in case and punctuation have a resemblance of 1', () => {
    expect(estimateResemblance(text, `${text.toUpperCase()}!`)).toBe(1);
  });

  it('a text and the same text with a new end are near-duplicates and share a band', () => {
    const long = Array.from({ length: 200 }, (_, i) => `${words[i % words.length]}${i % 50}`).join(
      ' ',
    );
    const [a, b] = [minHash(long), minHash(`${long} with a new end`)];
    expect(resemblance(a.signature, b.signature)).toBeGreaterThan(NEAR_DUPLICATE);
    expect(a.bands.some((band, i) => band === b.bands[i])).toBe(true);
  });

  it('two different texts about the same event are not near-duplicates', () => {
    const other =
      'the tea house by the river has a new roof and many people came to drink tea there on monday';
    expect(estimateResemblance(text, other)).toBeLessThan(NEAR_DUPLICATE);
  });

  it('a text without a word has a signature, too', () => {
    expect(minHash('…').signature).toHaveLength(64);
  });
});

describe('Licences', () => {
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
  ])('the licence problem of “%s” is %s', (licence, problem) => {
    expect(licenceProblem(licence)).toBe(problem);
  });
});

describe('Categories', () => {
  const model = trainCategoryModel([
    { category: 'health', text: 'doctors sleep patient hospital doctor' },
    { category: 'sports', text: 'the team won the race and the runner got a medal' },
    { category: 'unheard-of', text: 'team team team' },
  ]);

  it('a category is guessed from the words of texts with a known category', () => {
    expect(guessCategory(model, 'A patient slept in the hospital.')).toBe('health');
    expect(guessCategory(model, 'Two runners of one team')).toBe('sports');
    expect(guessCategory(model, 'Lorem ipsum')).toBe('general');
  });

  it('a source’s own name for a category is mapped to ours', () => {
    expect(findNamedCategory(' Tech ')).toBe('technology');
    expect(findNamedCategory('science')).toBe('science');
    expect(findNamedCategory('Opinion')).toBeNull();
    expect(findNamedCategory(null)).toBeNull();
  });
});
