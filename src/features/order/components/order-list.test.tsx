import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { OrderList } from './order-list';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

beforeEach(prepareWindow);
afterEach(cleanup);

it.each([
  ['zh', zh.order.list, '/#contact', '/price'],
  ['en', en.order.list, '/en#contact', '/en/price'],
] as const)(
  'the order list links to the contact form and, while it is empty, to the plans (%s)',
  async (language, texts, form, plans) => {
    const { call } = renderWithPendingCalls(<OrderList />, {}, language);
    expect(screen.getByRole('link', { name: texts.form }).getAttribute('href')).toBe(form);
    await (await call('order.list')).respond([]);
    await screen.findByRole('heading', { name: texts.empty });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([plans, form]);
  },
);
