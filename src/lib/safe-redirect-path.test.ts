import { expect, test } from 'vitest';
import { safeRedirectPath } from './safe-redirect-path';

test.each(['/', '/my-lesson', '/en/unit/night-market?at=3#top'])('%s is ours', (path) => {
  expect(safeRedirectPath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'my-lesson',
  '',
  undefined,
  ['/cart'],
])('%s is not followed', (path) => {
  expect(safeRedirectPath(path)).toBeNull();
});

test('dots cannot climb into a protocol-relative address', () => {
  expect(safeRedirectPath('/.//evil.example')).toBeNull();
});
