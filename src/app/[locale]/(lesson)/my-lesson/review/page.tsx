import { noindexMetadata } from '~/app/_seo/page-metadata';
import { pageLanguage } from '~/i18n/server';
import { route, routeName } from '~/lib/routes';
import { parseRenderings, parseReviewCount } from '~/schemas/spaced-repetition';
import { guardUserPage, type RequestedPage } from '~/server/api/page-guards';
import { SpokenReview } from './spoken-review';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: RequestedPage['query'];
}

export const generateMetadata = noindexMetadata((t) => t('memory.sitting.title'));

/** Today's review, without header and footer. `?more=1` continues beyond the daily limit, `?count=3` asks for a few
 *  cards only, `?chinese=5` for as many new sentences from Chinese. */
export default async function ReviewPage({ params, searchParams }: Props) {
  const language = await pageLanguage(params);
  const path = route('my-lesson-review');
  await guardUserPage(language, { path, query: searchParams });
  const { more, count, chinese } = await searchParams;
  return (
    <div data-route={routeName(path, language)}>
      <SpokenReview
        more={more === '1'}
        count={parseReviewCount(count)}
        renderings={parseRenderings(chinese)}
      />
    </div>
  );
}
