'use client';
import { FilterBar } from '~/components/ui/filter-bar';
import { ListSearch } from '~/components/ui/list-search';
import { EmptyList, FailedList, ListCount, MoreRows } from '~/components/ui/list-states';
import { type List, useList } from '~/components/ui/use-list';
import { useLanguage } from '~/i18n/client';
import { useListLabels } from '~/i18n/use-list-labels';
import { SAMPLES } from '../samples';
import { Story, StoryExample } from './story';

const noop = () => {};

/** A list with a fixed state. */
function createList(state: Partial<List<string>> & { q?: string }): List<string> {
  const { q = '', ...rest } = state;
  return {
    choice: { q, filters: {}, sort: 'newest', show: 12 },
    shown: [],
    length: 0,
    isFirst: false,
    found: 0,
    narrowed: false,
    hasMore: false,
    busy: false,
    failed: false,
    retry: noop,
    onReach: { onPointerEnter: noop, onFocus: noop },
    toHref: () => '?',
    change: noop,
    withFilter: (name, value) => ({ filters: value === null ? {} : { [name]: value } }),
    more: noop,
    moreHref: '?show=24',
    clear: noop,
    ...rest,
  };
}

const RULES = {
  text: (row: string) => [row],
  filters: {
    topic: { options: ['0', '1', '2'], valueOf: (row: string) => String(row.length % 3) },
    level: { options: ['0', '1', '2'], valueOf: (row: string) => String(row.length % 3) },
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
  const labels = useListLabels();
  const options = topics.map((label, index) => ({ value: String(index), label }));
  const filters = [
    { name: 'topic', label: topic, options, tabs: true },
    { name: 'level', label: level, options },
  ];
  const sorts = [
    { value: 'newest', label: newest },
    { value: 'oldest', label: oldest },
  ];
  const chosen = createList({});
  return (
    <Story part="filter-bar">
      <StoryExample name="alive: search, list, order, tabs" wide>
        <div className="grid w-full gap-4">
          <FilterBar list={list} labels={labels} filters={filters} sorts={sorts} />
          <ListCount list={list} labels={labels} found={labels.found} />
        </div>
      </StoryExample>
      <StoryExample name="a tab chosen, something typed" wide>
        <div className="w-full">
          <FilterBar
            list={{ ...chosen, choice: { ...chosen.choice, q: rows[0]!, filters: { topic: '1' } } }}
            labels={labels}
            filters={filters}
          />
        </div>
      </StoryExample>
    </Story>
  );
}

export function ListSearches() {
  const labels = useListLabels();
  const { rows } = SAMPLES[useLanguage()];
  return (
    <Story part="list-search">
      <StoryExample name="rest">
        <ListSearch list={createList({})} labels={labels} />
      </StoryExample>
      <StoryExample name="typed: can be cleared">
        <ListSearch list={createList({ q: rows[0] })} labels={labels} />
      </StoryExample>
      <StoryExample name="focus" shown="focus">
        <ListSearch list={createList({})} labels={labels} />
      </StoryExample>
    </Story>
  );
}

export function ListStates() {
  const labels = useListLabels();
  const { rows, nothingYet } = SAMPLES[useLanguage()];
  return (
    <Story part="list-states">
      <StoryExample name="ListCount, MoreRows">
        <div className="grid w-full gap-4">
          <ListCount list={createList({ found: 20 })} labels={labels} found={labels.found} />
          <MoreRows
            list={createList({ length: rows.length, found: 20, hasMore: true })}
            labels={labels}
          />
        </div>
      </StoryExample>
      <StoryExample name="ListCount, FailedList: the other rows did not load">
        <div className="grid w-full gap-4">
          <ListCount list={createList({ busy: true })} labels={labels} found={labels.found} />
          <FailedList list={createList({ failed: true })} labels={labels} />
        </div>
      </StoryExample>
      <StoryExample name="EmptyList: none yet">
        <EmptyList list={createList({})} labels={labels} nothing={nothingYet} />
      </StoryExample>
      <StoryExample name="EmptyList: none with this search">
        <div className="w-full">
          <EmptyList list={createList({ narrowed: true })} labels={labels} nothing={nothingYet} />
        </div>
      </StoryExample>
    </Story>
  );
}
