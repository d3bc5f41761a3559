import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import { MessagesFor } from '~/i18n/messages-for';
import { FaqList } from './faq-list';

/** Replaces Next's router, of which a list needs only the URL. */
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const GROUPS = [
  { slug: 'learning', title: '怎麼學' },
  { slug: 'paying', title: '付款' },
];
const QUESTIONS = [
  { slug: 'level', group: 'learning', otherQuestion: 'Where do I begin?' },
  { slug: 'time', group: 'learning', otherQuestion: 'How long does it take?' },
  { slug: 'refund', group: 'paying', otherQuestion: 'Can I have a refund?' },
];

/** The questions that are shown for an address. */
function shownFor(query: string): string[] {
  window.history.replaceState(null, '', `/faq${query}`);
  render(
    <MessagesFor language="zh">
      <FaqList groups={GROUPS} questions={QUESTIONS}>
        <section data-group="learning">
          <details id="level">從哪裡開始？挑一個單元。</details>
          <details id="time">要多久？十分鐘。</details>
        </section>
        <section data-group="paying">
          <details id="refund">可以退費嗎？七天內可以。</details>
        </section>
      </FaqList>
    </MessagesFor>,
  );
  return [...document.querySelectorAll('details')]
    .filter((entry) => !entry.closest('[hidden]'))
    .map(({ id }) => id);
}

it('all questions are shown at first', () => {
  expect(shownFor('')).toEqual(['level', 'time', 'refund']);
});

it('a search finds the words of questions and answers where they stand, and hides groups without any', () => {
  expect(shownFor('?q=十分鐘')).toEqual(['time']);
  expect(document.querySelector<HTMLElement>('[data-group="paying"]')?.hidden).toBe(true);
});

it('a search finds a question by its words in the other language', () => {
  expect(shownFor('?q=refund')).toEqual(['refund']);
});

it('a group shows its questions alone', () => {
  expect(shownFor('?group=paying')).toEqual(['refund']);
});

it('a search that finds nothing says so and hides every question', () => {
  expect(shownFor('?q=diamonds')).toEqual([]);
  expect(screen.getByText(zh.list.noneFound)).not.toBeNull();
});
