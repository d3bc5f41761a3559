import { expect, test } from 'vitest';
import { safeRedirectPath } from './safe-redirect-path';

test.each(['/', '/my-lesson', '/en/unit/night-market?at=3#top'])(
  'The redirect path %s is accepted',
  (path) => {
    expect(safeRedirectPath(path)).toBe(path);
  },
);

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
])('The redirect target %s is rejected', (path) => {
  expect(safeRedirectPath(path)).toBeNull();
});

test('A redirect path with dot segments cannot become a protocol-relative address', () => {
  expect(safeRedirectPath('/.//evil.example')).toBeNull();
});
