import { Phrases } from '~/components/ui/phrases';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import type { MediaSummary } from '~/schemas/media-lesson';

interface Props {
  lesson: MediaSummary;
  language: Language;
}

/** The objectives of a video. */
export async function VideoObjectives({ lesson, language }: Props) {
  const t = await getI18n();
  return (
    <section className="grid gap-4" aria-labelledby="learn">
      <h2 id="learn" className="text-2xl">
        <Phrases>{t('media.video.learn')}</Phrases>
      </h2>
      <ul className="grid max-w-text">
        {lesson.objectives.map((objective) => (
          <li key={objective.en} className="border-b border-line py-2">
            {objective[language]}
          </li>
        ))}
      </ul>
    </section>
  );
}
