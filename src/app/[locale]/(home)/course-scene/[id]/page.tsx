import { publicMetadata } from '~/app/_seo/page-metadata';
import { ScenePage } from '~/features/scene/components/scene-page';
import { pageLanguage } from '~/i18n/server';
import { findSceneSummary } from '../../../_queries/scenes';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = publicMetadata('course-scene-id');

/** A scene: the same HTML for everybody; its turns are fetched after hydration. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  return <ScenePage scene={await findSceneSummary((await params).id)} language={language} />;
}
