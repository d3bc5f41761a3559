import { expect, it } from 'vitest';
import { nearbyServiceTests } from './nearby-service-tests.mjs';

const near = (...changed: string[]) => nearbyServiceTests('.', changed);

it('A changed service has the tests of its folder', () => {
  const tests = near('src/server/services/cart/add-item.ts');
  expect(tests).toContain('src/server/services/cart/cart.test.ts');
  expect(tests.some((file) => file.includes('/services/invoice/'))).toBe(false);
});

it('A changed rule has the tests of the services that import it', () => {
  expect(near('src/domain/cart.ts')).toContain('src/server/services/cart/cart.test.ts');
});

it('A changed service test is run itself', () => {
  const test = 'src/server/services/contact/contact.test.ts';
  expect(near(test)).toContain(test);
});

it('A changed component has no service tests', () => {
  expect(near('src/components/ui/button.tsx')).toEqual([]);
});
