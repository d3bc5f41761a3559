import { expect, it } from 'vitest';
import { filterRows, parseListQuery } from './list-query';
import { lessonRules, publishedRules } from './published-rules';

interface Report {
  name: { zh: string; en: string };
  summary: { zh: string; en: string };
  publishedOn: Date;
  kind: string;
}

const report = (day: number, name: string, kind: string): Report => ({
  name: { zh: `${name}報`, en: name },
  summary: { zh: '摘要', en: `About ${name.toLowerCase()}` },
  publishedOn: new Date(Date.UTC(2026, 10, day)),
  kind,
});

const rules = publishedRules<Report>(
  ({ name, summary }) => [name.zh, name.en, summary.zh, summary.en],
  {
    kind: { options: ['short', 'long'], valueOf: ({ kind }) => kind },
  },
);
const reports = [
  report(2, 'Coffee', 'short'),
  report(3, 'Tea', 'long'),
  report(1, 'Trains', 'long'),
];
const shown = (query: string) =>
  filterRows(reports, parseListQuery(new URLSearchParams(query), rules), rules).shown.map(
    ({ name }) => name.en,
  );

it('Published entries are listed newest first, or oldest first', () => {
  expect(shown('')).toEqual(['Tea', 'Coffee', 'Trains']);
  expect(shown('sort=oldest')).toEqual(['Trains', 'Coffee', 'Tea']);
});

it('Published entries are found by the texts of their list', () => {
  expect(shown('q=茶')).toEqual([]);
  expect(shown('q=Tea報')).toEqual(['Tea']);
  expect(shown('q=about+coffee')).toEqual(['Coffee']);
  expect(shown('q=摘要')).toEqual(['Tea', 'Coffee', 'Trains']);
});

it('Published entries are filtered by the filters of their list', () => {
  expect(shown('kind=long')).toEqual(['Tea', 'Trains']);
});

it('Lessons are filtered by category and level, and by no value that is not offered', () => {
  const lessons = [
    { name: 'Tea', category: 'daily', level: 'A2', publishedOn: '2026-11-02' },
    { name: 'Trains', category: 'travel', level: 'A2', publishedOn: '2026-11-01' },
    { name: 'Rent', category: 'daily', level: 'B1', publishedOn: '2026-11-03' },
  ];
  const rules = lessonRules<(typeof lessons)[number]>(({ name }) => [name], {
    categories: ['daily', 'travel'],
    levels: ['A2', 'B1'],
  });
  const shown = (query: string) =>
    filterRows(lessons, parseListQuery(new URLSearchParams(query), rules), rules).shown.map(
      ({ name }) => name,
    );
  expect(shown('category=daily')).toEqual(['Rent', 'Tea']);
  expect(shown('category=daily&level=A2')).toEqual(['Tea']);
  expect(shown('category=work&level=C1')).toEqual(['Rent', 'Tea', 'Trains']);
});
