import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RETURN_HINT_SCRIPT } from '~/early/return-hint-script';
import { MessagesFor } from '~/i18n/messages-for';
import { useReturnTo } from './use-return-to';

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  usePathname: () => '/zh/login',
}));

afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('data-next');
});

/** The script's result for a URL, and the page's return path for it. */
function readBoth(search: string) {
  window.history.replaceState(null, '', `/login${search}`);
  document.documentElement.removeAttribute('data-next');
  new Function(RETURN_HINT_SCRIPT)();
  const { result } = renderHook(() => useReturnTo(), {
    wrapper: ({ children }) => <MessagesFor language="zh">{children}</MessagesFor>,
  });
  const { isGiven, isCheckout } = result.current;
  return [
    document.documentElement.getAttribute('data-next'),
    isCheckout ? 'payment' : isGiven ? 'page' : null,
  ];
}

it.each([
  ['', null],
  ['?next=', null],
  ['?next=%2Fpayment', 'payment'],
  ['?from=cart&next=%2Fen%2Fpayment%3Fcoupon%3DSPRING', 'payment'],
  ['?next=%2Fpayment%2Flater', 'page'],
  ['?next=%2Fcart', 'page'],
  ['?next=%2Fmy-lesson%23today', 'page'],
  ['?next=%2F%2Fevil.example%2Fpayment', null],
  ['?next=%2F%5Cevil.example', null],
  ['?next=https%3A%2F%2Fevil.example%2Fpayment', null],
])(
  'The return path of %j is shown before hydration as the page reads it afterwards',
  (search, expected) => {
    expect(readBoth(search)).toEqual([expected, expected]);
  },
);
