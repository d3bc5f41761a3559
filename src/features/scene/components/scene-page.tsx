import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import type { SceneSummary } from '~/schemas/scene';
import { ScenePlayer } from './scene-player';

interface Props {
  scene: SceneSummary;
  language: Language;
}

/** The page of a scene: its heading is the same HTML for everybody. */
export async function ScenePage({ scene, language }: Props) {
  const t = await getI18n();
  const { slug, level, title, setting, endings, turns } = scene;
  return (
    <article className="column grid max-w-[720px] gap-8 py-8">
      <header className="grid gap-3">
        <Link
          href={localePath(language, route('course-scene'))}
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          {t('scene.back')}
        </Link>
        <h1 className="border-t-2 border-text pt-4 text-3xl">
          <Phrases>{title[language]}</Phrases>
        </h1>
        <p className="figures flex flex-wrap gap-x-4 text-sm text-soft">
          <span>{t(`scene.level.${level}`)}</span>
          <span>{t('scene.turns', turns)}</span>
          <span>{t('scene.endings', { count: endings.length })}</span>
        </p>
        <p className="max-w-text">
          <Phrases>{setting[language]}</Phrases>
        </p>
      </header>
      <ScenePlayer slug={slug} endings={endings} />
    </article>
  );
}
