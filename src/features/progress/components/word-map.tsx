'use client';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { WordListButton } from '~/components/ui/word-list-button';
import { wordSubject } from '~/device/recording-store';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import type { ImprovedWord } from '~/schemas/progress';
import { DeleteRecordings } from './delete-recordings';
import { RecordingComparison } from './recording-comparison';

/** The learner's words that passed after they had not, each with the recordings of then and now that this device
 *  has. It stands in the place of the map of sounds while too few sounds are reliable. */
export function WordMap({ words }: { words: readonly ImprovedWord[] }) {
  const t = useScopedI18n('memory.report');
  const lookUp = useScopedI18n('lookUp');
  const language = useLanguage();
  const day = (date: string) => formatDate(new Date(`${date}T00:00:00+08:00`), language);
  return (
    <section aria-labelledby="word-map" className="grid gap-3">
      <h2 id="word-map" className="border-b-2 border-text pb-2 text-xl">
        <Phrases>{t('improved')}</Phrases>
      </h2>
      <p className="text-sm text-soft">
        <Phrases>{words.length > 0 ? t('improvedLead') : t('improvedNone')}</Phrases>{' '}
        <Phrases>{t('improvedWhy')}</Phrases>{' '}
        <Link className="link" href={localePath(language, route('quality'))}>
          {t('howWeListen')}
        </Link>
      </p>
      {words.length > 0 && (
        <>
          <div {...LOOKED_UP_TEXT} className="grid">
            <ul>
              {words.map(({ text, before, now, attempts }) => (
                <li
                  key={text}
                  className="grid items-center gap-x-8 gap-y-1 border-b border-line py-3 md:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]"
                >
                  <span lang="en" className="font-english text-xl">
                    {text}
                  </span>
                  <span className="figures grid text-sm">
                    <span>{t('improvedDays', { before: day(before), now: day(now) })}</span>
                    <span className="text-soft">{t('improvedTries', { count: attempts })}</span>
                  </span>
                  <RecordingComparison subject={wordSubject(text)} />
                </li>
              ))}
            </ul>
            <WordListButton label={lookUp('words')} />
          </div>
          <DeleteRecordings />
        </>
      )}
    </section>
  );
}
