import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { invoice as zh } from '~/i18n/locales/zh/invoice';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { TEST_NOON } from '~prisma/factories/noon';
import { OrderFacts } from './order-facts';

beforeAll(prepareWindow);
afterEach(cleanup);

const show = (invoice: object) =>
  renderWithPendingCalls(
    <ZhConsoleMessages>
      <OrderFacts
        buyer={null as never}
        order={
          {
            number: 'SY1',
            status: 'PAID',
            lines: [],
            total: 990,
            coupon: null,
            gift: null,
            createdAt: TEST_NOON,
            paidAt: TEST_NOON,
            invoice,
          } as never
        }
      />
    </ZhConsoleMessages>,
  );

it.each([
  ['COMPANY', '04595257', '口譯工作室'],
  ['MOBILE', '/ABC1234', null],
  ['DONATION', '0123456', null],
  ['MEMBER', null, null],
] as const)(
  'An order says its invoice’s number and kind, with the code and title of %s',
  (kind, code, title) => {
    show({ number: 'AB12345678', status: 'ISSUED', kind, code, title });
    const link = screen.getByRole('link', { name: /AB12345678/ });
    const said = [zh.kinds[kind], code, title].filter(Boolean).join(' · ');
    expect(link.nextElementSibling?.textContent).toBe(said);
  },
);
