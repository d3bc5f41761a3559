import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FEED_FAILURES } from '~/domain/news/feed-state';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import { errors } from '~/i18n/locales/zh/errors';
import type { FeedView } from '~/schemas/feed';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { FeedSection } from './feed-section';

beforeEach(prepareWindow);
afterEach(cleanup);

const t = zh.consoleFeeds;
const report = { taken: 2, skipped: 1, unlicensed: 0, refused: 0, rejections: [] };
const feed = (over: Partial<FeedView> = {}): FeedView => ({
  id: '00000000-0000-4000-8000-000000000001',
  address: 'https://tea.example/rss',
  licence: 'CC BY 4.0',
  licenceProblem: null,
  source: null,
  category: null,
  isPaused: false,
  articles: 3,
  state: 'DONE',
  done: 3,
  total: 3,
  report,
  failure: null,
  readAt: new Date(0),
  nextAt: new Date(86_400_000),
  isOverdue: false,
  ...over,
});
const renderSection = () =>
  renderWithPendingCalls(
    <ZhConsoleMessages>
      <FeedSection />
    </ZhConsoleMessages>,
  );
const show = async (...feeds: FeedView[]) => {
  const shown = renderSection();
  await (await shown.call('operator.feeds.list')).respond(feeds);
  return shown;
};
/** Waits for a text that may be split into phrases. */
const says = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text));
const button = (name: string) => screen.getByRole('button', { name });

describe('The feeds', () => {
  it('A feed is added as it was typed, and the form is empty again', async () => {
    const { user, call } = await show();
    await says(t.empty);
    await user.type(screen.getByLabelText(t.address), ' https://tea.example/rss ');
    await user.type(screen.getByLabelText(t.licence), 'CC BY 4.0');
    await user.selectOptions(screen.getByLabelText(t.category), 'health');
    await user.click(button(t.add));
    const added = await call('operator.feeds.add');
    expect(added.input).toEqual({
      address: 'https://tea.example/rss',
      licence: 'CC BY 4.0',
      source: '',
      category: 'health',
    });
    await added.respond({ id: feed().id });
    await (await call('operator.feeds.list')).respond([feed({ state: 'WAITING', report: null })]);
    expect(screen.getByLabelText(t.address)).toHaveProperty('value', '');
    await says(t.waiting);
  });

  it('A feed that is added while the list still loads is in the list', async () => {
    const { user, call } = renderSection();
    const first = await call('operator.feeds.list');
    await user.type(screen.getByLabelText(t.address), 'https://tea.example/rss');
    await user.click(button(t.add));
    await (await call('operator.feeds.add')).respond({ id: feed().id });
    const second = await call('operator.feeds.list');
    await first.respond([]);
    await second.respond([feed({ state: 'WAITING', report: null })]);
    await says(t.waiting);
  });

  it.each(['tea.example', 'ftp://tea.example/', 'https://me:secret@tea.example/', ''])(
    'The address “%s” is not sent',
    async (wrong) => {
      const { user, held } = await show();
      if (wrong) await user.type(screen.getByLabelText(t.address), wrong);
      await user.click(button(t.add));
      await says(t.badAddress);
      expect(held).toEqual([]);
    },
  );

  it('A refused address keeps the typed text, and after a lost response the form says that the outcome is unknown', async () => {
    const { user, call } = await show();
    const address = screen.getByLabelText(t.address);
    await user.type(address, 'http://10.0.0.1/rss');
    await user.click(button(t.add));
    await (await call('operator.feeds.add')).respondWithError('FEED_ADDRESS_PRIVATE');
    await (await call('operator.feeds.list')).respond([]);
    await says(errors.FEED_ADDRESS_PRIVATE);
    expect(address).toHaveProperty('value', 'http://10.0.0.1/rss');
    await user.click(button(t.add));
    await (await call('operator.feeds.add')).loseConnection();
    await (await call('operator.feeds.list')).respond([]);
    await says(t.unknown);
  });

  it('A reading shows how far it is, and cannot be asked for twice', async () => {
    await show(feed({ state: 'READING', done: 2, total: 8, isOverdue: true, nextAt: null }));
    await says('已處理 2 篇，共 8 篇');
    expect(screen.getByRole('progressbar', { name: t.bar })).toBeTruthy();
    await says(t.overdue);
    expect(button('立即讀取：tea.example')).toHaveProperty('disabled', true);
  });

  it('A pending reading is shown as such, without the progress of the previous one', async () => {
    await show(feed({ state: 'WAITING', done: 3, total: 3, nextAt: null }));
    await says(t.waiting);
    expect(document.body.textContent).not.toContain('已處理');
  });

  it.each(FEED_FAILURES)('A reading that failed for “%s” says why', async (kind) => {
    await show(feed({ state: 'FAILED', failure: { kind, detail: '503' } }));
    await says(t.failures[kind].replace('{detail}', '503'));
    await says(t.earlier);
  });

  it('A reading that failed for an encoding that the feed does not say names none', async () => {
    await show(feed({ state: 'FAILED', failure: { kind: 'charset', detail: '' } }));
    await says(t.failures.noCharset);
  });

  it('A report names what was refused, and what no unit may use', async () => {
    const rejections = [{ article: 'Two words', kind: 'tooShort' as const, detail: '2' }];
    await show(
      feed({
        licence: null,
        licenceProblem: null,
        report: { ...report, unlicensed: 2, refused: 1, rejections },
      }),
    );
    const list = await screen.findByRole('list', { name: t.rejections });
    expect(within(list).getByText('Two words')).toBeTruthy();
    await says('其中 2 篇的授權不能用');
    await says(t.noLicence);
  });

  it('A feed is paused and resumed in place, and removed after a question', async () => {
    const { user, call } = await show(feed());
    const { id } = feed();
    await user.click(await screen.findByRole('button', { name: '暫停：tea.example' }));
    const paused = await call('operator.feeds.setPaused');
    expect(paused.input).toEqual({ id, isPaused: true });
    await paused.respond(undefined);
    await (await call('operator.feeds.list')).respond([feed({ isPaused: true, nextAt: null })]);
    await says(t.notPlanned);
    expect(button('恢復：tea.example')).toBeTruthy();

    await user.click(button(t.remove));
    const dialog = within(screen.getByRole('dialog'));
    await says('已經收進的 3 篇文章會留著');
    await user.click(dialog.getByRole('button', { name: t.removal.submit }));
    const removed = await call('operator.feeds.remove');
    expect(removed.input).toEqual({ id });
    await removed.respondWithError('FEED_NOT_FOUND');
    await (await call('operator.feeds.list')).respond([feed()]);
    await says(errors.FEED_NOT_FOUND);
  });
});
