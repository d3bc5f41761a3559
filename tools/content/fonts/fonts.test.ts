import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRAND_FACE } from '~/app/brand-face';
import zh from '~/i18n/locales/zh';
import { ROOT } from '~/launcher/machine/root';
import { fallbackFaces } from './fallback-faces';
import { headlineSlices } from './headline-text';
import { LATIN, POINTS } from './latin-faces';
import { unicodeRange } from './unicode-range';

const css = readFileSync(join(ROOT, 'src/app/song.css'), 'utf8');
/** The committed faces in the order of the style sheet. */
const rules = css.split('@font-face').slice(1);
describe('Headline fonts', () => {
  it('Adjacent characters are joined into one unicode-range', () => {
    expect(unicodeRange('丁一七A')).toBe('U+41, U+4E00-4E01, U+4E03');
  });

  it('Every character of a Chinese headline is in one committed file (else: npm run fonts)', () => {
    for (const { name, characters } of headlineSlices()) {
      const rule = rules.find((one) => one.includes(`/fonts/song-${name}-`));
      expect(rule, name).toContain(`${unicodeRange(characters)};`);
    }
    const declared = [...css.matchAll(/\/fonts\/(song-[^"]+)"/g)].map(([, file]) => file);
    const stored = readdirSync(join(ROOT, 'public/fonts')).filter((one) => one.endsWith('.woff2'));
    expect([...declared].sort()).toEqual(stored.sort());
    expect(declared).toHaveLength(headlineSlices().length);
  });

  it('The brand and the front page’s headline are in one small file, which public Chinese pages preload', () => {
    const [brand] = headlineSlices();
    for (const character of `說譯${zh.home.hero.title}`)
      expect(brand!.characters).toContain(character);
    expect(css).toContain(`url("${BRAND_FACE}")`);
    expect(statSync(join(ROOT, 'public', BRAND_FACE)).size).toBeLessThan(4096);
  });

  it('The Latin faces have the unicode-range of the characters that they were subset to', () => {
    const faces = readFileSync(join(ROOT, 'src/app/fonts.ts'), 'utf8');
    expect(faces.split(`value: '${unicodeRange(LATIN)}'`)).toHaveLength(3);
    expect(faces.split(`value: '${unicodeRange(POINTS)}'`)).toHaveLength(3);
  });

  it('No Latin face is preloaded, and each has its local faces of the same width (else: npm run fonts)', async () => {
    const faces = readFileSync(join(ROOT, 'src/app/fonts.ts'), 'utf8');
    expect(faces.split('preload: false')).toHaveLength(faces.split('localFont({').length);
    const committed = readFileSync(join(ROOT, 'src/app/fallback-faces.css'), 'utf8');
    expect(committed).toBe(await fallbackFaces());
  });
});
