import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { MessagesFor } from '~/i18n/messages-for';
import { ApiCallError } from '~/trpc/api-call-error';
import { Loaded, type LoadedQuery, toLoaded } from './loaded';

afterEach(cleanup);

const refetch = vi.fn();
const query = (over: Partial<LoadedQuery<string>>): LoadedQuery<string> => ({
  data: undefined,
  error: null,
  isPaused: false,
  refetch,
  ...over,
});
const page = (over: Partial<LoadedQuery<string>>) => (
  <MessagesFor language="zh">
    <ZhConsoleMessages>
      <Loaded query={query(over)} failed="訂單載入失敗。">
        {(name) => <textarea aria-label={name} />}
      </Loaded>
    </ZhConsoleMessages>
  </MessagesFor>
);
const refused = (errorCode: string) => new ApiCallError({ errorCode });

it('Typed text stays when the page cannot be reloaded, and a notice says that the shown data is older', async () => {
  const { rerender } = render(page({ data: '備註' }));
  await userEvent.type(await screen.findByLabelText('備註'), '來電');
  rerender(page({ data: '備註', error: new TypeError('Failed to fetch') }));
  expect((screen.getByLabelText('備註') as HTMLTextAreaElement).value).toBe('來電');
  expect(screen.getByRole('alert').textContent).toContain('畫面上是先前的內容');
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('A page that never loaded shows the error, or without a connection that it waits for one', async () => {
  const { rerender } = render(page({ error: new TypeError('Failed to fetch') }));
  expect((await screen.findByRole('alert')).textContent).toContain('訂單載入失敗。');
  rerender(page({ isPaused: true }));
  expect(screen.getByRole('status').textContent).toBe('目前沒有網路連線，連上後會自動載入。');
});

it('A load that failed with an unexpected error shows the number of the request', async () => {
  const error = new ApiCallError({ errorCode: 'INTERNAL', requestId: 'bf85ee71' });
  const { rerender } = render(page({ error }));
  expect((await screen.findByRole('alert')).textContent).toContain('請附上編號 bf85ee71。');
  rerender(page({ data: '備註', error }));
  expect(screen.getByRole('alert').textContent).toContain('請附上編號 bf85ee71。');
  rerender(page({ data: '備註', error: refused('TOO_MANY_REQUESTS') }));
  expect(screen.getByRole('alert').textContent).not.toContain('編號');
});

it('An operator whose role was taken away sees nothing more of the page, and why', async () => {
  const { rerender } = render(page({ data: '備註' }));
  await screen.findByLabelText('備註');
  rerender(page({ data: '備註', error: refused('FORBIDDEN') }));
  expect(screen.queryByLabelText('備註')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('您的角色已經不能看這裡的資料。');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each(['FORBIDDEN', 'LOGIN_USER_REQUIRED'])(
  'Typed text can be copied when the page becomes unavailable (%s)',
  async (code) => {
    const { rerender } = render(page({ data: '備註' }));
    await userEvent.type(await screen.findByLabelText('備註'), '打到一半');
    rerender(page({ data: '備註', error: refused(code) }));
    const left = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect(left.value).toBe('打到一半');
    expect(left.readOnly).toBe(true);
    expect(screen.getByRole('heading', { name: '您打好的字' })).toBeTruthy();
  },
);

it('A list whose next page did not come shows the rows that it has without a notice above them', () => {
  const list = { ...query({ data: '備註', error: new TypeError() }), isFetchNextPageError: true };
  expect(toLoaded(list).error).toBeNull();
});
