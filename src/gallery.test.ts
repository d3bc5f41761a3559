import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PARTS, type Part } from './features/gallery/parts';
import { listComponentProps } from './test/component-props';

const UI = 'src/components/ui';
const parts = Object.entries<Part>(PARTS);
const shown = new Set(parts.flatMap(([, { files }]) => files));

it('every primitive of components/ui has a drawer in the gallery', () => {
  const primitives = readdirSync(UI)
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => `${UI}/${name}`);
  expect(primitives.filter((file) => !shown.has(file))).toEqual([]);
});

it.each(parts)('the drawer of %s names files that are there, and what they take', (_, part) => {
  expect(part.files.filter((file) => !existsSync(file))).toEqual([]);
  const sheets = part.files.filter((file) => file.endsWith('.tsx') && !file.includes('/_layout/'));
  const taken = Object.assign({}, ...sheets.map(listComponentProps));
  expect(part.props).toEqual(taken);
});
