import { StaticHtml } from '~/components/static-html/static-html';
import { Phrases } from '~/components/ui/phrases';
import type { ErrorKind } from '~/domain/speech/error-kinds';
import { getI18n } from '~/i18n/server';
import { formatNumber } from '~/lib/format-number';
import type { CurveFigures, NearKind } from '../measured';

/** The share of right readings at which the kinds of errors are listed. */
const LISTED = 0.94;
/** Fewest words of a kind whose share says something. */
const MIN_WORDS = 40;

/** The kinds of near words that have a name among the kinds of errors. */
const NAMES: Readonly<Partial<Record<NearKind, ErrorKind>>> = {
  voice: 'voicing',
  'l/r': 'liquid',
  'm/n/ng': 'nasal',
  th: 'dental',
  v: 'labial',
  'sh/s': 'sibilant',
  vowel: 'vowel',
};

const percent = (fraction: number) => `${Math.round(1000 * fraction) / 10}%`;

/** How much passes when the scorer is more or less strict, and where 94 % of right readings pass what is caught of each
 *  kind of near word. */
export async function PassCurve({ points }: Pick<CurveFigures, 'points'>) {
  const t = await getI18n();
  const listed = points.find(({ right }) => right >= LISTED);
  const nameOf = (kind: NearKind) => {
    if (kind === 'dropped' || kind === 'added') return t(`quality.curve.${kind}`);
    const name = NAMES[kind];
    return name ? t(`quality.errors.kinds.${name}`) : null;
  };
  const kinds = (listed?.kinds ?? [])
    .filter(({ count }) => count >= MIN_WORDS)
    .toSorted((a, b) => b.caught - a.caught)
    .flatMap(({ kind, count, caught }) => {
      const name = nameOf(kind);
      return name ? [{ name, count: formatNumber(count), caught: percent(caught) }] : [];
    });
  return (
    <StaticHtml name="quality-curve" className="grid gap-4 border-t-2 border-text pt-4">
      <h3 className="font-sans text-lg">
        <Phrases>{t('quality.curve.lead')}</Phrases>
      </h3>
      <p className="max-w-text">
        <Phrases>{t('quality.curve.text')}</Phrases>
      </p>
      <ul className="figures grid gap-1.5">
        {points.map(({ right, swapped, near }) => (
          <li key={right}>
            {t('quality.curve.row', {
              right: percent(right),
              swapped: percent(swapped),
              near: percent(near),
            })}
          </li>
        ))}
      </ul>
      {listed && kinds.length > 0 && (
        <>
          <p className="max-w-text">
            <Phrases>{t('quality.curve.kinds', { right: percent(listed.right) })}</Phrases>
          </p>
          <ul className="figures grid gap-x-18 gap-y-1.5 md:grid-cols-2">
            {kinds.map(({ name, count, caught }) => (
              <li key={name}>{t('quality.curve.kind', { kind: name, count, caught })}</li>
            ))}
          </ul>
        </>
      )}
    </StaticHtml>
  );
}
