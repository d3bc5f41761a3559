import { toIpa } from '~/domain/speech/ipa';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import type { PhonemeTrend as Trend } from '~/schemas/phoneme-trend';

interface Props {
  trend: Trend;
  language: Language;
}

/** The numbers behind the drawings of the trend: the count of each sound in each unit. */
export async function TrendTable({ trend: { units, sounds }, language }: Props) {
  const t = await getI18n();
  return (
    <details className="text-sm text-on-cover-soft">
      <summary className="min-h-11 cursor-pointer py-2">{t('home.trend.table')}</summary>
      <table className="figures trend-table">
        <thead>
          <tr>
            <th scope="col">{t('home.trend.unit')}</th>
            {sounds.map(({ sound }) => (
              <th key={sound} scope="col">{`/${toIpa(sound, 'US')}/`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map(({ slug, headline }, index) => (
            <tr key={slug}>
              <th scope="row">{headline[language]}</th>
              {sounds.map(({ sound, counts }) => (
                <td key={sound}>{counts[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
