import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BulkAct } from '~/console/bulk/bulk-act';
import { ContentEntry } from '~/console/content/content-entry';
import { MachineVoiceDialog } from '~/console/recording/machine-voice-dialog';
import { ResendDialog } from '~/console/resend-dialog';
import { CancelActivity } from '~/features/console-activities/components/cancel-activity';
import { DiscardActivity } from '~/features/console-activities/components/discard-activity';
import { PublishActivity } from '~/features/console-activities/components/publish-activity';
import { CouponWithdrawal } from '~/features/console-coupons/components/coupon-withdrawal';
import { Resolution } from '~/features/console-discrepancies/components/resolution';
import { AgencyDialog } from '~/features/console-invoices/components/agency-dialog';
import { InvoiceActDialog } from '~/features/console-invoices/components/invoice-act-dialog';
import { LegalWithdrawal } from '~/features/console-legal/components/legal-withdrawal';
import { useResend } from '~/features/console-mails/hooks';
import { OrderRefund } from '~/features/console-money/components/order-refund';
import { MembershipActs } from '~/features/console-people/components/membership-acts';
import { PersonAccess } from '~/features/console-people/components/person-access';
import { PlanRecommendation } from '~/features/console-prices/components/plan-recommendation';
import { PriceDialog } from '~/features/console-prices/components/price-dialog';
import { PriceWithdrawal } from '~/features/console-prices/components/price-withdrawal';
import { usePriceActs } from '~/features/console-prices/hooks';
import { RefundDecision } from '~/features/console-refunds/components/refund-decision';
import { DiscardDraft } from '~/features/console-units/components/discard-draft';
import { DropCorrection } from '~/features/console-units/components/drop-correction';
import { FeedActs } from '~/features/console-units/components/feed-acts';
import { PublishDialog } from '~/features/console-units/components/publish-dialog';
import { UnitWithdrawal } from '~/features/console-units/components/unit-withdrawal';
import { WithdrawDraft } from '~/features/console-units/components/withdraw-draft';
import { HideVideo } from '~/features/console-videos/components/hide-video';
import { LessonActs } from '~/features/console-voice-lessons/components/lesson-acts';
import { RecordSection } from '~/features/console-voice-lessons/components/record-section';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { errors } from '~/i18n/locales/zh/errors';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
beforeEach(prepareWindow);
afterEach(cleanup);

const ID = '00000000-0000-4000-8000-00000000000';
const DAY = new Date('2026-11-26T04:00:00Z');
const both = { zh: '茶', en: 'Tea' };

/** The question before a price is set, for a change that has to be confirmed. */
function Price({ price, close }: { price: number | null; close: () => void }) {
  const { set } = usePriceActs();
  const change = { planId: ID, startsOn: '2026-12-01', price: price ?? 0 };
  return (
    <PriceDialog
      proposed={price === null ? null : change}
      change={{ before: 2670, after: change.price }}
      send={({ concerns }) => set.mutateAsync({ ...change, confirmed: concerns })}
      effect=""
      done=""
      onDone={close}
      onClose={close}
    />
  );
}

/** Buttons that choose one item or another, as in the rows of a table. */
function Choice(props: {
  of: readonly unknown[];
  children: (chosen: never, close: () => void) => ReactNode;
}) {
  const [chosen, choose] = useState<unknown>(null);
  return (
    <>
      {props.of.map((one, index) => (
        <button key={index === 0 ? 'A' : 'B'} type="button" onClick={() => choose(one)}>
          {index === 0 ? '開 A' : '開 B'}
        </button>
      ))}
      {props.children(chosen as never, () => choose(null))}
    </>
  );
}
const A_AND_B = ['開 A', '開 B'];

const invoice = (last: number) => ({
  id: ID + last,
  order: `SY${last}`,
  status: 'DUE',
  kind: 'MEMBER',
  amount: 990,
  number: 'ZA10000000',
  allowanceDue: 100,
});
const invoices = (kind: string) =>
  [1, 2].map((last) => ({ kind, invoice: invoice(last) })) as never;
const activity = {
  slug: 'tea',
  title: both,
  place: both,
  confirmed: 1,
  waiting: 0,
  revision: 0,
  startsAt: DAY,
  endsAt: new Date(DAY.getTime() + 3_600_000),
} as never;
const draft = (over: object = {}) =>
  ({
    id: ID,
    version: 1,
    state: 'DRAFT',
    category: 'health',
    level: 'B1',
    texts: { slug: 'tea', headline: both, access: 'FREE' },
    ...over,
  }) as never;
const lesson = (over: object) =>
  ({
    id: ID,
    version: 1,
    state: 'PUBLISHED',
    isChanged: true,
    problems: [],
    planned: null,
    clipRun: {
      state: 'DONE',
      version: 1,
      done: 1,
      total: 1,
      problems: [],
      isOverdue: false,
    },
    clips: [],
    texts: [],
    ...over,
  }) as never;
