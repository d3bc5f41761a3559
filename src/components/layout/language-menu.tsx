'use client';
import { useRef, useState } from 'react';
import { LANGUAGE_TAGS } from '~/lib/language';
import { lazyComponent } from '../ui/lazy-component';
import { LanguageButton, LanguageFlag } from './language-button';
import type { Shell } from './shell-types';

const LIST = lazyComponent(() =>
  import('./language-list').then(({ LanguageList }) => LanguageList),
);

/** The flag of the current language, with a list of links to this page in the other language. On phones the
 *  choice is in the full-screen menu, and the list is never loaded. */
export function LanguageMenu({ shell }: { shell: Shell }) {
  const button = useRef<HTMLButtonElement>(null);
  const [requested, setRequested] = useState(false);
  const List = LIST.useComponent();
  const request = () => {
    setRequested(true);
    LIST.request().then((loaded) => loaded || setRequested(false));
  };
  if (List) {
    const focused = button.current !== null && button.current === document.activeElement;
    return <List shell={shell} open={requested} focused={focused} />;
  }
  return (
    <LanguageButton
      ref={button}
      shell={shell}
      aria-haspopup="menu"
      aria-expanded={false}
      {...LIST.onReach}
      // The list may replace the button before the finger is lifted.
      onPointerDown={request}
      onClick={request}
    />
  );
}

/** The same choice in the full-screen menu, with both languages visible. */
export function LanguageRow({ shell }: { shell: Shell }) {
  return (
    <div className="flex flex-wrap gap-3">
      {shell.languages.map((language) => (
        <button
          key={language.code}
          type="button"
          lang={LANGUAGE_TAGS[language.code]}
          aria-pressed={language.current}
          onClick={() => shell.onLanguage(language)}
          className="flex min-h-11 items-center gap-2 rounded border border-line px-4 aria-pressed:border-ink aria-pressed:text-ink"
        >
          <LanguageFlag code={language.code} />
          {language.label}
        </button>
      ))}
    </div>
  );
}
