import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { consoleMoney } from '~/i18n/locales/zh/console/money';
import type { DiscrepancyRow } from '~/schemas/operator-discrepancy';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { TEST_NOON } from '~prisma/factories/noon';
import { DiscrepancyTable } from './discrepancy-table';

beforeAll(prepareWindow);
afterEach(cleanup);

const discrepancy = (last: number, over: Partial<DiscrepancyRow>) =>
  ({
    id: `00000000-0000-4000-8000-00000000000${last}`,
    number: `SY${last}`,
    orderId: null,
    foundAt: TEST_NOON,
    resolvedAt: null,
    note: null,
    buyer: null,
    resolvedBy: null,
    ...over,
  }) as DiscrepancyRow;
const at = (gateway: string) => ({ gateway, reference: 'R 1', currency: 'TWD', amount: 100 });

it('The row of a wrong amount names its gateway and leads to it, and others lead nowhere', async () => {
  renderWithPendingCalls(
    <ZhConsoleMessages>
      <DiscrepancyTable />
    </ZhConsoleMessages>,
    {
      'operator.money.discrepancies': {
        rows: [
          discrepancy(1, { kind: 'WRONG_AMOUNT', detail: at('stripe') }),
          discrepancy(2, { kind: 'WRONG_AMOUNT', detail: at('ecpay') }),
          discrepancy(3, { kind: 'WRONG_AMOUNT', detail: at('sandbox') }),
          discrepancy(4, { kind: 'INVOICE_NOT_ISSUED', detail: at('invoice') }),
        ],
        nextCursor: null,
      },
    },
  );
  const row = (number: string) => screen.findByRole('row', { name: new RegExp(number) });
  const linksOut = async (number: string) =>
    within(await row(number))
      .queryAllByRole('link')
      .filter((link) => link.getAttribute('target') === '_blank')
      .map((link) => link.getAttribute('href'));
  expect(await linksOut('SY1')).toEqual(['https://dashboard.stripe.com/search?query=R%201']);
  expect(await linksOut('SY2')).toEqual(['https://vendor.ecpay.com.tw/']);
  expect(await linksOut('SY3')).toEqual([]);
  expect(await linksOut('SY4')).toEqual([]);
  const { gateways } = consoleMoney;
  expect((await row('SY2')).textContent).toContain(`${gateways.ecpay} R 1`);
  expect((await row('SY3')).textContent).toContain(`${gateways.sandbox} R 1`);
  expect((await row('SY4')).textContent).toContain(`${gateways.invoice} R 1`);
});
