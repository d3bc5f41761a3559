import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import type { UserView } from '~/schemas/auth';
import type { MediaContent, MediaPage } from '~/schemas/media-lesson';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { MediaAccessGuard } from './media-access-guard';

beforeEach(prepareWindow);
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'prerendering');
  vi.unstubAllGlobals();
});

const content: MediaContent = {
  media: '/media/videos/film.mp4',
  cues: [],
  study: { objectives: [], vocabulary: [], questions: [], tasks: [] },
};
const closed = { lesson: { slug: 'film' }, content: null } as MediaPage;
const member = { email: 'ming@shuoyi.example', name: '小明' } as UserView;
const show = (page: MediaPage, user: UserView | null, file?: string) =>
  renderWithPendingCalls(
    <StrictMode>
      <MediaAccessGuard page={page} file={file} cover={null} membersOnlyNotice={CLOSED}>
        {({ media, cues }, loading) => (
          <>
            <p>{media}</p>
            {cues.map(({ en }) => (
              <p key={en}>{en}</p>
            ))}
            {loading}
          </>
        )}
      </MediaAccessGuard>
    </StrictMode>,
    {},
    'zh',
    user,
  );
const CLOSED = 'for members';
const openings = ({ held }: ReturnType<typeof show>) =>
  held.filter(({ path }) => path === 'mediaLesson.open').length;

it('A members’ lesson is opened once, despite repeated mounts and window focus', async () => {
  const page = show(closed, member);
  const opening = await page.call('mediaLesson.open');
  expect(opening.input).toEqual({ slug: 'film' });
  expect(openings(page)).toBe(0);
  await opening.respond(content);
  await screen.findByText(content.media);
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(openings(page)).toBe(0);
});

it('A prerendered page opens no lesson before it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const page = show(closed, member);
  await screen.findByText(zh.media.locked.checking);
  expect(openings(page)).toBe(0);
  Reflect.deleteProperty(document, 'prerendering');
  act(() => void document.dispatchEvent(new Event('prerenderingchange')));
  await page.call('mediaLesson.open');
});

it('Neither a free lesson nor a visitor’s locked lesson is requested from the server', async () => {
  const free = show({ ...closed, content }, member);
  await screen.findByText(content.media);
  expect(openings(free)).toBe(0);
  cleanup();
  const visitor = show(closed, null);
  await screen.findByText(CLOSED);
  expect(openings(visitor)).toBe(0);
});

it('A rejected request shows what is needed to open the lesson and is not repeated', async () => {
  const page = show(closed, member);
  await (await page.call('mediaLesson.open')).respondWithError('MEMBERSHIP_REQUIRED');
  await screen.findByText(CLOSED);
  expect(openings(page)).toBe(0);
});

it('A free lesson plays from its page while the rest of it is fetched, once', async () => {
  const line = {
    startMs: 0,
    endMs: 900,
    en: 'Good morning!',
    zh: '早安！',
    words: [],
    reference: [],
  };
  let respond = (_: Response) => {};
  const fetched = vi.fn(() => new Promise<Response>((resolve) => (respond = resolve)));
  vi.stubGlobal('fetch', fetched);
  show({ ...closed, content }, null, '/lessons/film.json?v=whole');
  expect(screen.getByText(content.media)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(zh.media.locked.loading);
  await act(async () => respond(Response.json({ ...content, cues: [line] })));
  await screen.findByText(line.en);
  expect(screen.queryByRole('status')).toBeNull();
  expect(fetched.mock.calls).toEqual([['/lessons/film.json?v=whole']]);
});

it('A free lesson whose file could not be fetched says so, plays, and tries again', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  show({ ...closed, content }, null, '/lessons/film.json?v=lost');
  await screen.findByText(zh.media.locked.failed);
  expect(screen.getByText(content.media)).toBeTruthy();
  vi.stubGlobal('fetch', async () => Response.json(content));
  fireEvent.click(screen.getByRole('button', { name: zh.media.locked.again }));
  expect(screen.queryByText(zh.media.locked.failed)).toBeNull();
  await vi.waitFor(() => expect(screen.queryByText(zh.media.locked.loading)).toBeNull());
});
