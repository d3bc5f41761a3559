// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LANGUAGE_TAGS } from '~/lib/language';
import { LanguageMenu, LanguageRow } from './language-menu';
import type { Shell, ShellLanguage } from './shell-types';

afterEach(cleanup);

const languages: ShellLanguage[] = [
  { code: 'zh', label: '繁體中文', href: '/faq', current: false },
  { code: 'en', label: 'English', href: '/en/faq', current: true },
];

it('the language menu can be used by mouse and by keyboard', async () => {
  const user = userEvent.setup();
  const onLanguage = vi.fn();
  const shell = { languages, onLanguage, labels: { switchLanguage: 'Change' } } as unknown as Shell;
  render(<LanguageMenu shell={shell} />);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(await screen.findByRole('menuitem', { name: '繁體中文' }));
  expect(onLanguage).toHaveBeenLastCalledWith(languages[0]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onLanguage).toHaveBeenCalledTimes(2);
});

it('the links and buttons of the languages have the tags that the pages themselves have', async () => {
  const user = userEvent.setup();
  const shell = { languages, labels: { switchLanguage: 'Change' } } as unknown as Shell;
  render(<LanguageMenu shell={shell} />);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const links = await screen.findAllByRole('menuitem');
  const tags = [LANGUAGE_TAGS.zh, LANGUAGE_TAGS.en];
  expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(tags);
  expect(links.map((link) => link.getAttribute('lang'))).toEqual(tags);
  cleanup();
  render(<LanguageRow shell={shell} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('lang'))).toEqual(tags);
});
