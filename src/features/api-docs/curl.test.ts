import { expect, it } from 'vitest';
import type { Operation } from '~/server/rest/openapi/types';
import { toCurlCommand } from './curl';

const operation = (content?: Record<string, unknown>) =>
  ({ ...(content && { requestBody: { required: true, content } }) }) as unknown as Operation;

it('reads with one line', () => {
  expect(toCurlCommand('http://x/cart', operation())).toBe('curl -b jar -c jar http://x/cart');
});

it('quotes what a shell would take for itself', () => {
  const post = operation({ 'application/json': { schema: {}, example: { name: "O'Hara $HOME" } } });
  expect(toCurlCommand('http://x/a', post)).toContain(`-d '{"name":"O'\\''Hara $HOME"}'`);
});

it('sends a form where pictures go', () => {
  const post = operation({
    'multipart/form-data': { schema: {} },
    'application/json': { schema: {}, example: { name: 'Ming' } },
  });
  expect(toCurlCommand('http://x/a', post)).toContain(
    "-F 'name=Ming' \\\n  -F avatar=@picture.jpg",
  );
});
