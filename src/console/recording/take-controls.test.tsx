import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LevelTrace } from '~/audio/level-trace';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { consoleContent } from '~/i18n/locales/zh/console/content';
import { MessagesFor } from '~/i18n/messages-for';
import { TakeControls } from './take-controls';
import type { TakePhase } from './use-take-check';

afterEach(cleanup);

const t = consoleContent.record;
const show = (phase: TakePhase) => (
  <MessagesFor language="zh">
    <ZhConsoleMessages>
      <TakeControls
        take={{ phase, trace: new LevelTrace(), record() {}, stop() {}, send() {} } as never}
        onStart={() => {}}
      />
    </ZhConsoleMessages>
  </MessagesFor>
);
const listSaid = () =>
  [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')].map(
    ({ textContent }) => textContent,
  );

it('Nothing is announced while the microphone of a take is open, and its focused button keeps its name', () => {
  const { rerender } = render(show({ name: 'idle' } as TakePhase));
  const button = screen.getByRole('button', { name: t.start });
  button.focus();
  rerender(show({ name: 'opening' } as TakePhase));
  expect(listSaid().join('')).toBe(t.opening);
  expect(screen.getByRole('button', { name: t.stop })).toBe(button);
  for (const isDead of [false, true]) {
    rerender(show({ name: 'recording', isDead, isUnmetered: false }));
    expect(listSaid().join('')).toBe('');
    expect(screen.getByRole('button', { name: t.stop })).toBe(button);
    expect(document.activeElement).toBe(button);
  }
  expect(screen.getByText(t.listening)).toBeTruthy();
  expect(screen.getByText(t.dead)).toBeTruthy();
});
