import { publicMetadata } from '~/app/_seo/page-metadata';
import { SceneList } from '~/features/scene/components/scene-list';
import { pageLanguage } from '~/i18n/server';
import { listAllScenes } from '../../../_queries/scenes';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('course-scene');

/** The page with all scenes. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  return <SceneList scenes={await listAllScenes()} language={language} />;
}
