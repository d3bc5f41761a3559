'use client';
import { useDevicePreference } from '~/device/device-preference';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';

const CHOICES = ['off', 'zh', 'en', 'both'] as const;
export type SubtitlePreference = (typeof CHOICES)[number];

const NAMES = {
  off: 'subtitlesOff',
  zh: 'subtitlesZh',
  en: 'subtitlesEn',
  both: 'subtitlesBoth',
} as const;

/** Subtitle preference of this device; Chinese by default. */
export function useSubtitles(): [SubtitlePreference, (choice: SubtitlePreference) => void] {
  const [stored, store] = useDevicePreference('media.subtitles');
  return [CHOICES.find((choice) => choice === stored) ?? 'zh', store];
}

/** Field for the subtitles: none, one language, both. */
export function SubtitleField({
  value,
  onChange,
}: {
  value: SubtitlePreference;
  onChange: (choice: SubtitlePreference) => void;
}) {
  const t = useScopedI18n('media.player');
  return (
    <fieldset className="flex flex-wrap items-center">
      <legend className="float-left mr-2 text-sm font-semibold">{t('subtitles')}</legend>
      {CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={value === choice}
          onClick={() => onChange(choice)}
          className={classNames(
            'min-h-11 px-2.5 text-sm',
            value === choice
              ? 'font-semibold text-ink underline underline-offset-4'
              : 'text-soft hover:text-text',
          )}
        >
          {t(NAMES[choice])}
        </button>
      ))}
    </fieldset>
  );
}
