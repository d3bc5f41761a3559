import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import type { SceneSummary } from '~/schemas/scene';
import { FoundEndings } from './found-endings';

interface Props {
  scenes: readonly SceneSummary[];
  language: Language;
}

/** The page with all scenes, the easier ones first. */
export async function SceneList({ scenes, language }: Props) {
  const t = await getI18n();
  return (
    <article className="column grid gap-8 py-12">
      <header className="grid gap-3 border-t-2 border-text pt-4">
        <h1 className="text-3xl">
          <Phrases>{t('scene.title')}</Phrases>
        </h1>
        <p className="max-w-text text-soft">
          <Phrases>{t('scene.lead')}</Phrases>
        </p>
        <p className="max-w-text text-soft">
          <Phrases>{t('scene.rounds')}</Phrases>
        </p>
      </header>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {scenes.map(({ slug, level, title, setting, endings, turns }) => (
          <li
            key={slug}
            className="group relative grid content-start gap-2 border-t border-line py-5"
          >
            <p className="figures flex flex-wrap gap-x-4 text-sm text-soft">
              <span>{t(`scene.level.${level}`)}</span>
              <span>{t('scene.turns', turns)}</span>
              <span>
                <FoundEndings slug={slug} endings={endings} />
              </span>
            </p>
            <h2 className="text-xl">
              <Link
                href={localePath(language, route('course-scene-id', { id: slug }))}
                className="after:absolute after:inset-0 group-hover:text-ink"
              >
                <Phrases>{title[language]}</Phrases>
              </Link>
            </h2>
            <p className="max-w-text text-soft">
              <Phrases>{setting[language]}</Phrases>
            </p>
          </li>
        ))}
      </ul>
    </article>
  );
}
