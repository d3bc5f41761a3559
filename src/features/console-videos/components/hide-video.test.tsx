import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import type { OperatorVideo } from '~/schemas/operator-video';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { HideVideo } from './hide-video';

beforeEach(prepareWindow);
afterEach(cleanup);

const t = zh.consoleVideos.hide;
const { plan } = zh.consoleContent;
const show = (video: Partial<OperatorVideo>) =>
  renderWithPendingCalls(
    <ZhConsoleMessages>
      <HideVideo
        video={{
          id: 'v',
          slug: 'tea-house',
          version: 1,
          level: 'B1',
          access: 'FREE',
          hidden: true,
          title: { zh: '茶館', en: 'Tea' },
          summary: { zh: '茶', en: 'Tea' },
          publishedOn: new Date(0),
          durationMs: 60_000,
          media: '/a.mp4',
          picture: null,
          lines: [],
          planned: null,
          ...video,
        }}
      />
    </ZhConsoleMessages>,
  );
const button = (name: string) => screen.queryByRole('button', { name });

describe('Whether learners see a video', () => {
  it('An hour to show a hidden video needs a reason', async () => {
    const { user, call } = show({});
    await user.click(button(plan.open)!);
    const dialog = await screen.findByRole('dialog', { name: t.planTitle });
    const reason = within(dialog).getByLabelText(plan.reason, { exact: false });
    expect(reason).toHaveProperty('required', true);
    await user.type(reason, '週一上線');
    await user.click(within(dialog).getByRole('button', { name: plan.submit }));
    const order = await call('operator.videos.plan');
    expect(order.input).toMatchObject({ id: 'v', hour: 9, reason: '週一上線' });
  });

  it('An hour that is set is shown in Taipei’s time, whatever was saved since, and can be taken back', async () => {
    const publishAt = new Date('2026-11-21T10:00:00Z');
    const { user, call } = show({ version: 5, planned: { publishAt, version: 1, failure: null } });
    expect(screen.getByText('排定在 2026/11/21 18:00 顯示（台北時間）。')).toBeTruthy();
    await user.click(button(plan.takeBack)!);
    expect((await call('operator.videos.cancelPlanned')).input).toEqual({ id: 'v' });
  });

  it('A video that is shown has no hour to set', () => {
    show({ hidden: false });
    expect(screen.getByText(t.isShown)).toBeTruthy();
    expect(button(plan.open)).toBeNull();
  });
});
