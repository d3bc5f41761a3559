import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import zh from '~/i18n/locales/console-zh';
import { errors } from '~/i18n/locales/zh/errors';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { VOICE_LESSON } from '~prisma/factories/voice-draft';
import { RecordSection } from './record-section';

beforeEach(prepareWindow);
afterEach(cleanup);

const t = zh.consoleVoiceLessons.record;
const { plan } = zh.consoleContent;
const publishAt = new Date('2026-11-21T10:00:00Z');
const DONE: NonNullable<OperatorVoiceLesson['clipRun']> = {
  state: 'DONE',
  version: 3,
  done: 9,
  total: 9,
  problems: [],
  failure: null,
  isOverdue: false,
  requestedAt: new Date(0),
};
const show = (lesson: Partial<OperatorVoiceLesson>) =>
  renderWithPendingCalls(
    <ZhConsoleMessages>
      <RecordSection
        lesson={{
          id: 'd',
          slug: null,
          state: 'NEW',
          isChanged: true,
          learners: 0,
          version: 3,
          content: VOICE_LESSON,
          problems: [],
          grades: new Map(),
          hardWords: new Map(),
          texts: [],
          clips: [],
          clipRun: DONE,
          planned: null,
          ...lesson,
        }}
      />
    </ZhConsoleMessages>,
  );
const button = (name: string) => screen.queryByRole('button', { name });

describe('The last steps of a voice lesson', () => {
  it('An hour is ordered for the version that is shown, and an hour that has begun is refused in words', async () => {
    const { user, call } = show({});
    await user.click(button(plan.open)!);
    const dialog = await screen.findByRole('dialog', { name: plan.title });
    await user.selectOptions(within(dialog).getByLabelText(plan.hour), '18:00');
    await user.click(within(dialog).getByRole('button', { name: plan.submit }));
    const order = await call('operator.voiceLessons.planPublication');
    expect(order.input).toMatchObject({ id: 'd', version: 3, hour: 18 });
    await order.respondWithError('PUBLICATION_HOUR_PAST');
    expect(await screen.findByText(errors.PUBLICATION_HOUR_PAST)).toBeTruthy();
  });

  it('An hour that is set is shown in Taipei’s time and can be taken back', async () => {
    const { user, call } = show({ planned: { publishAt, version: 3, failure: null } });
    expect(screen.getByText('排定在 2026/11/21 18:00 發布（台北時間）。')).toBeTruthy();
    expect(button(plan.change)).toBeTruthy();
    await user.click(button(plan.takeBack)!);
    const sent = await call('operator.voiceLessons.cancelPlannedPublication');
    expect(sent.input).toEqual({ id: 'd' });
    await sent.respond(null);
    expect(await screen.findByText(plan.takenBack)).toBeTruthy();
  });

  it('A lesson that was changed since, or was not published at its hour, says so and gets no hour before it is recorded', () => {
    show({ planned: { publishAt, version: 2, failure: null }, clipRun: { ...DONE, version: 2 } });
    expect(screen.getByText(/到時不會發布/)).toBeTruthy();
    expect(button(plan.change)).toBeNull();
    cleanup();
    show({ planned: { publishAt, version: 2, failure: 'changed' } });
    expect(screen.getByText(/2026\/11\/21 18:00/).textContent).toContain(plan.failures.changed);
    expect(button(plan.forget)).toBeTruthy();
  });

  it('The question before a publication says what it does to a hidden lesson', async () => {
    const { user } = show({ state: 'HIDDEN', slug: 'a-kettle' });
    await user.click(button(t.publish)!);
    expect(await screen.findByText(t.texts.HIDDEN)).toBeTruthy();
  });
});
