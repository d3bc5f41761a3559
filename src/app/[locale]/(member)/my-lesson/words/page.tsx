import { noindexMetadata } from '~/app/_seo/page-metadata';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { MyWords } from '~/features/saved-word/components/my-words';
import { parseWordInput } from '~/features/saved-word/word-choice';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { parsePageCount } from '~/schemas/paging';
import { SAVED_WORDS_PAGE_SIZE } from '~/schemas/saved-word';
import { guardUserPage, type RequestedPage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher, prefetchPages } from '~/trpc/prefetcher';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: RequestedPage['query'];
}

export const generateMetadata = noindexMetadata((t) => t('savedWord.title'));

/** The learner's own words. */
export default async function MyWordsPage({ params, searchParams }: Props) {
  const language = await pageLanguage(params);
  await guardUserPage(language, { path: route('my-lesson-words'), query: searchParams });
  const t = await getI18n();
  const query = await searchParams;
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const input = parseWordInput(new URLSearchParams(given));
  const { queries, caller, state } = await prefetcher(language);
  await prefetchPages(
    queries.queryClient,
    queries.savedWord.list.infiniteQueryOptions(input),
    (cursor) => caller.savedWord.list({ ...input, cursor }),
    parsePageCount(query.show, SAVED_WORDS_PAGE_SIZE),
  );
  return (
    <Prefetched state={state()}>
      <p>
        <Link
          className="link inline-flex min-h-11 items-center text-sm"
          href={localePath(language, route('my-lesson'))}
        >
          {t('savedWord.back')}
        </Link>
      </p>
      <h1 className="mb-2 text-3xl">
        <Phrases>{t('savedWord.title')}</Phrases>
      </h1>
      <p className="mb-6 max-w-text text-soft">
        <Phrases>{t('savedWord.lead')}</Phrases>
      </p>
      <MyWords />
    </Prefetched>
  );
}
