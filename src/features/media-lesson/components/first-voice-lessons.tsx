import { CATALOGUE_LOOKS } from '~/components/catalogue-looks';
import { StaticHtml } from '~/components/static-html/static-html';
import { ProgressLabel } from '~/components/ui/progress-label';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import type { ListedVoiceLesson } from '../listed-media';
import { toMediaWords } from '../media-words';
import { toPlayedText } from '../played-text';
import { VoiceCard } from './voice-card';
import { VoiceMarks } from './voice-marks';

interface Props {
  lessons: readonly ListedVoiceLesson[];
  language: Language;
}

/** The newest voice lessons as static HTML, with which the catalogue begins. */
export async function FirstVoiceLessons({ lessons, language }: Props) {
  const t = await getI18n();
  return (
    <>
      <StaticHtml name="first-voice-lessons">
        <ul className={CATALOGUE_LOOKS.covers.list}>
          {lessons.map((lesson, index) => (
            <li key={lesson.slug}>
              <VoiceCard
                lesson={lesson}
                language={language}
                first={index === 0}
                words={toMediaWords(t, lesson)}
                progress={
                  <div data-slot="played" data-key={lesson.slug}>
                    <ProgressLabel value={0} text={toPlayedText(t, 0)} />
                  </div>
                }
              />
            </li>
          ))}
        </ul>
      </StaticHtml>
      <VoiceMarks />
    </>
  );
}
