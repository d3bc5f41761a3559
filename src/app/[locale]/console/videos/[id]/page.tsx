import { notFound } from 'next/navigation';
import { pageLanguage } from '~/i18n/server';
import { mediaSlugSchema } from '~/schemas/media-lesson';
import { guardConsolePage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { orNotFound } from '../../../_queries/or-not-found';
import { consoleMetadata } from '../../_metadata';
import { VideoPage } from '../../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = consoleMetadata('video.read', (t) =>
  t('consoleShell.pages.videos'),
);

/** One video course with its lines, for editors. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  await guardConsolePage(language, 'video.read');
  const { id: slug } = await params;
  if (!mediaSlugSchema.safeParse({ slug }).success) notFound();
  const { queries, state } = await prefetcher(language);
  await queries.operator.videos.get.fetch({ slug }).catch(orNotFound);
  return (
    <Prefetched state={state()}>
      <VideoPage slug={slug} />
    </Prefetched>
  );
}
