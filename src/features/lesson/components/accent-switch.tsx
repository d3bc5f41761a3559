'use client';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';

interface Props {
  accent: 'US' | 'GB';
  onChange: (accent: 'US' | 'GB') => void;
}

/** Which of the two recorded voices is heard. */
export function AccentSwitch({ accent, onChange }: Props) {
  const t = useScopedI18n('lesson.accent');
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t('label')}</legend>
      {(['US', 'GB'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={accent === one}
          onClick={() => onChange(one)}
          className={classNames(
            'min-h-11 min-w-11 px-1.5 text-sm font-semibold',
            accent === one ? 'text-ink' : 'text-soft hover:text-text',
          )}
        >
          <span
            className={classNames(
              'border-b-2 pb-0.5',
              accent === one ? 'border-ink' : 'border-transparent',
            )}
          >
            {t(one)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
