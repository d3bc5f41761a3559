import { home } from '~/i18n/locales/zh/home';
import { newsHonor } from '~/i18n/locales/zh/news-honor';
import { type ContentEntry, entryTitle, readEntries } from './content-entries';

/** Number of units, videos, activities, and news of each kind on the front page. */
const EACH = 3;

/** The Chinese headlines of the front page in the present content; characters of newer content are in the
 *  other files. */
export function frontPageHeadlines(content: string): string[] {
  const list = (part: string) => readEntries(content, part);
  const news = list('news-honor');
  const entries = [
    ...list('plans'),
    ...newest(list('units')),
    ...newest(list('videos')),
    ...list('activities').slice(0, EACH),
    ...newest(news.filter(({ kind }) => kind === 'NEWS')),
    ...newest(news.filter(({ kind }) => kind === 'HONOR')),
  ];
  return [...sectionTitles(home), newsHonor.sample, ...entries.map(entryTitle)];
}

const HEADLINE = /^(title|unit|partners)$/;

/** The texts of the front page that are shown as headlines. */
function sectionTitles(tree: object): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'object' && value) return sectionTitles(value);
    return HEADLINE.test(key) ? [String(value)] : [];
  });
}

function newest(entries: readonly ContentEntry[]): ContentEntry[] {
  const day = ({ date, publishedOn }: ContentEntry) => publishedOn ?? date ?? '';
  return [...entries].sort((a, b) => day(b).localeCompare(day(a))).slice(0, EACH);
}
