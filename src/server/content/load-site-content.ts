import { join } from 'node:path';
import { z } from 'zod';
import {
  type ActivityContent,
  activityContentSchema,
  type NewsHonorContent,
  newsHonorContentSchema,
  type PartnerContent,
  partnerContentSchema,
} from '~/schemas/site-content-files';
import { CONTENT_DIR, readContentFile } from './read-content';

/** Talks and member events.
 *  @throws ContentError naming the file and the field */
export function loadActivities(dir = CONTENT_DIR): ActivityContent[] {
  return readContentFile(join(dir, 'activities.json'), z.array(activityContentSchema));
}

/** News about us, and honours.
 *  @throws ContentError naming the file and the field */
export function loadNewsHonors(dir = CONTENT_DIR): NewsHonorContent[] {
  return readContentFile(join(dir, 'news-honor.json'), z.array(newsHonorContentSchema));
}

/** Partners of the site.
 *  @throws ContentError naming the file and the field */
export function loadPartners(dir = CONTENT_DIR): PartnerContent[] {
  return readContentFile(join(dir, 'partners.json'), z.array(partnerContentSchema));
}
