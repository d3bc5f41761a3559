import type { ComponentProps } from 'react';
import { TaiwanFlag, UnitedStatesFlag } from '../ui/flags';
import { IconButton } from '../ui/icon-button';
import type { Shell, ShellLanguage } from './shell-types';

const FLAGS = { zh: TaiwanFlag, en: UnitedStatesFlag } as const;

export function LanguageFlag({ code }: { code: ShellLanguage['code'] }) {
  const Drawing = FLAGS[code];
  return <Drawing className="h-4 w-6 border border-line" />;
}

/** The flag of the current language, a button that opens the list of languages. */
export function LanguageButton({ shell, ...rest }: { shell: Shell } & ComponentProps<'button'>) {
  const current = shell.languages.find((language) => language.current);
  return (
    <IconButton {...rest} label={shell.labels.switchLanguage}>
      {current && <LanguageFlag code={current.code} />}
    </IconButton>
  );
}
