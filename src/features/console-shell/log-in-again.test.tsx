import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CouponForm } from '~/features/console-coupons/components/coupon-form';
import { Resolution } from '~/features/console-discrepancies/components/resolution';
import { InvoiceActDialog } from '~/features/console-invoices/components/invoice-act-dialog';
import { PersonNotes } from '~/features/console-people/components/person-notes';
import { PriceDialog } from '~/features/console-prices/components/price-dialog';
import { usePriceActs } from '~/features/console-prices/hooks';
import { RefundDecision } from '~/features/console-refunds/components/refund-decision';
import { RoleForm } from '~/features/console-roles/components/role-form';
import { FeedForm } from '~/features/console-units/components/feed-form';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import { errors } from '~/i18n/locales/zh/errors';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { trpc } from '~/trpc/react';
import { LogInAgainDialog } from './components/log-in-again-dialog';

beforeEach(prepareWindow);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const text = zh.consoleShell.logInAgain;
const ID = '00000000-0000-4000-8000-000000000001';
const EMAIL = 'owner@shuoyi.example';
const USER = {
  email: EMAIL,
  name: '阿雯',
  gender: null,
  phone: null,
  avatar: null,
  vip: { level: '', expiresAt: null, paused: null },
  pronunciation: 'US',
  validated: true,
};
const ENDED = 'LOGIN_USER_REQUIRED';

/** Renders a part of the console as its shell does, with the session of an operator. */
async function show(part: ReactNode, known: Record<string, unknown> = {}) {
  const shown = renderWithPendingCalls(
    <ZhConsoleMessages>
      {part}
      <LogInAgainDialog />
    </ZhConsoleMessages>,
    {
      'auth.me': USER,
      'cart.get': null,
      'operator.money.priceLadder': { pairs: [], names: [] },
      ...known,
    },
  );
  await waitFor(() => expect(shown.client.isFetching()).toBe(0));
  return shown;
}
const dialog = () => screen.findByRole('dialog', { name: text.title });
async function logIn({ user, call }: Awaited<ReturnType<typeof show>>) {
  const question = await dialog();
  expect(within(question).getByDisplayValue(EMAIL)).toHaveProperty('readOnly', true);
  await user.type(question.querySelector('[name="password"]')!, 'tea and cake');
  await user.click(within(question).getByRole('button', { name: text.submit }));
  const sent = await call('auth.signIn');
  expect(sent.input).toEqual({ email: EMAIL, password: 'tea and cake' });
  await sent.respond(USER);
}

const refund = { id: ID, orderId: ID, amount: 990, isGift: false, status: 'REQUESTED' } as never;
const issue = { kind: 'ISSUED', invoice: { id: ID, order: 'SY1', amount: 990 } } as never;
const close = () => {};

/** The question before a price is set, for a change that has to be confirmed. */
function PriceQuestion() {
  const { set } = usePriceActs();
  const price = { planId: ID, startsOn: '2026-12-01', price: 990 };
  return (
    <PriceDialog
      proposed={price}
      change={{ before: 2670, after: 990 }}
      send={({ concerns }) => set.mutateAsync({ ...price, confirmed: concerns })}
      effect=""
      done=""
      onDone={close}
      onClose={close}
    />
  );
}

/** Forms with the button that opens them, their call, and whether it is the first call of the act. */
const FORMS: [name: string, form: ReactNode, open: string | null, call: string][] = [
  [
    'a note about a person',
    <PersonNotes key="n" id={ID} notes={[]} />,
    null,
    'operator.people.addNote',
  ],
  ['a coupon', <CouponForm key="c" />, null, 'operator.money.createCoupon'],
  ['a price', <PriceQuestion key="p" />, null, 'operator.money.setPrice'],
  ['a role', <RoleForm key="r" />, null, 'operator.account'],
  ['a feed', <FeedForm key="f" />, null, 'operator.feeds.add'],
  [
    'an answer to a discrepancy',
    <Resolution key="d" id={ID} onClose={close} />,
    null,
    'operator.money.resolveDiscrepancy',
  ],
  [
    'an invoice',
    <InvoiceActDialog key="i" act={issue} onClose={close} />,
    null,
    'operator.money.issueInvoice',
  ],
  [
    'an approval',
    <RefundDecision key="a" refund={refund} />,
    '^核准退費',
    'operator.money.approveRefund',
  ],
  [
    'a rejection',
    <RefundDecision key="x" refund={refund} />,
    '^不核准',
    'operator.money.rejectRefund',
  ],
];

const VALUES: Record<string, string> = {
  number: 'AB12345678',
  email: 'ming@shuoyi.example',
  value: '10',
  price: '990',
  minTotal: '',
  maxUses: '',
  LARGE_CHANGE: '990',
};
const listFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
    ({ type }) => !['date', 'password', 'checkbox', 'radio'].includes(type),
  );
const toValue = ({ name, type }: HTMLInputElement) =>
  VALUES[name] ??
  (type === 'url' ? 'https://tea.example/rss' : type === 'number' ? '10' : '打好的字');

/** A page with two queries and the form of a note. */
function Page() {
  trpc.operator.console.today.useQuery();
  trpc.operator.money.prices.useQuery();
  return <PersonNotes id={ID} notes={[]} />;
}

describe('The end of a session', () => {
  it.each(FORMS)(
    'It keeps what is typed into %s, and sends it after the log-in',
    async (_, form, open, path) => {
      const shown = await show(form);
      if (open) fireEvent.click(screen.getByRole('button', { name: new RegExp(open) }));
      for (const field of listFields())
        fireEvent.change(field, { target: { value: toValue(field) } });
      const typed = listFields().map(({ value }) => value);
      expect(typed.join('')).not.toBe('');
      fireEvent.submit(listFields().at(-1)!.form!);
      const sent = await shown.call(path);
      await sent.respondWithError(ENDED);
      await dialog();
      expect(listFields().map(({ value }) => value)).toEqual([...typed, EMAIL]);
      await logIn(shown);
      const again = await shown.call(path);
      expect(again.input).toEqual(sent.input);
      expect(screen.queryByRole('dialog', { name: text.title })).toBeNull();
    },
  );

  it('The log-in is offered once for all calls, and after it was declined only the next change offers it again', async () => {
    const shown = renderWithPendingCalls(
      <ZhConsoleMessages>
        <Page />
        <LogInAgainDialog />
      </ZhConsoleMessages>,
      { 'auth.me': USER, 'cart.get': null },
    );
    const { user, call, client } = shown;
    await waitFor(() => expect(client.isFetching()).toBe(2));
    await (await call('operator.console.today')).respondWithError(ENDED);
    await (await call('operator.money.prices')).respondWithError(ENDED);
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: text.cancel }));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    void client.refetchQueries();
    await (await call('operator.console.today')).respondWithError(ENDED);
    expect(screen.queryByRole('dialog')).toBeNull();
    const note = screen.getByRole('textbox');
    fireEvent.change(note, { target: { value: '來電 12' } });
    fireEvent.submit((note as HTMLTextAreaElement).form!);
    await (await call('operator.people.addNote')).respondWithError(ENDED);
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.body.textContent).toContain(errors.LOGIN_USER_REQUIRED));
    expect(note).toHaveProperty('value', '來電 12');
  });
});
