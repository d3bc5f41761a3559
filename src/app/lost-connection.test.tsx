import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CancelDeletionButton } from '~/features/account/components/cancel-deletion-button';
import { VerifyEmail } from '~/features/account/components/verify-email';
import { AddButton } from '~/features/cart/components/add-button';
import { MyMedia } from '~/features/media-lesson/components/my-media';
import { CardActions } from '~/features/review/components/card-actions';
import { SuspendedCards } from '~/features/review/components/suspended-cards';
import type { ReviewItem } from '~/features/review/hooks';
import zh from '~/i18n/locales/zh';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { useLogoutFlow } from './[locale]/_layout/use-logout-flow';

vi.mock('next/navigation', () => {
  const router = { push: () => {}, replace: () => {} };
  return {
    useRouter: () => router,
    usePathname: () => '/zh/my-lesson',
    useSearchParams: () => new URLSearchParams(),
  };
});

const day = new Date('2026-10-01T00:00:00Z');
const title = { zh: '捷運上的對話', en: 'A talk on the metro' };
const video = {
  lesson: { slug: 'metro', kind: 'VIDEO', title },
  positionMs: 0,
  percent: 10,
  startedAt: day,
  lastActiveAt: day,
  completedAt: null,
};
const suspendedCard = { id: 'c1', text: 'harbour', translation: '港口', why: 'KNOWN', since: day };
const card = { id: 'c1', version: 3, unit: { slug: 'u', headline: title } } as ReviewItem;

const RESPONSES = {
  'auth.me': { email: 'ming@shuoyi.example', name: '小明' },
  'mediaLesson.mine': [video],
  'mediaLesson.progress': null,
  'review.suspendedCards': { rows: [suspendedCard], nextCursor: null },
  'review.today': null,
  'cart.get': { items: [], totalItem: 0, totalQty: 0, total: 0, merge: null },
};

function Leave() {
  const { leave } = useLogoutFlow();
  return (
    <button type="button" onClick={() => leave()}>
      {zh.common.logout}
    </button>
  );
}

interface Action {
  name: string;
  ui: ReactElement;
  button: string;
  call: string;
}

const ACTIONS: Action[] = [
  {
    name: 'Removing a video from My Learning',
    ui: <MyMedia />,
    button: zh.media.keep.removeLabel.replace('{title}', title.zh),
    call: 'mediaLesson.remove',
  },
  {
    name: 'Restoring a suspended card',
    ui: <SuspendedCards />,
    button: zh.memory.aside.putBackLabel.replace('{text}', suspendedCard.text),
    call: 'review.restoreCard',
  },
  {
    name: 'Marking a card as known',
    ui: <CardActions turn={{ card, again: false }} dispatch={() => {}} />,
    button: zh.memory.sitting.know,
    call: 'review.know',
  },
  {
    name: 'Cancelling the deletion of the account',
    ui: <CancelDeletionButton />,
    button: zh.security.deletion.cancel,
    call: 'security.cancelDeletion',
  },
  { name: 'Logging out', ui: <Leave />, button: zh.common.logout, call: 'auth.signOut' },
  {
    name: 'Verifying an e-mail',
    ui: <VerifyEmail token="t" />,
    button: zh.account.verify.submit,
    call: 'auth.verifyEmail',
  },
  {
    name: 'Adding to the cart',
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

async function act({ ui, button, call }: Action) {
  const page = renderWithPendingCalls(ui, RESPONSES);
  await page.user.click(await screen.findByRole('button', { name: button }));
  return { page, sent: await page.call(call) };
}

describe.each(ACTIONS)('$name', (action) => {
  it.each([
    ['offline', false, zh.common.offline],
    ['to an unreachable server', true, zh.form.noAnswer],
  ])(
    `${action.name} %s shows an error, and the button stays enabled`,
    async (_, connected, sentence) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(connected);
      const { page, sent } = await act(action);
      await sent.loseConnection();
      await screen.findByText(sentence);
      await page.user.click(await screen.findByRole('button', { name: action.button }));
      await page.call(action.call);
    },
  );
});

it('An undo that failed because of the network is offered again', async () => {
  const { page, sent } = await act(ACTIONS[0]!);
  await sent.respond(null);
  await page.user.click(await screen.findByRole('button', { name: zh.media.keep.undo }));
  await (await page.call('mediaLesson.add')).loseConnection();
  const errorText = await screen.findByText(zh.form.noAnswer);
  const popup = errorText.closest<HTMLElement>('[data-sonner-toast]')!;
  await page.user.click(within(popup).getByRole('button', { name: zh.common.retry }));
  const again = await page.call('mediaLesson.add');
  expect(again.input).toEqual({ slug: 'metro' });
  await again.respond(null);
  await waitFor(() =>
    expect(page.held.filter(({ path }) => path === 'mediaLesson.add')).toEqual([]),
  );
});
