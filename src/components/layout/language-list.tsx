'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { LANGUAGE_TAGS } from '~/lib/language';
import { CheckIcon } from '../ui/icons/marks';
import { Menu, MenuItem } from '../ui/menu';
import { LanguageButton, LanguageFlag } from './language-button';
import type { Shell } from './shell-types';

export interface LanguageListProps {
  shell: Shell;
  /** Whether the user pressed the button before the list had loaded: it then opens as soon as it has. */
  open: boolean;
  /** Whether the button that it replaces had the focus. */
  focused: boolean;
}

/** The languages below their button. */
export function LanguageList({ shell, open, focused }: LanguageListProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it replaces the other button.
  useEffect(() => {
    if (focused && !open) button.current?.focus();
  }, []);
  return (
    <Menu defaultOpen={open} trigger={<LanguageButton ref={button} shell={shell} />}>
      {shell.languages.map((language) => (
        <MenuItem key={language.code} asChild>
          <a
            href={language.href}
            hrefLang={LANGUAGE_TAGS[language.code]}
            lang={LANGUAGE_TAGS[language.code]}
            aria-current={language.current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              shell.onLanguage(language);
            }}
          >
            <LanguageFlag code={language.code} />
            <span className="grow">{language.label}</span>
            {language.current && <CheckIcon className="size-4" />}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
