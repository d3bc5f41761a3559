import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DEMO_EMAIL } from '~/lib/demo-email';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { DemoNote } from './demo-note';

const showAs = (email: string) => {
  prepareWindow();
  renderWithPendingCalls(<DemoNote />, {}, 'zh', { email });
  return document.querySelector('div')?.textContent;
};

afterEach(cleanup);

it('The demo account says that its practice, order and membership were generated', () => {
  expect(showAs(DEMO_EMAIL)).toMatch(/示範帳號.*系統產生/);
});

it('Any other account shows no such note', () => {
  expect(showAs('mei@shuoyi.example')).toBe('');
});
