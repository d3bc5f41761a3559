import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { LEVELS } from '~/domain/unit-kinds';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import type { UnitSummary } from '~/schemas/lesson';

interface Props {
  /** Newest first. */
  units: readonly UnitSummary[];
  language: Language;
}

/** The headlines of all units, by level. */
export async function UnitIndex({ units, language }: Props) {
  const t = await getI18n();
  const path = (unit: UnitSummary) =>
    localePath(language, route('course-news-slug', { slug: unit.slug }));
  return (
    <div className="column grid gap-12 py-8">
      <header className="grid gap-3">
        <Link
          href={localePath(language, route('course-news'))}
          className="link inline-flex min-h-11 items-center justify-self-start text-sm"
        >
          {t('course.all.back')}
        </Link>
        <h1 className="text-3xl md:text-4xl">
          <Phrases>{t('course.overview.allUnits')}</Phrases>
        </h1>
        <p className="max-w-text text-soft">
          <Phrases>{t('course.all.lead')}</Phrases>
        </p>
      </header>
      {units.length === 0 && <p className="text-soft">{t('course.catalogue.empty')}</p>}
      {LEVELS.filter((level) => units.some((unit) => unit.level === level)).map((level) => (
        <section
          key={level}
          aria-labelledby={level}
          className="grid gap-3 lg:grid-cols-[1fr_3fr] lg:gap-12"
        >
          <h2 id={level} className="text-xl">
            {t(`course.level.${level}`)}
          </h2>
          <ul className="border-t border-line">
            {units
              .filter((unit) => unit.level === level)
              .map((unit) => (
                <li
                  key={unit.slug}
                  className="flex flex-wrap items-baseline gap-x-4 border-b border-line"
                >
                  <Link
                    href={path(unit)}
                    staticHtml
                    className="link inline-flex min-h-11 items-center"
                  >
                    {unit.headline[language]}
                  </Link>
                  <span className="text-sm text-soft">
                    {`${t(`course.category.${unit.category}`)} · ${t(`course.access.${unit.access}`)}`}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
