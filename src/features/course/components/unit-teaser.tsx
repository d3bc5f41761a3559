import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { localePath } from '~/i18n/paths';
import { classNames } from '~/lib/class-names';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import type { ListedUnit } from '../listed-unit';
import { UnitMeta, type UnitMetaProps } from './unit-meta';

interface Props {
  unit: ListedUnit;
  language: Language;
  /** Texts of topic, level and access. */
  words: UnitMetaProps['words'];
  /** Heading level on its page. */
  as: 'h2' | 'h3';
  className?: string;
}

/** A unit in a list: topic, headline and summary. The headline's link covers the nearest positioned
 *  ancestor. */
export function UnitTeaser({ unit, language, words, as: Heading, className }: Props) {
  return (
    <>
      <UnitMeta unit={unit} words={words} />
      <Heading className={classNames('text-xl', className)}>
        <Link
          href={localePath(language, route('course-news-slug', { slug: unit.slug }))}
          staticHtml
          className="teaser-link"
        >
          <Phrases>{unit.headline}</Phrases>
        </Link>
      </Heading>
      <p className="teaser-text">
        <Phrases>{unit.summary}</Phrases>
      </p>
    </>
  );
}