const account = { id: ID, sessions: 2, disabledAt: null } as never;
const membership = { level: 'VIP', expiresAt: DAY, paused: null, history: [] } as never;
const refund = {
  id: ID,
  orderId: `${ID}1`,
  amount: 990,
  isGift: false,
  status: 'REQUESTED',
} as never;
const feed = { id: ID, address: 'https://tea.example/rss', isPaused: false, articles: 1 } as never;
const table = {
  getRowModel: () => ({ rows: [{ original: {}, getIsSelected: () => true }] }),
  resetRowSelection: () => {},
} as never;
const preview = {
  paid: 990,
  refunded: 0,
  left: 990,
  ruleAmount: 0,
  isRequested: false,
  refund: {
    amount: 990,
    ends: false,
    isGift: false,
    isGiftClaimed: false,
    cardLast4: '4242',
    memberUntil: { before: DAY, after: null },
    invoice: { effect: 'NONE', status: 'DUE', number: null },
  },
};

function Mails() {
  const resend = useResend();
  const mail = (last: number) => ({
    id: ID + last,
    template: 'receipt',
    recipient: 'a@tea.example',
  });
  return (
    <Choice of={[mail(1), mail(2)] as never}>
      {(chosen, close) => (
        <ResendDialog mail={chosen} resend={resend.mutateAsync} onClose={close} />
      )}
    </Choice>
  );
}

interface Case {
  /** File of the dialog, below `src`. */
  file: string;
  screen: ReactNode;
  /** Names of the buttons that open it, for one item and for another. */
  open: readonly string[];
  /** The call that is refused; '' where the screen itself refuses. */
  call: string;
}
const MONEY = 'features/console-money/components/order-refund.tsx';
const PLAN = 'console/content/plan-dialog.tsx';
const HIDE_VIDEO = 'features/console-videos/components/hide-video.tsx';
const LESSON = 'features/console-voice-lessons/components/lesson-acts.tsx';
const UNITS = 'features/console-units/components';
const ACTIVITIES = 'features/console-activities/components';
const INVOICES = 'features/console-invoices/components';
const video = (hidden: boolean) =>
  (<HideVideo video={{ id: 'v', hidden, planned: null } as never} />) as ReactNode;
const act = (kind: string, call: string): Case => ({
  file: `${INVOICES}/invoice-act-dialog.tsx`,
  screen: (
    <Choice of={invoices(kind)}>
      {(chosen, close) => <InvoiceActDialog act={chosen} onClose={close} />}
    </Choice>
  ),
  open: A_AND_B,
  call: `operator.money.${call}`,
});

