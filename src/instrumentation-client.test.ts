import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { onRouterTransitionStart } from './instrumentation-client';

it('zod writes no code at run time, which the content policy would refuse', () => {
  expect(onRouterTransitionStart).toBeTypeOf('function');
  const written = vi.fn();
  const Original = globalThis.Function;
  globalThis.Function = new Proxy(Original, { construct: written }) as FunctionConstructor;
  try {
    expect(z.object({ name: z.string() }).safeParse({ name: 'Mei' }).success).toBe(true);
  } finally {
    globalThis.Function = Original;
  }
  expect(written).not.toHaveBeenCalled();
  expect(z.config().jitless).toBe(true);
});
