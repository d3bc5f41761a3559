'use client';
import { TaiwanFlag, UnitedStatesFlag } from '../ui/flags';
import { IconButton } from '../ui/icon-button';
import { CheckIcon } from '../ui/icons';
import { Menu, MenuItem } from '../ui/menu';
import type { Shell, ShellLanguage } from './shell-types';

const FLAGS = { zh: TaiwanFlag, en: UnitedStatesFlag } as const;

function Flag({ code }: { code: ShellLanguage['code'] }) {
  const Drawing = FLAGS[code];
  return <Drawing className="h-4 w-6 border border-line" />;
}

/** The flag of the open language; the list leads to this page in the other one. */
export function LanguageMenu({ shell }: { shell: Shell }) {
  const current = shell.languages.find((language) => language.current);
  return (
    <Menu
      trigger={
        <IconButton label={shell.words.switchLanguage}>
          {current && <Flag code={current.code} />}
        </IconButton>
      }
    >
      {shell.languages.map((language) => (
        <MenuItem key={language.code} asChild>
          <a
            href={language.href}
            hrefLang={language.code === 'zh' ? 'zh-TW' : 'en'}
            lang={language.code === 'zh' ? 'zh-TW' : 'en'}
            aria-current={language.current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              shell.onLanguage(language);
            }}
          >
            <Flag code={language.code} />
            <span className="grow">{language.label}</span>
            {language.current && <CheckIcon className="size-4" />}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The same choice in the full-screen menu, both languages in sight. */
export function LanguageRow({ shell }: { shell: Shell }) {
  return (
    <div className="flex flex-wrap gap-3">
      {shell.languages.map((language) => (
        <button
          key={language.code}
          type="button"
          lang={language.code === 'zh' ? 'zh-TW' : 'en'}
          aria-pressed={language.current}
          onClick={() => shell.onLanguage(language)}
          className="flex min-h-11 items-center gap-2 rounded border border-line px-4 aria-pressed:border-ink aria-pressed:text-ink"
        >
          <Flag code={language.code} />
          {language.label}
        </button>
      ))}
    </div>
  );
}
