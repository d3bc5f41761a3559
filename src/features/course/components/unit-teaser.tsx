'use client';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { classNames } from '~/lib/class-names';
import { route } from '~/lib/routes';
import type { UnitSummary } from '~/schemas/lesson';
import { UnitMeta } from './unit-meta';

interface Props {
  unit: Omit<UnitSummary, 'envelope'>;
  /** Heading level on its page. */
  as: 'h2' | 'h3';
  className?: string;
}

/** A unit in a list: topic, headline and summary. The headline's link covers the nearest positioned
 *  ancestor. */
export function UnitTeaser({ unit, as: Heading, className }: Props) {
  const t = useScopedI18n('course');
  const language = useLanguage();
  return (
    <>
      <UnitMeta
        unit={unit}
        words={{
          category: t(`category.${unit.category}`),
          level: t(`level.${unit.level}`),
          access: t(`access.${unit.access}`),
        }}
      />
      <Heading className={classNames('text-xl', className)}>
        <Link
          href={localePath(language, route('course-news-slug', { slug: unit.slug }))}
          className="teaser-link"
        >
          <Phrases>{unit.headline[language]}</Phrases>
        </Link>
      </Heading>
      <p className="max-w-text text-sm text-soft">
        <Phrases>{unit.summary[language]}</Phrases>
      </p>
    </>
  );
}
