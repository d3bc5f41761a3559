import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRAND_FACE, SONG_STYLES } from '~/app/song-faces';
import { phones, toIpa } from '~/domain/speech/ipa';
import zh from '~/i18n/locales/zh';
import { ROOT } from '~/launcher/machine/root';
import { fallbackFaces } from './fallback-faces';
import { brandCharacters, CONTENT, chineseCharacters, headlineSlices } from './headline-text';
import { LATIN, PHONETIC, POINTS } from './latin-faces';
import { pageFaces } from './page-faces';
import { unicodeRange } from './unicode-range';

const readPublic = (address: string) => readFileSync(join(ROOT, 'public', address));
const early = readFileSync(join(ROOT, 'src/app/page-faces.css'), 'utf8');
const late = readPublic(SONG_STYLES).toString();
const rulesOf = (css: string) => css.split('@font-face').slice(1);

describe('Headline fonts', () => {
  it('Adjacent characters are joined into one unicode-range', () => {
    expect(unicodeRange('丁一七A')).toBe('U+41, U+4E00-4E01, U+4E03');
  });

  it('Every character of a Chinese headline is in one committed file (else: npm run fonts)', () => {
    for (const { name, characters } of headlineSlices()) {
      const rule = rulesOf(late).find((one) => one.includes(`/fonts/song-${name}-`));
      expect(rule, name).toContain(`${unicodeRange(characters)};`);
    }
    expect(rulesOf(late)).toHaveLength(headlineSlices().length);
  });

  it('The committed files are those that the style sheets name, each with its hash', () => {
    const named = [...`${early}${late}`.matchAll(/\/fonts\/(song-[^"]+)"/g)].map(
      ([, file]) => file!,
    );
    const stored = readdirSync(join(ROOT, 'public/fonts')).filter((one) => one.startsWith('song-'));
    expect([...named, basename(SONG_STYLES)].sort()).toEqual(stored.sort());
    for (const file of stored) {
      const hash = createHash('sha256')
        .update(readPublic(`fonts/${file}`))
        .digest('hex');
      expect(file).toContain(`-${hash.slice(0, 8)}.`);
    }
  });

  it('A page face is cut to the characters of its pages’ headlines (else: npm run fonts)', () => {
    for (const { name, routes = [], lateRoutes = [], texts } of pageFaces(CONTENT)) {
      const rule = rulesOf(early).find((one) => one.includes(`"Song ${name}"`));
      for (const route of routes) expect(early).toContain(`\n[data-route="${route}___zh"]`);
      for (const route of lateRoutes)
        expect(early).toContain(`\n:root[data-late-faces] [data-route="${route}___zh"]`);
      expect(rule, name).toContain(`/* ${chineseCharacters(texts)} */`);
    }
  });

  it('The brand and the front page’s headline are in one small file, which public Chinese pages preload', () => {
    for (const character of `說譯${zh.home.hero.title}`)
      expect(brandCharacters()).toContain(character);
    expect(early).toContain(`url("${BRAND_FACE}")`);
    expect(readPublic(BRAND_FACE).length).toBeLessThan(4096);
  });

  it('The Latin faces have the unicode-range of the characters that they were subset to', () => {
    const faces = readFileSync(join(ROOT, 'src/app/fonts.ts'), 'utf8');
    expect(faces.split(`value: '${unicodeRange(LATIN)}'`)).toHaveLength(3);
    expect(faces.split(`value: '${unicodeRange(POINTS)}'`)).toHaveLength(3);
    expect(faces.split(`'${unicodeRange(PHONETIC)}'`)).toHaveLength(2);
  });

  it('The small face of the IPA has every letter of a card’s sounds that the Latin faces lack, but for the Greek one', () => {
    const letters = phones.flatMap((phone) => [...toIpa(phone, 'US'), ...toIpa(phone, 'GB')]);
    const missing = letters.filter((letter) => !`${LATIN}${PHONETIC}`.includes(letter));
    expect([...new Set(missing)]).toEqual(['θ']);
  });

  it('No Latin face is preloaded, and each has its local faces of the same width (else: npm run fonts)', async () => {
    const faces = readFileSync(join(ROOT, 'src/app/fonts.ts'), 'utf8');
    expect(faces.split('preload: false')).toHaveLength(faces.split('localFont({').length);
    const committed = readFileSync(join(ROOT, 'src/app/fallback-faces.css'), 'utf8');
    expect(committed).toBe(await fallbackFaces());
  });
});
