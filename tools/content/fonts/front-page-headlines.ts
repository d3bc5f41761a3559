import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { home } from '~/i18n/locales/zh/home';
import { newsHonor } from '~/i18n/locales/zh/news-honor';

interface Entry {
  title?: { zh: string };
  headline?: { zh: string };
  name?: { zh: string };
  kind?: string;
  date?: string;
  publishedOn?: string;
}

/** Number of units, videos, activities, and news of each kind on the front page. */
const EACH = 3;

/** The Chinese headlines of the front page as the content stands: newer content takes its characters from the
 *  other files. */
export function frontPageHeadlines(content: string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(join(content, path), 'utf8')) as unknown;
  const list = (file: string) => read(`${file}.json`) as Entry[];
  const folder = (name: string) =>
    readdirSync(join(content, name))
      .filter((file) => file.endsWith('.json'))
      .map((file) => read(`${name}/${file}`) as Entry);
  const news = list('news-honor');
  const entries = [
    ...list('plans'),
    ...newest(folder('units')),
    ...newest(folder('videos')),
    ...list('activities').slice(0, EACH),
    ...newest(news.filter(({ kind }) => kind === 'NEWS')),
    ...newest(news.filter(({ kind }) => kind === 'HONOR')),
  ];
  return [
    ...sectionTitles(home),
    newsHonor.sample,
    ...entries.map(({ title, headline, name }) => (title ?? headline ?? name)?.zh ?? ''),
  ];
}

const HEADLINE = /^(title|unit|partners)$/;

/** The texts of the front page that are set as headlines. */
function sectionTitles(tree: object): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'object' && value) return sectionTitles(value);
    return HEADLINE.test(key) ? [String(value)] : [];
  });
}

function newest(entries: readonly Entry[]): Entry[] {
  const day = ({ date, publishedOn }: Entry) => publishedOn ?? date ?? '';
  return [...entries].sort((a, b) => day(b).localeCompare(day(a))).slice(0, EACH);
}
