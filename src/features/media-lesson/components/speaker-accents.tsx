'use client';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { MediaStudy } from '~/schemas/media-lesson';

/** The accents of the speakers, so that learners do not mistake a Scottish one for standard British English. */
export function SpeakerAccents({ study }: { study: Pick<MediaStudy, 'speakers' | 'voices'> }) {
  const t = useScopedI18n('voice.player');
  const language = useLanguage();
  const voices = new Map(study.voices);
  const named = (study.speakers ?? []).flatMap(([speaker, name]) => {
    const voice = voices.get(speaker);
    return voice ? [{ speaker, name: name[language], variety: voice.variety }] : [];
  });
  if (named.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-soft">
      {named.map(({ speaker, name, variety }) => (
        <li key={speaker}>{t('speaker', { name, accent: t(`accents.${variety}`) })}</li>
      ))}
    </ul>
  );
}
