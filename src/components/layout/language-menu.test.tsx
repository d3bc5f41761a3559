// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageMenu } from './language-menu';
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
