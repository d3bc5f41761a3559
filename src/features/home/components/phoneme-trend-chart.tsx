import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import type { ForeignPhoneme } from '~/domain/phoneme-trend';
import { toIpa } from '~/domain/speech/ipa';
import type { HintKey } from '~/domain/speech/mandarin-errors';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import { formatNumber } from '~/lib/format-number';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import type { PhonemeTrend as Trend } from '~/schemas/phoneme-trend';
import { CountLine } from './count-line';
import { TrendTable } from './trend-table';

/** How to pronounce each phoneme, contrasted with its usual confusion. */
const HINTS: Record<ForeignPhoneme, HintKey> = {
  TH: 'thAsS',
  DH: 'dhAsD',
  V: 'vAsW',
  Z: 'zAsS',
  AE: 'aeAsEh',
};

/** Frequency of the phonemes that Mandarin lacks, unit by unit, counted in the units' sentences; with
 *  how each is pronounced, and the unit with most of it. */
export async function PhonemeTrendChart({ trend, language }: { trend: Trend; language: Language }) {
  const t = await getI18n();
  const { units, sounds } = trend;
  const last = units.at(-1);
  if (!last || sounds.length === 0) return null;
  const highest = Math.max(...sounds.flatMap(({ counts }) => counts));
  const total = sounds.reduce((sum, phoneme) => sum + phoneme.total, 0);
  return (
    <section className="bg-cover-ground text-on-cover" aria-labelledby="trend-title">
      <div className="column grid grid-cols-1 gap-4 py-6 md:gap-8 md:py-18">
        <header className="grid gap-2">
          <p className="text-sm font-semibold tracking-wide text-gold-on-cover">
            {t('home.trend.kicker')}
          </p>
          <h2 id="trend-title" className="text-xl leading-tight md:text-3xl">
            <Phrases>{t('home.trend.title')}</Phrases>
          </h2>
          <p className="figures max-w-text text-on-cover-soft max-md:text-sm">
            {t('home.trend.lead', {
              units: units.length,
              sounds: sounds.length,
              total: formatNumber(total),
            })}
          </p>
        </header>
        <ul className="sound-counts shelf gap-x-4 [--shelf-item:17.5rem] md:grid">
          {sounds.map(({ sound: phoneme, counts, total: times, most, word }) => {
            const unit = units[most] ?? last;
            return (
              <li key={phoneme}>
                <h3>{`/${toIpa(phoneme, 'US')}/`}</h3>
                <p>
                  <Phrases>{t(`hints.${HINTS[phoneme]}`)}</Phrases>
                </p>
                <div>
                  <CountLine
                    counts={counts}
                    highest={highest}
                    strongest={most}
                    label={t('home.trend.line', { total: times, most: counts[most] ?? 0 })}
                  />
                  <p>{times}</p>
                </div>
                <p>
                  <Link href={localePath(language, route('course-news-slug', { slug: unit.slug }))}>
                    <Phrases>
                      {t('home.trend.most', {
                        headline: unit.headline[language],
                        times: counts[most] ?? 0,
                      })}
                    </Phrases>
                    {word && <span lang="en">{word}</span>}
                  </Link>
                </p>
              </li>
            );
          })}
        </ul>
        <TrendTable trend={trend} language={language} />
      </div>
    </section>
  );
}
