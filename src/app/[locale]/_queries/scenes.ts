import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { DEFAULT_LANGUAGE } from '~/lib/language';
import { type SceneSummary, sceneSlugSchema } from '~/schemas/scene';
import { publicCaller } from '~/trpc/server';
import { orNotFound } from './or-not-found';

/** All scenes: content of the release, which no cache has to keep. */
export const listAllScenes = (): Promise<SceneSummary[]> =>
  publicCaller(DEFAULT_LANGUAGE).scene.list();

/** The head of a scene's page; a 404 for an unknown slug. */
export const findSceneSummary = cache(async (slug: string): Promise<SceneSummary> => {
  if (!sceneSlugSchema.safeParse({ slug }).success) notFound();
  return publicCaller(DEFAULT_LANGUAGE).scene.summary({ slug }).catch(orNotFound);
});
