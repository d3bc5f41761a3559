import type { ListConfig } from './list-query';

interface Text {
  zh: string;
  en: string;
}

interface Published {
  publishedOn: Date;
  summary: Text;
}

/** The rules of a list of what was published: searched by title and summary, the newest first unless the
 *  oldest are asked for.
 *  @param toTitle what a row is called
 *  @param filters by the parameter's name, as in `ListConfig` */
export function publishedRules<Row extends Published>(
  titleOf: (row: Row) => Text,
  filters: ListConfig<Row>['filters'],
): ListConfig<Row> {
  const newest = (a: Row, b: Row) => +b.publishedOn - +a.publishedOn;
  return {
    text: (row) => [titleOf(row), row.summary].flatMap(({ zh, en }) => [zh, en]),
    filters,
    sorts: { newest, oldest: (a, b) => newest(b, a) },
    pageSize: 12,
  };
}
