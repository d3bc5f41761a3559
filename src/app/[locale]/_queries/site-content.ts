import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Language } from '~/lib/language';
import { type ActivityPage, activitySlugSchema } from '~/schemas/activity';
import { type LegalSlug, type LegalView, legalVersionSchema } from '~/schemas/legal-text';
import { type NewsHonorPage, newsHonorSlugSchema } from '~/schemas/news-honor';
import { cachedQuery, publicCaller } from '~/trpc/server';
import { orNotFound } from './or-not-found';

/** An activity's public page. */
export const cachedActivityPage = cache(
  (slug: string, language: Language): Promise<ActivityPage> => {
    if (!activitySlugSchema.safeParse({ slug }).success) notFound();
    return cachedQuery(['activity.get', slug], ['activities'], () =>
      publicCaller(language).activity.get({ slug }),
    ).catch(orNotFound);
  },
);

/** Every activity. */
export const cachedActivities = cache((language: Language) =>
  cachedQuery(['activity.list'], ['activities'], () => publicCaller(language).activity.list()),
);

/** A news entry or an honour. */
export const cachedNewsHonorPage = cache(
  (slug: string, language: Language): Promise<NewsHonorPage> => {
    if (!newsHonorSlugSchema.safeParse({ slug }).success) notFound();
    return cachedQuery(['siteContent.newsHonor', slug], ['news-honors'], () =>
      publicCaller(language).siteContent.newsHonor({ slug }),
    ).catch(orNotFound);
  },
);

/** All news and honours, newest first. */
export const cachedNewsHonors = cache((language: Language) =>
  cachedQuery(['siteContent.newsHonors'], ['news-honors'], () =>
    publicCaller(language).siteContent.newsHonors(),
  ),
);

/** A legal text in force, with prices of the plans. */
export const cachedLegalText = cache(
  (slug: LegalSlug, language: Language): Promise<LegalView> =>
    cachedQuery(['siteContent.legal', slug], ['legal', 'plans'], () =>
      publicCaller(language).siteContent.legal({ slug }),
    ).catch(orNotFound),
);

/** A version of a legal text by its day; a 404 when there is none. */
export const cachedLegalVersion = cache(
  (slug: string, version: string, language: Language): Promise<LegalView> => {
    const { data } = legalVersionSchema.safeParse({ slug, version });
    if (!data) notFound();
    return cachedQuery(
      ['siteContent.legalVersion', data.slug, data.version],
      ['legal', 'plans'],
      () => publicCaller(language).siteContent.legalVersion(data),
    ).catch(orNotFound);
  },
);

/** The frequently asked questions, by group, with prices of the plans. */
export const cachedFaq = cache((language: Language) =>
  cachedQuery(['siteContent.faq'], ['faq', 'plans'], () =>
    publicCaller(language).siteContent.faq(),
  ),
);

/** The partners. */
export const cachedPartners = cache((language: Language) =>
  cachedQuery(['siteContent.partners'], ['partners'], () =>
    publicCaller(language).siteContent.partners(),
  ),
);
