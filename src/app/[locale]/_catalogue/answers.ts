import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Language } from '~/lib/language';
import { type ActivityPage, activitySlugSchema } from '~/schemas/activity';
import {
  type LegalSlug,
  type LegalView,
  type NewsHonorPage,
  newsHonorSlugSchema,
} from '~/schemas/publication';
import { cachedAnswer, publicCaller } from '~/trpc/server';
import { orNotFound } from './or-not-found';

/** An activity's public page. */
export const activityPage = cache((slug: string, language: Language): Promise<ActivityPage> => {
  if (!activitySlugSchema.safeParse({ slug }).success) notFound();
  return cachedAnswer(['activity.get', slug], ['activities'], () =>
    publicCaller(language).activity.get({ slug }),
  ).catch(orNotFound);
});

/** A piece of news or an honour. */
export const newsHonorPage = cache((slug: string, language: Language): Promise<NewsHonorPage> => {
  if (!newsHonorSlugSchema.safeParse({ slug }).success) notFound();
  return cachedAnswer(['publication.newsHonor', slug], ['news-honors'], () =>
    publicCaller(language).publication.newsHonor({ slug }),
  ).catch(orNotFound);
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
    cachedAnswer(['publication.legal', slug], ['legal'], () =>
      publicCaller(language).publication.legal({ slug }),
    ).catch(orNotFound),
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