const CASES: Case[] = [
  act('ISSUED', 'issueInvoice'),
  act('VOIDED', 'voidInvoice'),
  act('ALLOWED', 'issueAllowance'),
  act('CORRECTED', 'correctInvoice'),
  {
    file: `${INVOICES}/agency-dialog.tsx`,
    screen: (
      <Choice of={[1, 2].map((one) => ({ kind: 'ISSUE', invoices: [invoice(one)] })) as never}>
        {(chosen, close) => (
          <AgencyDialog
            request={chosen}
            onClose={close}
            onSend={() => Promise.reject(new Error('INTERNAL'))}
          />
        )}
      </Choice>
    ),
    open: A_AND_B,
    call: '',
  },
  {
    file: 'features/console-discrepancies/components/resolution.tsx',
    screen: (
      <Choice of={[`${ID}1`, `${ID}2`]}>
        {(chosen, close) => <Resolution id={chosen} onClose={close} />}
      </Choice>
    ),
    open: A_AND_B,
    call: 'operator.money.resolveDiscrepancy',
  },
  {
    file: 'features/console-coupons/components/coupon-withdrawal.tsx',
    screen: (
      <Choice of={['TEA', 'CAKE']}>
        {(chosen, close) => <CouponWithdrawal code={chosen} onClose={close} />}
      </Choice>
    ),
    open: A_AND_B,
    call: 'operator.money.withdrawCoupon',
  },
  {
    file: 'features/console-legal/components/legal-withdrawal.tsx',
    screen: (
      <Choice
        of={
          ['1', '2'].map((version) => ({
            slug: 'terms',
            version,
            name: '條款',
            day: '1/1',
          })) as never
        }
      >
        {(chosen, close) => <LegalWithdrawal chosen={chosen} onClose={close} />}
      </Choice>
    ),
    open: A_AND_B,
    call: 'operator.siteContent.withdrawLegal',
  },
  {
    file: 'features/console-prices/components/price-dialog.tsx',
    screen: (
      <Choice of={[990, 991]}>{(price, close) => <Price price={price} close={close} />}</Choice>
    ),
    open: A_AND_B,
    call: 'operator.money.setPrice',
  },
  {
    file: 'features/console-prices/components/price-withdrawal.tsx',
    screen: (
      <Choice
        of={
          [1, 2].map((id) => ({
            id: ID + id,
            planId: ID + id,
            startsOn: '2026-12-01',
            before: null,
            plan: '月',
            day: '1/1',
            price: '1',
          })) as never
        }
      >
        {(chosen, close) => <PriceWithdrawal chosen={chosen} now={DAY} onClose={close} />}
      </Choice>
    ),
    open: A_AND_B,
    call: 'operator.money.withdrawPrice',
  },
  {
    file: 'features/console-prices/components/plan-recommendation.tsx',
    screen: <PlanRecommendation plan={{ id: ID, name: '月方案', recommended: false }} />,
    open: ['^標示為推薦'],
    call: 'operator.money.recommendPlan',
  },
  {
    file: `${UNITS}/unit-withdrawal.tsx`,
    screen: (
      <Choice of={['a', 'b'].map((slug) => ({ slug, headline: both, learners: 1 })) as never}>
        {(chosen, close) => <UnitWithdrawal unit={chosen} onClose={close} />}
      </Choice>
    ),
    open: A_AND_B,
    call: 'operator.units.withdraw',
  },
  {
    file: 'console/resend-dialog.tsx',
    screen: <Mails />,
    open: A_AND_B,
    call: 'operator.mails.resend',
  },
  {
    file: 'console/bulk/bulk-act.tsx',
    screen: (
      <BulkAct
        table={table}
        isFor={() => true}
        busy={false}
        asksReason
        onSend={() => Promise.reject(new Error('INTERNAL'))}
        label={() => '全部'}
        title={() => '全部？'}
        text=""
        submit="送出"
      />
    ),
    open: ['全部'],
    call: '',
  },
  {
    file: 'console/content/content-entry.tsx',
    screen: (
      <ContentEntry
        id="tea"
        title={both}
        hidden={false}
        form={() => null}
        setHidden={() => Promise.reject(new Error('INTERNAL'))}
      />
    ),
    open: ['隱藏「茶」'],
    call: '',
  },
  {
    file: 'console/recording/machine-voice-dialog.tsx',
    screen: (
      <Choice of={['tea', 'cake']}>
        {(chosen, close) =>
          chosen && (
            <MachineVoiceDialog
              text={chosen}
              explanation=""
              onClose={close}
              drop={() => Promise.reject(new Error('INTERNAL'))}
            />
          )
        }
      </Choice>
    ),
    open: A_AND_B,
    call: '',
  },
  {
    file: `${ACTIVITIES}/cancel-activity.tsx`,
    screen: <CancelActivity activity={activity} />,
    open: ['^取消活動'],
    call: 'operator.activities.cancel',
  },
  {
    file: `${ACTIVITIES}/discard-activity.tsx`,
    screen: <DiscardActivity activity={activity} />,
    open: ['刪除草稿'],
    call: 'operator.activities.discard',
  },
  {
    file: `${ACTIVITIES}/publish-activity.tsx`,
    screen: <PublishActivity activity={activity} disabled={false} />,
    open: ['發布'],
    call: 'operator.activities.publish',
  },
  {
    file: MONEY,
    screen: <OrderRefund number="SY1" />,
    open: ['^退費'],
    call: 'operator.money.refundOrder',
  },
  {
    file: 'features/console-people/components/access-dialog.tsx',
    screen: <PersonAccess account={account} />,
    open: ['停用帳號', '登出所有裝置'],
    call: 'operator.disable',
  },
  {
    file: 'features/console-people/components/membership-act-dialog.tsx',
    screen: <MembershipActs id={ID} role="OWNER" membership={membership} />,
    open: ['補發天數', '暫停會員'],
    call: 'operator.people.grant',
  },
  {
    file: 'features/console-refunds/components/refund-decision.tsx',
    screen: <RefundDecision refund={refund} />,
    open: ['^核准退費'],
    call: 'operator.money.approveRefund',
  },
  {
    file: 'features/console-refunds/components/refund-decision.tsx',
    screen: <RefundDecision refund={refund} />,
    open: ['^不核准'],
    call: 'operator.money.rejectRefund',
  },
  {
    file: `${UNITS}/discard-draft.tsx`,
    screen: <DiscardDraft draft={draft()} />,
    open: ['刪除草稿'],
    call: 'operator.units.discardDraft',
  },
  {
    file: `${UNITS}/drop-correction.tsx`,
    screen: <DropCorrection draft={draft({ state: 'CORRECTING' })} />,
    open: ['放棄更正'],
    call: 'operator.units.dropCorrection',
  },
  {
    file: `${UNITS}/feed-acts.tsx`,
    screen: <FeedActs feed={feed} />,
    open: ['移除'],
    call: 'operator.feeds.remove',
  },
  {
    file: `${UNITS}/publish-dialog.tsx`,
    screen: <PublishDialog draft={draft()} disabled={false} />,
    open: ['發布'],
    call: 'operator.units.publish',
  },
  {
    file: `${UNITS}/withdraw-draft.tsx`,
    screen: <WithdrawDraft draft={draft()} />,
    open: ['下架'],
    call: 'operator.units.withdraw',
  },
  {
    file: HIDE_VIDEO,
    screen: video(false),
    open: ['^隱藏影片'],
    call: 'operator.videos.setHidden',
  },
  { file: PLAN, screen: video(true), open: ['排定時間'], call: 'operator.videos.plan' },
  {
    file: LESSON,
    screen: <LessonActs lesson={lesson({})} />,
    open: ['^隱藏'],
    call: 'operator.voiceLessons.setHidden',
  },
  {
    file: LESSON,
    screen: <LessonActs lesson={lesson({ state: 'NEW' })} />,
    open: ['^刪除這份草稿'],
    call: 'operator.voiceLessons.discard',
  },
  {
    file: 'features/console-voice-lessons/components/record-section.tsx',
    screen: <RecordSection lesson={lesson({})} />,
    open: ['發布'],
    call: 'operator.voiceLessons.publish',
  },
];

