import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import { errors } from '~/i18n/locales/zh/errors';
import { draftTextsSchema } from '~/schemas/news';
import type { ClipRunView, OperatorDraft } from '~/schemas/operator-unit';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { PublishSection } from './publish-section';

beforeEach(prepareWindow);
afterEach(cleanup);

const t = { ...zh.consoleUnits, plan: zh.consoleContent.plan };
const texts = draftTextsSchema.parse({
  slug: 'tea',
  access: 'FREE',
  headline: { zh: '茶', en: 'Tea' },
  summary: { zh: '喝茶', en: 'Drinking tea' },
});
const run = (view: Partial<ClipRunView>): ClipRunView => ({
  state: 'DONE',
  version: 3,
  done: 100,
  total: 100,
  problems: [],
  failure: null,
  isOverdue: false,
  requestedAt: new Date(0),
  ...view,
});
const show = (draft: Partial<OperatorDraft>, hasUnsaved = false) =>
  renderWithPendingCalls(
    <ZhConsoleMessages>
      <PublishSection
        hasUnsaved={hasUnsaved}
        draft={{
          id: 'd',
          state: 'DRAFT',
          version: 3,
          category: 'general',
          level: 'B1',
          texts,
          words: [],
          sentences: [],
          problems: [],
          grades: { words: [], sentences: [], sentenceWords: [] },
          lexiconMeanings: [],
          lines: [],
          clipRun: null,
          planned: null,
          createdAt: new Date(0),
          ...draft,
        }}
      />
    </ZhConsoleMessages>,
  );
const button = (name: string) => screen.queryByRole('button', { name });

describe('The last steps of a draft', () => {
  it('A draft that lacks a text, or has unsaved changes, gets no clips', () => {
    show({ problems: [{ field: 'slug', kind: 'empty', detail: '' }] });
    expect(screen.getByText(t.publish.notReady)).toBeTruthy();
    expect(button(t.publish.make)).toHaveProperty('disabled', true);
    cleanup();
    show({}, true);
    expect(screen.getByText(t.publish.unsaved)).toBeTruthy();
    expect(button(t.publish.make)).toHaveProperty('disabled', true);
  });

  it('Clips are asked for of the version that is shown', async () => {
    const { user, call } = show({});
    await user.click(button(t.publish.make)!);
    const asked = await call('operator.units.requestClips');
    expect(asked.input).toEqual({ id: 'd', version: 3 });
    await asked.respondWithError('DRAFT_CHANGED');
    expect(await screen.findByText(errors.DRAFT_CHANGED)).toBeTruthy();
  });

  it('A run under way shows how far it is and offers neither a second one nor the publication', () => {
    show({ clipRun: run({ state: 'RUNNING', done: 40, isOverdue: true }) });
    const bar = screen.getByRole('progressbar', { name: t.publish.bar });
    expect([bar.ariaValueNow, bar.ariaValueText]).toEqual(['40', '已完成 40 段，共 100 段']);
    expect(screen.getByText(zh.consoleContent.run.overdue)).toBeTruthy();
    expect(button(t.publish.make)).toHaveProperty('disabled', true);
    expect(button(t.publish.open)).toBeNull();
  });

  it('A run that failed names each clip with its reason and can be asked for again', () => {
    const problems: ClipRunView['problems'] = [
      { field: 'words.1.text', kind: 'unclear', detail: '60' },
      { field: 'sentences.2.text', kind: 'unspoken', detail: 'no voice' },
    ];
    show({ clipRun: run({ state: 'FAILED', problems }) });
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items[0]).toContain('60 分');
    expect(items[1]).toContain('no voice');
    expect(button(t.publish.makeAgain)).toHaveProperty('disabled', false);
    expect(button(t.publish.open)).toBeNull();
  });

  it('Clips of an older version are made again before anything is published', () => {
    show({ clipRun: run({ version: 2 }) });
    expect(screen.getByText(t.publish.changed)).toBeTruthy();
    expect(button(t.publish.open)).toBeNull();
  });

  it('An hour is set in Taipei, and an hour that has begun is answered where it was set', async () => {
    const { user, call } = show({ clipRun: run({}) });
    await user.click(button(t.plan.open)!);
    const dialog = await screen.findByRole('dialog');
    const day = within(dialog).getByLabelText(t.plan.day) as HTMLInputElement;
    await user.selectOptions(within(dialog).getByLabelText(t.plan.hour), '18:00');
    await user.click(within(dialog).getByRole('button', { name: t.plan.submit }));
    const order = await call('operator.units.planPublication');
    expect(order.input).toMatchObject({ id: 'd', version: 3, day: day.value, hour: 18 });
    await order.respondWithError('PUBLICATION_HOUR_PAST');
    expect(await screen.findByText(errors.PUBLICATION_HOUR_PAST)).toBeTruthy();
  });

  it('A publication that was not done at its hour says why, and can be dismissed', async () => {
    const publishAt = new Date('2026-11-21T10:00:00Z');
    const { user, call } = show({ planned: { publishAt, version: 3, failure: 'clips' } });
    expect(screen.getByText(/2026\/11\/21 18:00/).textContent).toContain(t.plan.failures.clips);
    await user.click(button(t.plan.forget)!);
    const sent = await call('operator.units.cancelPlannedPublication');
    expect(sent.input).toEqual({ id: 'd' });
  });

  it('A correction can be given up, after a question, and a published unit can be corrected', async () => {
    const { user, call } = show({ state: 'CORRECTING' });
    await user.click(button(t.correct.drop)!);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(t.correct.dropText)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: t.correct.drop }));
    expect((await call('operator.units.dropCorrection')).input).toEqual({ id: 'd', version: 3 });
    cleanup();
    const published = show({ state: 'PUBLISHED' });
    await published.user.click(button(t.correct.open)!);
    expect((await published.call('operator.units.correct')).input).toEqual({ id: 'd', version: 3 });
  });
});
