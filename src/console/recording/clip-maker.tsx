'use client';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';

interface ClipMakerProps {
  /** Time and person of the recording; null for a machine's clip. */
  recorded: { at: Date; by: string | null } | null;
}

/** The maker of a clip. */
export function ClipMaker({ recorded }: ClipMakerProps) {
  const t = useScopedI18n('consoleContent.recording');
  const language = useLanguage();
  const time = recorded && formatDateTime(recorded.at, language);
  return (
    <span className="text-soft">
      {!recorded
        ? t('machine')
        : recorded.by
          ? t('recorded', { name: recorded.by, time })
          : t('recordedByNobody', { time })}
    </span>
  );
}
