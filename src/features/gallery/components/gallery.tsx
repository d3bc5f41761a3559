'use client';
import { useI18n } from '~/i18n/client';
import { Buttons } from './buttons';
import { Fields } from './fields';
import { Layers } from './layers';
import { Sounds } from './sounds';
import { Tokens } from './tokens';

/** Every primitive of `components/ui` with its states, for whoever changes one of them. */
export function Gallery() {
  const t = useI18n();
  return (
    <div className="column grid gap-12 py-12">
      <h1 className="text-3xl" lang="en">
        Gallery
      </h1>
      <Buttons />
      <Fields />
      <Layers />
      <Sounds />
      <Tokens sentence={t('common.tagline')} />
    </div>
  );
}
