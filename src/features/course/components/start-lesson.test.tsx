import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import zh from '~/i18n/locales/zh';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { StartLesson } from './start-lesson';

beforeAll(prepareWindow);
afterEach(cleanup);

const texts = zh.course.unit;

it('a free unit says to a visitor that no account is needed, and to a user only what the microphone is for', () => {
  const unit = { slug: 'rice', access: 'FREE' } as const;
  renderWithPendingCalls(<StartLesson unit={unit} />, {}, 'zh', null);
  expect(document.body.textContent).toContain(texts.free);
  cleanup();
  renderWithPendingCalls(<StartLesson unit={unit} />, {}, 'zh', { name: '小明' });
  expect(document.body.textContent).not.toContain(texts.free);
  expect(document.body.textContent).toContain(texts.microphone);
});

it('a members’ unit says that it is one', () => {
  renderWithPendingCalls(<StartLesson unit={{ slug: 'tea', access: 'VIP' }} />);
  expect(document.body.textContent).not.toContain(texts.free);
  expect(document.body.textContent).toContain(texts.vip);
});
