import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useI18n, useScopedI18n } from '~/i18n/client';
import { MessagesFor } from '~/i18n/messages-for';

const inEnglish = ({ children }: { children: ReactNode }) => (
  <MessagesFor language="en">{children}</MessagesFor>
);

test('useI18n and useScopedI18n return the same function in every component', () => {
  const { result } = renderHook(
    () => ({
      ts: [useI18n(), useI18n()],
      parts: [useScopedI18n('common'), useScopedI18n('common'), useScopedI18n('cart')],
    }),
    { wrapper: inEnglish },
  );
  const { ts, parts } = result.current;
  expect(ts[0]).toBe(ts[1]);
  expect(parts[0]).toBe(parts[1]);
  expect(parts[0]).not.toBe(parts[2]);
});

test('A scoped text equals the full text, with values and plurals', () => {
  const { result } = renderHook(
    () => ({
      t: useI18n(),
      common: useScopedI18n('common'),
      cart: useScopedI18n('cart'),
      plan: useScopedI18n('plan'),
    }),
    { wrapper: inEnglish },
  );
  const { t, common, cart, plan } = result.current;
  expect(common('retry')).toBe(t('common.retry'));
  expect(common('retry')).not.toContain('retry.');
  expect(cart('grew', { name: 'A plan', qty: 3, before: 1 })).toBe(
    t('cart.grew', { name: 'A plan', qty: 3, before: 1 }),
  );
  expect(plan('months', { count: 1 })).toBe(t('plan.months', { count: 1 }));
  expect(plan('months', { count: 1 })).not.toBe(plan('months', { count: 2 }));
});