const KNOWN = {
  'operator.money.previewOrderRefund': preview,
  'operator.money.priceLadder': { pairs: [], names: [] },
  'operator.people.preview': { before: membership, after: membership },
};
const show = (screenOf: ReactNode) =>
  renderWithPendingCalls(<ZhConsoleMessages>{screenOf}</ZhConsoleMessages>, KNOWN);

/** The open dialog's text fields with their input. */
const listFields = () =>
  [...screen.getByRole('dialog').querySelectorAll('input, textarea')].filter(
    (field): field is HTMLInputElement =>
      !['radio', 'checkbox', 'date'].includes((field as HTMLInputElement).type),
  );
const listTyped = () => listFields().map(({ value }) => value);
const TYPED: Record<string, string> = {
  number: 'AB12345678',
  days: '7',
  LARGE_CHANGE: '990',
};
const typeIntoAll = () => {
  for (const field of listFields())
    fireEvent.change(field, { target: { value: TYPED[field.name] ?? '打到一半' } });
};
const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name: new RegExp(name) })[0]!);
const send = () => fireEvent.submit(screen.getByRole('dialog').querySelector('form')!);

describe.each(CASES)('The dialog of $file for $call', ({ screen: shown, open, call }) => {
  const [first = '', second = first] = open;

  it('It is empty for another thing, and for the same one, after it was given up', async () => {
    const { user } = show(shown);
    for (const next of [second, first]) {
      press(first);
      typeIntoAll();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      press(next);
      expect(listTyped().filter(Boolean)).toEqual([]);
      await user.keyboard('{Escape}');
    }
  });

  it('It stays with the reason and what was typed when it is refused, and is empty for the next', async () => {
    const { user, call: callOf } = show(shown);
    press(first);
    typeIntoAll();
    const typed = listTyped();
    await waitFor(() =>
      expect(screen.getByRole('dialog').querySelector('button[type="submit"]')).toHaveProperty(
        'disabled',
        false,
      ),
    );
    send();
    if (call) await (await callOf(call)).respondWithError('INTERNAL');
    const dialog = await screen.findByRole('dialog');
    const alerts = await within(dialog).findAllByRole('alert');
    const said = alerts.map(({ textContent }) => textContent).join('');
    expect(call ? said : '').toContain(call ? errors.INTERNAL : '');
    expect(said).not.toBe('');
    expect(listTyped()).toEqual(typed);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press(second);
    expect(listTyped().filter(Boolean)).toEqual([]);
    expect(within(screen.getByRole('dialog')).queryByText(errors.INTERNAL)).toBeNull();
  });
});

/** Files of the mechanism, and those whose dialogs are in another file, which is tested. */
const OTHERS = [
  ...['act-button', 'act-dialog', 'withdrawal-dialog'].map((name) => `console/${name}.tsx`),
  ...['gifts/components/gift-table', 'mails/components/mails-page'].map(
    (name) => `features/console-${name}.tsx`,
  ),
  `${UNITS}/publish-section.tsx`,
];

it('Every dialog of an act in the console is tried', () => {
  const asks = /useActForm\(|<(ActButton|WithdrawalDialog|ResendDialog|PlanDialog)\b/;
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file) && !/\.test\./.test(file))
    .filter((file) => asks.test(readFileSync(`src/${file}`, 'utf8')));
  expect(files.length).toBeGreaterThan(25);
  const tried = [...CASES.map(({ file }) => file), ...OTHERS];
  expect(files.filter((file) => !tried.includes(file))).toEqual([]);
});
