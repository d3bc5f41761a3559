import { Badge } from '~/components/ui/badge';
import { Cover } from '~/components/ui/cover';
import { LockIcon } from '~/components/ui/icons/marks';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { getUnitCover } from '~/features/course/unit-cover';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import { classNames } from '~/lib/class-names';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import type { UnitSummary } from '~/schemas/lesson';
import { SectionHeader } from './section-header';

/** The newest units as a newspaper's front page: one lead story, the others beside it. */
export async function TodayUnits(props: { units: readonly UnitSummary[]; language: Language }) {
  const t = await getI18n();
  const { language, units } = props;
  return (
    <section className="column py-8 md:py-14" aria-labelledby="units-title">
      <SectionHeader
        id="units-title"
        kicker={t('home.units.kicker')}
        title={t('home.units.title')}
        more={{ href: localePath(language, route('course')), label: t('home.units.all') }}
      />
      {units.length === 0 && (
        <p className="text-soft">
          <Phrases>{t('home.units.empty')}</Phrases>
        </p>
      )}
      <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2 md:gap-y-12 lg:grid-cols-[2fr_1fr]">
        {units.slice(0, 3).map((unit, index) => (
          <li
            key={unit.slug}
            className={index === 0 ? 'md:col-span-2 lg:col-span-1 lg:row-span-2' : ''}
          >
            <TodayUnit unit={unit} language={language} lead={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TodayUnitProps {
  unit: UnitSummary;
  language: Language;
  lead: boolean;
}

async function TodayUnit({ unit, language, lead }: TodayUnitProps) {
  const t = await getI18n();
  const href = localePath(language, route('course-news-slug-lesson', { slug: unit.slug }));
  return (
    <article
      className={classNames(
        'group relative grid gap-4 md:grid-cols-1',
        !lead && 'grid-cols-[2fr_3fr] items-start',
      )}
    >
      <Cover
        src={getUnitCover(unit)}
        className={lead ? 'aspect-[16/9] md:aspect-[16/10]' : 'aspect-[4/3] md:aspect-[16/7]'}
      />
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          <span>{t(`course.category.${unit.category}`)}</span>
          <span>{t(`course.level.${unit.level}`)}</span>
          {unit.access === 'FREE' ? (
            <Badge tone="ink">{t('course.access.FREE')}</Badge>
          ) : (
            <Badge tone="gold">
              <LockIcon className="size-3.5" />
              {t('course.access.VIP')}
            </Badge>
          )}
        </p>
        <h3 className={lead ? 'text-2xl md:text-3xl' : 'text-lg md:text-xl'}>
          <Link href={href} className="teaser-link">
            <Phrases>{unit.headline[language]}</Phrases>
          </Link>
        </h3>
        {language === 'zh' && (
          <p
            lang="en"
            className={classNames(
              'font-english text-soft',
              lead ? 'text-lg' : 'hidden text-base md:block',
            )}
          >
            {unit.headline.en}
          </p>
        )}
        {lead && (
          <p className="max-w-text text-soft">
            <Phrases>{unit.summary[language]}</Phrases>
          </p>
        )}
      </div>
    </article>
  );
}
