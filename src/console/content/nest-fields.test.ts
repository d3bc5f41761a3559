import { expect, it } from 'vitest';
import { nestFields } from './nest-fields';

it('Fields are nested by their paths', () => {
  expect(nestFields({ kind: 'NEWS', 'title.zh': '茶', 'title.en': 'Tea' })).toEqual({
    kind: 'NEWS',
    title: { zh: '茶', en: 'Tea' },
  });
});
