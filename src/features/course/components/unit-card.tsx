import type { ReactNode } from 'react';
import { Cover } from '~/components/ui/cover';
import type { Language } from '~/lib/language';
import type { ListedUnit } from '../listed-unit';
import type { UnitMetaProps } from './unit-meta';
import { UnitTeaser } from './unit-teaser';

interface Props {
  unit: ListedUnit;
  language: Language;
  words: UnitMetaProps['words'];
  /** The remaining exercises. */
  progress: ReactNode;
}

/** A unit in the catalogue: its cover, its subject, and the remaining exercises. */
export function UnitCard({ unit, language, words, progress }: Props) {
  return (
    <article className="group card">
      <Cover src={unit.cover} />
      <div>
        <UnitTeaser unit={unit} language={language} words={words} as="h2" />
        {progress}
      </div>
    </article>
  );
}
