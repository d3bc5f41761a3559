import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { shownSession, UNKNOWN_SESSION } from '~/features/account/shown-session';
import zh from '~/i18n/locales/zh';
import type { UserView } from '~/schemas/auth';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { StartLesson } from './start-lesson';

beforeAll(prepareWindow);
afterEach(() => {
  cleanup();
  shownSession.set(UNKNOWN_SESSION);
});

const texts = zh.course.unit;

it('a free unit says to a visitor that no account is needed, and to a user only what the microphone is for', () => {
  const unit = { slug: 'rice', access: 'FREE' } as const;
  shownSession.set({ status: 'visitor', user: null });
  renderWithPendingCalls(<StartLesson unit={unit} />);
  expect(document.body.textContent).toContain(texts.free);
  cleanup();
  shownSession.set({ status: 'user', user: { name: '小明' } as UserView });
  renderWithPendingCalls(<StartLesson unit={unit} />);
  expect(document.body.textContent).not.toContain(texts.free);
  expect(document.body.textContent).toContain(texts.microphone);
});

it('a members’ unit says that it is one', () => {
  renderWithPendingCalls(<StartLesson unit={{ slug: 'tea', access: 'VIP' }} />);
  expect(document.body.textContent).not.toContain(texts.free);
  expect(document.body.textContent).toContain(texts.vip);
});
