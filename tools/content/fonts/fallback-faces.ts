import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { ROOT } from '~/launcher/machine/root';
import { LATIN } from './latin-faces';
import { LOCAL_FACES } from './local-faces';
import { unicodeRange } from './unicode-range';

const NOTE = '/* Written by `npm run fonts`. */';

/** Weight of our font that the bold of a local font replaces: the weight of most texts in it. */
const BOLD = { serif: 650, sans: 600 };
/** Heights of a line above and below the base line, em: the sans face's are overridden in `fonts.ts`, too. */
const HEIGHTS = { serif: { ascent: 1.036, descent: 0.335 }, sans: { ascent: 1.06, descent: 0.36 } };

/** The style sheet of the faces that are shown until ours are loaded: fonts of readers' systems, scaled to
 *  the widths and heights of ours so that no layout shifts when ours arrive. */
export async function fallbackFaces(): Promise<string> {
  const rules: string[] = [];
  for (const kind of ['serif', 'sans'] as const) {
    const regularWidth = await letterWidth(kind, 400);
    const boldWidth = await letterWidth(kind, BOLD[kind]);
    LOCAL_FACES[kind].forEach(({ regular, bold }, index) => {
      const family = `Local ${kind} ${index + 1}`;
      rules.push(
        rule({ family, kind, weight: '1 549', names: regular.names }, regularWidth / regular.width),
        rule({ family, kind, weight: '550 1000', names: bold.names }, boldWidth / bold.width),
      );
    });
  }
  return `${NOTE}\n${rules.join('\n')}`;
}

/** Average advance of a letter of English text in our face, em. */
async function letterWidth(kind: 'serif' | 'sans', weight: number): Promise<number> {
  const file = readFileSync(join(ROOT, `src/app/faces/latin-${kind}.woff2`));
  const face = await subsetFont(file, LATIN, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const { xWidthAvg, unitsPerEm } = await fromBuffer(face);
  return xWidthAvg / unitsPerEm;
}

interface Descriptors {
  family: string;
  kind: 'serif' | 'sans';
  weight: string;
  names: readonly string[];
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

function rule({ family, kind, weight, names }: Descriptors, scale: number): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(HEIGHTS[kind].ascent / scale)};
  descent-override: ${percent(HEIGHTS[kind].descent / scale)};
  line-gap-override: 0%;
  unicode-range: ${unicodeRange(LATIN)};
}
`;
}
