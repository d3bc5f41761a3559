import { StaticHtml } from '~/components/static-html/static-html';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { type AnswerCounts, ERROR_KINDS } from '~/domain/speech/error-kinds';
import { hasSoundMap } from '~/domain/speech/reliable-sounds';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import { formatDate } from '~/lib/format-date';
import { formatNumber } from '~/lib/format-number';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import type { ErrorFigures } from '../measured';

/** Fewest words of a kind whose share says something. */
const MIN_WORDS = 20;

const total = ({ clear, again, open }: AnswerCounts): number => clear + again + open;
const percent = (part: number, of: number): string => `${Math.round((100 * part) / of)}%`;

/** What the product answers where another word was said than the text has, by the kind of error, the best heard
 *  first; each with an example to try. Kinds with too few words are left out. */
export async function ErrorKinds({
  errors,
  language,
}: {
  errors: ErrorFigures;
  language: Language;
}) {
  const t = await getI18n();
  const { said, kinds, recordings, speakers, voices, measuredOn } = errors;
  const rows = ERROR_KINDS.filter((kind) => total(kinds[kind]) >= MIN_WORDS)
    .map((kind) => ({ kind, counts: kinds[kind], count: total(kinds[kind]) }))
    .sort((a, b) => b.counts.again / b.count - a.counts.again / a.count);
  return (
    <StaticHtml name="quality-errors" className="grid gap-6 border-t-2 border-text pt-4">
      <h2 className="text-2xl">
        <Phrases>{t('quality.errors.title')}</Phrases>
      </h2>
      <p className="max-w-text">
        <Phrases>{t('quality.errors.text')}</Phrases>
      </p>
      <p className="figures max-w-text text-sm text-soft">
        <Phrases>
          {t(`quality.errors.${voices}`, {
            recordings: formatNumber(recordings),
            speakers,
            day: formatDate(new Date(`${measuredOn}T00:00:00+08:00`), language),
          })}
        </Phrases>{' '}
        <Phrases>
          {t('quality.errors.said', {
            clear: percent(said.clear, total(said)),
            again: percent(said.again, total(said)),
            open: percent(said.open, total(said)),
          })}
        </Phrases>
      </p>
      <ul className="grid gap-x-18 md:grid-cols-2">
        {rows.map(({ kind, counts: { clear, again, open }, count }) => (
          <li key={kind} className="grid content-start gap-1.5 border-t border-line py-4">
            <h3 className="font-sans text-lg">
              <Phrases>{t(`quality.errors.kinds.${kind}`)}</Phrases>
            </h3>
            <p lang="en" className="font-english">
              {t(`quality.errors.examples.${kind}`)}
            </p>
            <div aria-hidden="true" className="flex h-2 bg-sunken">
              <span className="bg-ink" style={{ width: percent(again, count) }} />
              <span className="bg-edge" style={{ width: percent(open, count) }} />
            </div>
            <p className="figures text-sm text-soft">
              {t('quality.errors.answers', {
                again: percent(again, count),
                open: percent(open, count),
                clear: percent(clear, count),
                count: formatNumber(count),
              })}
            </p>
          </li>
        ))}
      </ul>
      <p className="max-w-text">
        <Phrases>{t(hasSoundMap() ? 'quality.errors.soundMap' : 'quality.errors.wordMap')}</Phrases>
      </p>
      <p>
        <Link className="link" href={localePath(language, route('course-listening'))}>
          {t('quality.errors.listen')}
        </Link>
      </p>
    </StaticHtml>
  );
}
