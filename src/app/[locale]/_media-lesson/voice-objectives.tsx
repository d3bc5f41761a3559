import { Phrases } from '~/components/ui/phrases';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import type { MediaSummary } from '~/schemas/media-lesson';

interface Props {
  lesson: MediaSummary;
  language: Language;
}

/** The objectives of a voice lesson. */
export async function VoiceObjectives({ lesson, language }: Props) {
  const t = await getI18n();
  return (
    <section className="grid gap-3" aria-labelledby="objectives">
      <h2 id="objectives" className="text-lg">
        <Phrases>{t('voice.header.objectives')}</Phrases>
      </h2>
      <ol className="grid gap-x-8 gap-y-3 md:grid-cols-3">
        {lesson.objectives.map((objective) => (
          <li key={objective.en} className="border-t border-gold pt-2 text-sm">
            {objective[language]}
          </li>
        ))}
      </ol>
    </section>
  );
}
