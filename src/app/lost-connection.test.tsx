import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeepAccountButton } from '~/features/account/components/keep-account-button';
import { VerifyEmail } from '~/features/account/components/verify-email';
import { AddButton } from '~/features/cart/components/add-button';
import { MyMedia } from '~/features/media-lesson/components/my-media';
import { CardWays } from '~/features/review/components/card-ways';
import { CardsSetAside } from '~/features/review/components/cards-set-aside';
import type { ReviewItem } from '~/features/review/hooks';
import zh from '~/i18n/locales/zh';
import { prepareWindow, showHoldingCalls } from '~/test/held-calls';
import { useLeave } from './[locale]/_shell/use-leave';

vi.mock('next/navigation', () => {
  const router = { push: () => {}, replace: () => {} };
  return { useRouter: () => router, usePathname: () => '/zh/my-lesson' };
});

const day = new Date('2026-10-01T00:00:00Z');
const title = { zh: '捷運上的對話', en: 'A talk on the metro' };
const film = {
  lesson: { slug: 'metro', kind: 'VIDEO', title },
  positionMs: 0,
  percent: 10,
  startedAt: day,
  lastActiveAt: day,
  completedAt: null,
};
const aside = { id: 'c1', text: 'harbour', translation: '港口', why: 'KNOWN', since: day };
const card = { id: 'c1', version: 3, unit: { slug: 'u', headline: title } } as ReviewItem;

const KNOWN = {
  'auth.me': { email: 'ming@shuoyi.example', name: '小明' },
  'mediaLesson.mine': [film],
  'mediaLesson.progress': null,
  'review.setAside': [aside],
  'review.today': null,
  'cart.get': { items: [], totalItem: 0, totalQty: 0, total: 0, merge: null },
};

function Leave() {
  const { leave } = useLeave();
  return (
    <button type="button" onClick={() => leave()}>
      {zh.common.logout}
    </button>
  );
}

interface Press {
  of: string;
  ui: ReactElement;
  button: string;
  call: string;
}

const PRESSES: Press[] = [
  {
    of: 'taking a film off the desk',
    ui: <MyMedia />,
    button: zh.media.keep.removeLabel.replace('{title}', title.zh),
    call: 'mediaLesson.remove',
  },
  {
    of: 'putting a card back',
    ui: <CardsSetAside />,
    button: zh.memory.aside.putBackLabel.replace('{text}', aside.text),
    call: 'review.putBack',
  },
  {
    of: 'leaving a card',
    ui: <CardWays turn={{ card, again: false }} dispatch={() => {}} />,
    button: zh.memory.sitting.know,
    call: 'review.know',
  },
  {
    of: 'keeping the account',
    ui: <KeepAccountButton />,
    button: zh.security.deletion.cancel,
    call: 'security.cancelDeletion',
  },
  { of: 'logging out', ui: <Leave />, button: zh.common.logout, call: 'auth.logout' },
  {
    of: 'proving an address',
    ui: <VerifyEmail token="t" />,
    button: zh.account.verify.submit,
    call: 'auth.verifyEmail',
  },
  {
    of: 'buying',
    ui: <AddButton product={{ id: 'p', name: '季方案' }} />,
    button: zh.plan.addNamed.replace('{name}', '季方案'),
    call: 'cart.add',
  },
];

beforeEach(prepareWindow);
afterEach(() => {
  vi.restoreAllMocks();
  toast.dismiss();
  cleanup();
});

async function press({ ui, button, call }: Press) {
  const page = showHoldingCalls(ui, KNOWN);
  await page.user.click(await screen.findByRole('button', { name: button }));
  return { page, sent: await page.call(call) };
}

describe.each(PRESSES)('$of', (one) => {
  it.each([
    ['offline', false, zh.common.offline],
    ['to an unreachable server', true, zh.form.noAnswer],
  ])('%s says so, and stays pressable', async (_, connected, sentence) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(connected);
    const { page, sent } = await press(one);
    await sent.lose();
    await screen.findByText(sentence);
    await page.user.click(await screen.findByRole('button', { name: one.button }));
    await page.call(one.call);
  });
});

it('a way back that the network lost is offered once more', async () => {
  const { page, sent } = await press(PRESSES[0]!);
  await sent.answer(null);
  await page.user.click(await screen.findByRole('button', { name: zh.media.keep.undo }));
  await (await page.call('mediaLesson.add')).lose();
  const told = await screen.findByText(zh.form.noAnswer);
  const popup = told.closest<HTMLElement>('[data-sonner-toast]')!;
  await page.user.click(within(popup).getByRole('button', { name: zh.common.retry }));
  const again = await page.call('mediaLesson.add');
  expect(again.input).toEqual({ slug: 'metro' });
  await again.answer(null);
  await waitFor(() =>
    expect(page.held.filter(({ path }) => path === 'mediaLesson.add')).toEqual([]),
  );
});
