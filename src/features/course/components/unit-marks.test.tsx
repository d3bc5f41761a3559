import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import { renderWithPendingCalls } from '~/test/pending-calls';
import { UnitMarks } from './unit-marks';

const { left } = zh.course;
const user = { email: 'ann@shuoyi.example', name: 'Ann' };

/** The list as in the page: static HTML, which React does not hydrate. */
const HTML = ['rice', 'tea']
  .map((slug) => `<div data-slot="unit-progress" data-key="${slug}">${left.notStarted}</div>`)
  .join('');
const marks = () => [...document.querySelectorAll('[data-slot]')].map((slot) => slot.textContent);

beforeEach(() => {
  vi.stubGlobal('indexedDB', { databases: async () => [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  return renderWithPendingCalls(
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as StaticHtmlBox has it. */}
      <div dangerouslySetInnerHTML={{ __html: HTML }} />
      <UnitMarks />
    </>,
  );
}

it('A visitor’s list of units stays as the page has it, without a call', async () => {
  const { held, call } = show();
  await (await call('auth.me')).respond(null);
  expect(marks()).toEqual([left.notStarted, left.notStarted]);
  expect(held).toEqual([]);
});

it('A user’s progress takes the place of what the list of units says to everybody', async () => {
  const { call } = show();
  await (await call('auth.me')).respond(user);
  await (await call('lesson.progress')).respond(
    new Map([['tea', { tried: 13, currentIndex: 12, completed: false }]]),
  );
  const text = left.remaining.replace('{left}', '7');
  expect(await screen.findByRole('progressbar', { name: text })).toBeTruthy();
  expect(marks()).toEqual([left.notStarted, text]);
});
