'use client';
import { FilterBar } from '~/components/ui/filter-bar';
import { ListSearch } from '~/components/ui/list-search';
import { EmptyList, ListCount, MoreRows } from '~/components/ui/list-states';
import { type List, useList } from '~/components/ui/use-list';
import { useLanguage } from '~/i18n/client';
import { useListWords } from '~/i18n/use-list-words';
import { SAMPLES } from '../samples';
import { Drawer, Specimen } from './specimen';

const still = () => {};

/** A list that stays as it is shown. */
function stillList(state: Partial<List<string>> & { q?: string }): List<string> {
  const { q = '', ...rest } = state;
  return {
    choice: { q, filters: {}, sort: 'newest', show: 12 },
    shown: [],
    found: 0,
    narrowed: false,
    hasMore: false,
    hrefOf: () => '?',
    change: still,
    withFilter: (name, value) => ({ filters: value === null ? {} : { [name]: value } }),
    more: still,
    moreHref: '?show=24',
    clear: still,
    ...rest,
  };
}

const RULES = {
  text: (row: string) => [row],
  filters: {
    topic: { options: ['0', '1', '2'], of: (row: string) => String(row.length % 3) },
    level: { options: ['0', '1', '2'], of: (row: string) => String(row.length % 3) },
  },
  sorts: {
    newest: () => 0,
    oldest: (a: string, b: string) => b.localeCompare(a),
  },
  pageSize: 12,
};

export function FilterBars() {
  const { rows, topics, topic, level, newest, oldest } = SAMPLES[useLanguage()];
  const list = useList(rows, RULES);
  const words = useListWords();
  const options = topics.map((label, at) => ({ value: String(at), label }));
  const filters = [
    { name: 'topic', label: topic, options, tabs: true },
    { name: 'level', label: level, options },
  ];
  const sorts = [
    { value: 'newest', label: newest },
    { value: 'oldest', label: oldest },
  ];
  const chosen = stillList({});
  return (
    <Drawer part="filter-bar">
      <Specimen name="alive: search, list, order, tabs" wide>
        <div className="grid w-full gap-4">
          <FilterBar {...{ list, words, filters, sorts }} />
          <ListCount text={words.found(list.found)} />
        </div>
      </Specimen>
      <Specimen name="a tab chosen, something typed" wide>
        <div className="w-full">
          <FilterBar
            list={{ ...chosen, choice: { ...chosen.choice, q: rows[0]!, filters: { topic: '1' } } }}
            {...{ words, filters }}
          />
        </div>
      </Specimen>
    </Drawer>
  );
}

export function ListSearches() {
  const words = useListWords();
  const { rows } = SAMPLES[useLanguage()];
  return (
    <Drawer part="list-search">
      <Specimen name="rest">
        <ListSearch list={stillList({})} words={words} />
      </Specimen>
      <Specimen name="typed: can be cleared">
        <ListSearch list={stillList({ q: rows[0] })} words={words} />
      </Specimen>
      <Specimen name="focus" shown="focus">
        <ListSearch list={stillList({})} words={words} />
      </Specimen>
    </Drawer>
  );
}

export function ListStates() {
  const words = useListWords();
  const { rows, nothingYet } = SAMPLES[useLanguage()];
  return (
    <Drawer part="list-states">
      <Specimen name="ListCount, MoreRows">
        <div className="grid w-full gap-4">
          <ListCount text={words.found(20)} />
          <MoreRows
            list={stillList({ shown: [...rows], found: 20, hasMore: true })}
            words={words}
          />
        </div>
      </Specimen>
      <Specimen name="EmptyList: none yet">
        <EmptyList list={stillList({})} words={words} nothing={nothingYet} />
      </Specimen>
      <Specimen name="EmptyList: none with this search">
        <div className="w-full">
          <EmptyList list={stillList({ narrowed: true })} words={words} nothing={nothingYet} />
        </div>
      </Specimen>
    </Drawer>
  );
}
