import { Phrases } from '~/components/ui/phrases';
import type { ContentCount, ContentCounts } from '~/domain/plan-contents';
import { LEVELS } from '~/domain/unit-kinds';
import { getI18n } from '~/i18n/server';
import { DAILY_REVIEWS } from '~/schemas/learner-settings';
import { ContentsRow } from './contents-row';

interface Props {
  counts: Record<'units' | 'voices' | 'videos', ContentCounts> & { newUnits: ContentCount };
}

/** The numbers of free lessons beside those for members. */
export async function PlanContentsTable({ counts }: Props) {
  const t = await getI18n();
  const { units, newUnits, voices, videos } = counts;
  const reviews = t('plan.contents.reviewCount', {
    min: DAILY_REVIEWS.min,
    max: DAILY_REVIEWS.max,
  });
  const unlimited = t('plan.contents.unlimited');
  const numbers = ({ free, all }: ContentCount) => ({ free, members: all });
  return (
    <section aria-labelledby="contents" className="grid gap-3 border-t-2 border-text pt-4">
      <h2 id="contents" className="text-xl">
        <Phrases>{t('plan.contents.title')}</Phrases>
      </h2>
      <p className="max-w-text text-soft">
        <Phrases>{t('plan.contents.note')}</Phrases>
      </p>
      <table className="plan-contents">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('plan.contents.forAll')}</th>
            <th scope="col">{t('plan.contents.forMembers')}</th>
          </tr>
        </thead>
        <tbody>
          <ContentsRow label={t('plan.contents.units')} {...numbers(units)} />
          {LEVELS.map((level) => (
            <ContentsRow
              key={level}
              isPart
              label={t('plan.contents.level', { level })}
              {...numbers(units.byLevel[level])}
            />
          ))}
          {newUnits.all > 0 && (
            <ContentsRow isPart label={t('plan.contents.recent')} {...numbers(newUnits)} />
          )}
          <ContentsRow label={t('plan.contents.voices')} {...numbers(voices)} />
          <ContentsRow label={t('plan.contents.videos')} {...numbers(videos)} />
          <ContentsRow label={t('plan.contents.reviews')} free={reviews} members={reviews} />
          <ContentsRow label={t('plan.contents.score')} free={unlimited} members={unlimited} />
        </tbody>
      </table>
    </section>
  );
}
