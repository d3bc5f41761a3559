import 'server-only';
import { env } from '~/env';
import { LANGUAGE_TAGS, type Language, otherLanguage } from '~/lib/language';
import { route } from '~/lib/routes';
import type { ActivitySummary } from '~/schemas/activity';
import type { MediaPage } from '~/schemas/media-lesson';
import { getBrandName } from '../[locale]/_layout/brand';
import { getPageUrl } from './page-urls';
import type { SchemaObject } from './structured-data';

const absoluteUrl = (path: string) => new URL(path, env().APP_URL).href;

/** The provider of the site. */
function organisation(language: Language): SchemaObject {
  return {
    '@type': 'Organization',
    name: getBrandName(language),
    url: getPageUrl(route('index'), language),
    logo: absoluteUrl('/icons/512.png'),
    email: env().CONTACT_EMAIL,
  };
}

/** The site, whose name a search result shows above its address. */
export function website(language: Language): SchemaObject {
  return {
    '@type': 'WebSite',
    name: getBrandName(language),
    alternateName: getBrandName(otherLanguage(language)),
    url: getPageUrl(route('index'), language),
    inLanguage: LANGUAGE_TAGS[language],
    publisher: organisation(language),
  };
}

/** An activity as an event; null for a sample, which never takes place. */
export function event(activity: ActivitySummary, language: Language): SchemaObject | null {
  if (activity.sample) return null;
  const {
    slug: id,
    title,
    summary,
    startsAt,
    endsAt,
    online,
    place,
    city,
    seats,
    cancelled,
  } = activity;
  const address = getPageUrl(route('discovery-activity-id', { id }), language);
  return {
    '@type': 'Event',
    name: title[language],
    description: summary[language],
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    eventStatus: `https://schema.org/Event${cancelled ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: online
      ? { '@type': 'VirtualLocation', url: address }
      : {
          '@type': 'Place',
          name: place[language],
          address: {
            '@type': 'PostalAddress',
            addressLocality: city?.[language],
            addressCountry: 'TW',
          },
        },
    maximumAttendeeCapacity: seats,
    organizer: organisation(language),
    url: address,
  };
}

/** A free video; null for a members' video. */
export function videoObject(
  { lesson, content }: MediaPage,
  language: Language,
): SchemaObject | null {
  if (content === null || lesson.poster === null) return null;
  return {
    '@type': 'VideoObject',
    name: lesson.title[language],
    description: lesson.summary[language],
    inLanguage: LANGUAGE_TAGS.en,
    thumbnailUrl: absoluteUrl(lesson.poster),
    contentUrl: absoluteUrl(content.media),
    uploadDate: lesson.publishedOn.toISOString(),
    duration: `PT${Math.round(lesson.durationMs / 1000)}S`,
  };
}
