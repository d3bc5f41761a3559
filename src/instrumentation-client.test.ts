import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { onRouterTransitionStart } from './instrumentation-client';

it('zod compiles no code at run time, which the content security policy would block', () => {
  expect(onRouterTransitionStart).toBeTypeOf('function');
  const compiled = vi.fn();
  const Original = globalThis.Function;
  globalThis.Function = new Proxy(Original, { construct: compiled }) as FunctionConstructor;
  try {
    expect(z.object({ name: z.string() }).safeParse({ name: 'Mei' }).success).toBe(true);
  } finally {
    globalThis.Function = Original;
  }
  expect(compiled).not.toHaveBeenCalled();
  expect(z.config().jitless).toBe(true);
});
