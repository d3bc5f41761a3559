'use client';
import { FilterBar } from '~/components/ui/filter-bar';
import { ListSearch } from '~/components/ui/list-search';
import { EmptyList, ListCount, MoreRows } from '~/components/ui/list-states';
import { type List, useList } from '~/components/ui/use-list';
import { useLanguage } from '~/i18n/client';
import { useListLabels } from '~/i18n/use-list-labels';
import { SAMPLES } from '../samples';
import { Story, StoryExample } from './story';

const still = () => {};

/** A list with a fixed state. */
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
    <Story part="filter-bar">
      <StoryExample name="alive: search, list, order, tabs" wide>
        <div className="grid w-full gap-4">
          <FilterBar {...{ list, labels, filters, sorts }} />
          <ListCount text={labels.found(list.found)} />
        </div>
      </StoryExample>
      <StoryExample name="a tab chosen, something typed" wide>
        <div className="w-full">
          <FilterBar
            list={{ ...chosen, choice: { ...chosen.choice, q: rows[0]!, filters: { topic: '1' } } }}
            {...{ labels, filters }}
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
        <ListSearch list={stillList({})} labels={labels} />
      </StoryExample>
      <StoryExample name="typed: can be cleared">
        <ListSearch list={stillList({ q: rows[0] })} labels={labels} />
      </StoryExample>
      <StoryExample name="focus" shown="focus">
        <ListSearch list={stillList({})} labels={labels} />
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
          <ListCount text={labels.found(20)} />
          <MoreRows
            list={stillList({ shown: [...rows], found: 20, hasMore: true })}
            words={labels}
          />
        </div>
      </StoryExample>
      <StoryExample name="EmptyList: none yet">
        <EmptyList list={stillList({})} words={labels} nothing={nothingYet} />
      </StoryExample>
      <StoryExample name="EmptyList: none with this search">
        <div className="w-full">
          <EmptyList list={stillList({ narrowed: true })} words={labels} nothing={nothingYet} />
        </div>
      </StoryExample>
    </Story>
  );
}
