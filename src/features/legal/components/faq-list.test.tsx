import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import { MessagesFor } from '~/i18n/messages-for';
import { FaqList } from './faq-list';

/** Replaces Next's router, of which a list needs only the URL. */
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(OTHER_QUESTIONS));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const GROUPS = [
  { slug: 'learning', title: '怎麼學' },
  { slug: 'paying', title: '付款' },
];
/** The list's file: the questions in the other language. */
const OTHER_QUESTIONS = [
  { slug: 'level', otherText: 'Where do I begin?' },
  { slug: 'time', otherText: 'How long does it take?' },
  { slug: 'refund', otherText: 'Can I have a refund?' },
];

const FILE = { address: '/lists/questions.json', total: 3, held: 3 };

/** The displayed questions for an address. */
async function shownFor(query: string): Promise<string[]> {
  window.history.replaceState(null, '', `/faq${query}`);
  render(
    <MessagesFor language="zh">
      <FaqList groups={GROUPS} file={FILE}>
        <section data-group="learning">
          <details id="level">
            <summary>從哪裡開始？</summary>挑一個單元。
          </details>
          <details id="time">要多久？十分鐘。</details>
        </section>
        <section data-group="paying">
          <details id="refund">可以退費嗎？七天內可以。</details>
        </section>
      </FaqList>
    </MessagesFor>,
  );
  await act(async () => {});
  return [...document.querySelectorAll('details')]
    .filter((entry) => !entry.closest('[hidden]'))
    .map(({ id }) => id);
}

it('all questions are shown at first', async () => {
  expect(await shownFor('')).toEqual(['level', 'time', 'refund']);
});

it('a search finds the words of questions and answers where they stand, and hides groups without any', async () => {
  expect(await shownFor('?q=十分鐘')).toEqual(['time']);
  expect(document.querySelector<HTMLElement>('[data-group="paying"]')?.hidden).toBe(true);
});

it('a search finds a question by its words in the other language', async () => {
  expect(await shownFor('?q=refund')).toEqual(['refund']);
});

it('a group shows its questions alone', async () => {
  expect(await shownFor('?group=paying')).toEqual(['refund']);
});

it('a search that finds nothing says so and hides every question', async () => {
  expect(await shownFor('?q=diamonds')).toEqual([]);
  expect(screen.getByText(zh.list.noneFound)).not.toBeNull();
});

it('every question has a link to itself, named after the question, once', async () => {
  await shownFor('');
  cleanup();
  await shownFor('');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('details > a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#level', '#time', '#refund']);
  expect(links[0]!.getAttribute('aria-label')).toBe(`${zh.legal.faqList.link}: 從哪裡開始？`);
});
