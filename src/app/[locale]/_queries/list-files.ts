import 'server-only';
import { toUnitFileRow } from '~/features/course/listed-unit';
import { toVoiceFileRow } from '~/features/media-lesson/listed-media';
import { localePath } from '~/i18n/paths';
import type { Language } from '~/lib/language';
import type { ListFile } from '~/lib/list-file';
import { otherText } from '~/lib/other-text';
import { PUBLISHED_PAGE_SIZE } from '~/lib/published-rules';
import { route } from '~/lib/routes';
import { fileAddress } from './file-address';
import { cachedMediaList } from './media-lessons';
import { cachedActivities, cachedFaq } from './site-content';
import { cachedUnits } from './units';

interface FileRow {
  slug: string;
  otherText?: string;
}

/** The parts of lists that their pages do not have: all units and voice lessons, of which the page has only the
 *  newest, as HTML; of the other lists the texts in the other language. */
const FILES = {
  units: async (language) =>
    (await cachedUnits(language)).map((unit) => toUnitFileRow(unit, language)),
  videos: async (language) =>
    (await cachedMediaList('VIDEO', language)).map(({ slug, title, summary }) => ({
      slug,
      otherText: otherText(language, title, summary),
    })),
  'voice-lessons': (language) => voiceRows(language, false),
  'earlier-voice-lessons': (language) => voiceRows(language, true),
  activities: async (language) =>
    (await cachedActivities(language)).map(({ slug, title, summary, place }) => ({
      slug,
      otherText: otherText(language, title, summary, place),
    })),
  questions: async (language) =>
    (await cachedFaq(language)).questions.map(({ slug, question }) => ({
      slug,
      otherText: otherText(language, question),
    })),
} satisfies Record<string, (language: Language) => Promise<readonly FileRow[]>>;

type ListName = keyof typeof FILES;

/** Maximum number of rows in the page, for lists of which it does not have all. */
const HELD: Partial<Record<ListName, number>> = {
  units: PUBLISHED_PAGE_SIZE,
  'voice-lessons': PUBLISHED_PAGE_SIZE,
  'earlier-voice-lessons': PUBLISHED_PAGE_SIZE,
};

async function voiceRows(language: Language, archived: boolean) {
  const lessons = await cachedMediaList('VOICE', language, archived);
  return lessons.map((lesson) => toVoiceFileRow(lesson, language));
}

/** The rows of a list's file; null for an unknown name. */
export async function findListRows(
  name: string,
  language: Language,
): Promise<readonly FileRow[] | null> {
  return Object.hasOwn(FILES, name) ? FILES[name as ListName](language) : null;
}

/** The file of a list, for its page. Its address changes with its rows, so that page and file always belong
 *  together. */
export async function getListFile(name: ListName, language: Language): Promise<ListFile> {
  const rows = await FILES[name](language);
  return {
    address: fileAddress(localePath(language, `/lists/${name}.json`), rows),
    total: rows.length,
    held: Math.min(rows.length, HELD[name] ?? rows.length),
    ...(name === 'units' && { page: localePath(language, route('course-news-all')) }),
  };
}
