'use client';
import { ACCENTS, type Accent } from '~/domain/speech/accent';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';

interface Props {
  accent: Accent;
  onChange: (accent: Accent) => void;
}

/** Switch between the two recorded accents. */
export function AccentSwitch({ accent, onChange }: Props) {
  const t = useScopedI18n('lesson.accent');
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t('label')}</legend>
      {ACCENTS.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={accent === option}
          onClick={() => onChange(option)}
          className={classNames(
            'min-h-11 min-w-11 px-1.5 text-sm font-semibold',
            accent === option ? 'text-ink' : 'text-soft hover:text-text',
          )}
        >
          <span
            className={classNames(
              'border-b-2 pb-0.5',
              accent === option ? 'border-ink' : 'border-transparent',
            )}
          >
            {t(option)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
