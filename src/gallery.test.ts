import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PARTS, type Part } from './features/gallery/parts';
import { listComponentProps } from './test/component-props';

const UI = 'src/components/ui';
const parts = Object.entries<Part>(PARTS);
const shown = new Set(parts.flatMap(([, { files }]) => files));

it('Every primitive of components/ui has a part in the gallery', () => {
  const primitives = readdirSync(UI)
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => `${UI}/${name}`);
  expect(primitives.filter((file) => !shown.has(file))).toEqual([]);
});

it.each(parts)(
  'The gallery part %s names existing files and the props of their components',
  (_, part) => {
    expect(part.files.filter((file) => !existsSync(file))).toEqual([]);
    const componentFiles = part.files.filter(
      (file) => file.endsWith('.tsx') && !file.includes('/_layout/'),
    );
    const componentProps = Object.assign({}, ...componentFiles.map(listComponentProps));
    expect(part.props).toEqual(componentProps);
  },
);
