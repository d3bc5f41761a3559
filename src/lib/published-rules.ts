import type { ListConfig } from './list-query';

interface Text {
  zh: string;
  en: string;
}

interface Published {
  publishedOn: Date;
  summary: Text;
}

/** List configuration of published entries: searched by title and summary, sorted by newest or oldest.
 *  @param toTitle title of a row
 *  @param filters by the parameter's name, as in `ListConfig` */
export function publishedRules<Row extends Published>(
  toTitle: (row: Row) => Text,
  filters: ListConfig<Row>['filters'],
): ListConfig<Row> {
  const newest = (a: Row, b: Row) => +b.publishedOn - +a.publishedOn;
  return {
    text: (row) => [toTitle(row), row.summary].flatMap(({ zh, en }) => [zh, en]),
    filters,
    sorts: { newest, oldest: (a, b) => newest(b, a) },
    pageSize: 12,
  };
}
