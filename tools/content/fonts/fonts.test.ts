import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '~/launcher/machine/root';
import { headlineCharacters } from './headline-text';
import { LATIN, POINTS } from './latin-faces';
import { unicodeRange } from './unicode-range';

describe('Headline fonts', () => {
  it('Adjacent characters are joined into one unicode-range', () => {
    expect(unicodeRange('丁一七A')).toBe('U+41, U+4E00-4E01, U+4E03');
  });

  it('Every character of a Chinese headline is in the committed font (else: npm run fonts)', () => {
    const css = readFileSync(join(ROOT, 'src/app/song.css'), 'utf8');
    const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => ({
      from: Number.parseInt(from ?? '', 16),
      to: Number.parseInt(to ?? from ?? '', 16),
    }));
    const missing = Array.from(headlineCharacters().headline).filter((character) => {
      const point = character.codePointAt(0) ?? 0;
      return !ranges.some((range) => range.from <= point && point <= range.to);
    });
    expect(missing).toEqual([]);
  });

  it('The preloaded Latin faces have the unicode-range of the characters that they were subset to', () => {
    const faces = readFileSync(join(ROOT, 'src/app/fonts.ts'), 'utf8');
    expect(faces.split(`value: '${unicodeRange(LATIN)}'`)).toHaveLength(3);
    expect(faces.split(`value: '${unicodeRange(POINTS)}'`)).toHaveLength(3);
  });
});
