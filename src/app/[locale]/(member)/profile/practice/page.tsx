import { noindexMetadata } from '~/app/_seo/page-metadata';
import { MemberPage } from '~/features/account/components/member-page';
import { PracticeSettings } from '~/features/lesson/components/settings/practice-settings';
import { getI18n, pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { guardUserPage, type RequestedPage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: RequestedPage['query'];
}

export const generateMetadata = noindexMetadata((t) => t('lesson.settings.title'));

/** Settings of practice: how strictly it is scored, how much of it there is in a day, and the reminder. */
export default async function PracticeSettingsPage({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await guardUserPage(language, { path: route('profile-practice'), query });
  const t = await getI18n();
  const { queries, state } = await prefetcher(language);
  await Promise.all([queries.auth.me.prefetch(), queries.settings.get.prefetch()]);
  return (
    <Prefetched state={state()}>
      <MemberPage title={t('lesson.settings.title')} lead={t('lesson.settings.lead')}>
        <PracticeSettings />
      </MemberPage>
    </Prefetched>
  );
}
