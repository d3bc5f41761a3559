import type { ListConfig } from './list-query';

interface Published {
  /** A date, or its text in ISO form. */
  publishedOn: Date | string;
}

/** Number of entries that a list shows at first. */
export const PUBLISHED_PAGE_SIZE = 12;

/** List configuration of published entries: sorted by newest or oldest.
 *  @param text returns the searched texts, such as title and summary
 *  @param filters by the parameter's name, as in `ListConfig` */
export function publishedRules<Row extends Published>(
  text: ListConfig<Row>['text'],
  filters: ListConfig<Row>['filters'],
): ListConfig<Row> {
  const time = ({ publishedOn }: Row) => +new Date(publishedOn);
  const newest = (a: Row, b: Row) => time(b) - time(a);
  return {
    text,
    filters,
    sorts: { newest, oldest: (a, b) => newest(b, a) },
    pageSize: PUBLISHED_PAGE_SIZE,
  };
}

interface Lesson extends Published {
  category: string;
  level: string;
}

/** List configuration of lessons: `publishedRules` with a filter by category and one by level.
 *  @param options the categories and levels that the list may be filtered by, in the order of their menus */
export function lessonRules<Row extends Lesson>(
  text: ListConfig<Row>['text'],
  options: { categories: readonly string[]; levels: readonly string[] },
): ListConfig<Row> {
  return publishedRules(text, {
    category: { options: options.categories, valueOf: ({ category }) => category },
    level: { options: options.levels, valueOf: ({ level }) => level },
  });
}
