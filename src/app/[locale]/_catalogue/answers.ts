import 'server-only';
import { TRPCError } from '@trpc/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Language } from '~/i18n/language';
import { type ActivityPage, activitySlugSchema } from '~/schemas/activity';
import {
  type LegalSlug,
  type LegalView,
  type NewsHonorPage,
  newsHonorSlugSchema,
} from '~/schemas/publication';
import { cachedAnswer, publicCaller } from '~/trpc/server';

/** What the answer is, or a real 404 when there is nothing of that name. */
async function orNotFound<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
    throw error;
  }
}

/** An activity's public page. */
export const activityPage = cache((slug: string, language: Language): Promise<ActivityPage> => {
  if (!activitySlugSchema.safeParse({ slug }).success) notFound();
  return orNotFound(() =>
    cachedAnswer(['activity.get', slug], ['activities'], () =>
      publicCaller(language).activity.get({ slug }),
    ),
  );
});

/** A piece of news or an honour. */
export const newsHonorPage = cache((slug: string, language: Language): Promise<NewsHonorPage> => {
  if (!newsHonorSlugSchema.safeParse({ slug }).success) notFound();
  return orNotFound(() =>
    cachedAnswer(['publication.newsHonor', slug], ['news-honors'], () =>
      publicCaller(language).publication.newsHonor({ slug }),
    ),
  );
});

/** Every piece of news and every honour, newest first. */
export const newsHonors = cache((language: Language) =>
  cachedAnswer(['publication.newsHonors'], ['news-honors'], () =>
    publicCaller(language).publication.newsHonors(),
  ),
);

/** A legal text in force. */
export const legalText = cache(
  (slug: LegalSlug, language: Language): Promise<LegalView> =>
    orNotFound(() =>
      cachedAnswer(['publication.legal', slug], ['legal'], () =>
        publicCaller(language).publication.legal({ slug }),
      ),
    ),
);

/** Every question that people ask often, in its groups. */
export const faq = cache((language: Language) =>
  cachedAnswer(['publication.faq'], ['faq'], () => publicCaller(language).publication.faq()),
);

/** Who works with us. */
export const partners = cache((language: Language) =>
  cachedAnswer(['publication.partners'], ['partners'], () =>
    publicCaller(language).publication.partners(),
  ),
);
