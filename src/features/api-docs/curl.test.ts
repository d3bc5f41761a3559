import { expect, it } from 'vitest';
import type { Operation } from '~/server/rest/openapi/types';
import { toCurlCommand } from './curl';

const operation = (content?: Record<string, unknown>) =>
  ({ ...(content && { requestBody: { required: true, content } }) }) as unknown as Operation;

it('a curl command for a GET request is one line', () => {
  expect(toCurlCommand('http://x/cart', operation())).toBe('curl -b jar -c jar http://x/cart');
});

it('a curl command quotes the characters that a shell would interpret', () => {
  const post = operation({ 'application/json': { schema: {}, example: { name: "O'Hara $HOME" } } });
  expect(toCurlCommand('http://x/a', post)).toContain(`-d '{"name":"O'\\''Hara $HOME"}'`);
});

it('a curl command for an upload sends a multipart form', () => {
  const post = operation({
    'multipart/form-data': { schema: {} },
    'application/json': { schema: {}, example: { name: 'Ming' } },
  });
  expect(toCurlCommand('http://x/a', post)).toContain(
    "-F 'name=Ming' \\\n  -F avatar=@picture.jpg",
  );
});
