import { describe, expect, it } from 'vitest';
import {
  fillPlaceholders,
  findUnequalSection,
  findUnknownPlaceholder,
  joinSections,
  lacksName,
  splitSections,
} from './legal-text';

const NAMES = { operator: '說譯', address: '臺北', taxId: '1', email: 'a@b.example' };

describe('A legal text as operators write it', () => {
  it('A text is parted at its headings and blank lines, and is joined to the same text', () => {
    const text = '# Who\n\nWe.\n\nAlso we.\n\n# What\n\nThis.';
    const sections = [
      { heading: 'Who', paragraphs: ['We.', 'Also we.'] },
      { heading: 'What', paragraphs: ['This.'] },
    ];
    expect(splitSections(text)).toEqual(sections);
    expect(joinSections(sections)).toBe(text);
  });

  it('A heading needs no blank line around it, and a line break inside a paragraph is a space', () => {
    expect(splitSections('# Who\nWe,\nthe operator.\n## What\nThis.')).toEqual([
      { heading: 'Who', paragraphs: ['We, the operator.'] },
      { heading: 'What', paragraphs: ['This.'] },
    ]);
    expect(splitSections('# 誰\n我們，\n就是我們\n公司。')?.[0]?.paragraphs).toEqual([
      '我們，就是我們公司。',
    ]);
  });

  it.each([
    ['nothing', ''],
    ['a text before the first heading', 'We.\n\n# Who\n\nWe.'],
    ['a heading without a paragraph', '# Who\n\n# What\n\nThis.'],
    ['a heading without words', '#\n\nWe.'],
  ])('Text that has %s cannot be read', (_, text) => {
    expect(splitSections(text)).toBeNull();
  });

  it('The first section with another number of paragraphs is found', () => {
    const one = { heading: 'a', paragraphs: ['1'] };
    const two = { heading: 'a', paragraphs: ['1', '2'] };
    expect(findUnequalSection([one, two], [one, two])).toBeNull();
    expect(findUnequalSection([one, two], [one, one])).toBe(2);
    expect(findUnequalSection([one], [one, two])).toBe(2);
  });
});

describe('The placeholders of a legal text', () => {
  it('Known names are replaced, also by texts that look like a pattern, and an unknown one is found', () => {
    expect(fillPlaceholders('{{operator}}, {{email}}', { ...NAMES, operator: '$&' })).toBe(
      '$&, a@b.example',
    );
    expect(findUnknownPlaceholder('{{operator}} {{taxId}}')).toBeNull();
    for (const wrong of ['{{oprator}}', '{{ operator }}', '{{toString}}'])
      expect(findUnknownPlaceholder(`We, ${wrong}`)).toBe(wrong);
  });

  it('A text lacks a name that is known and has no value now, and no other', () => {
    expect(lacksName('From {{plans}}', NAMES)).toBe(true);
    expect(lacksName('From {{plans}}', { ...NAMES, plans: 'a' })).toBe(false);
    for (const text of ['{{operator}}', '{{oprator}}', '{{toString}}', 'a'])
      expect(lacksName(text, NAMES)).toBe(false);
  });
});
