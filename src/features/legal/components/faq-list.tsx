'use client';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FilterBar } from '~/components/ui/filter-bar';
import { EmptyList, ListCount } from '~/components/ui/list-states';
import { useList } from '~/components/ui/use-list';
import { useOpenHashTarget } from '~/components/ui/use-open-hash-target';
import { useScopedI18n } from '~/i18n/client';
import { useListLabels } from '~/i18n/use-list-labels';
import type { ListConfig } from '~/lib/list-query';

/** What the search needs of a question besides the page's own text. */
export interface ListedQuestion {
  slug: string;
  group: string;
  /** The question in the other language, for readers who know its word. */
  otherQuestion: string;
}

interface Props {
  groups: readonly { slug: string; title: string }[];
  questions: readonly ListedQuestion[];
  /** The groups and their questions (`FaqEntries`), as static HTML. */
  children: ReactNode;
}

/** The questions by group, with a search and a link to each one. The questions are static HTML: they are
 *  searched where they stand, and hidden when they do not match. */
export function FaqList({ groups, questions, children }: Props) {
  const t = useScopedI18n('legal.faq');
  const labels = useListLabels(t('search'));
  const container = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>();
  const rules = useMemo((): ListConfig<ListedQuestion> => {
    const order = new Map(questions.map(({ slug }, index) => [slug, index]));
    const position = ({ slug }: ListedQuestion) => order.get(slug) ?? 0;
    return {
      text: ({ slug, otherQuestion }) => [texts?.get(slug) ?? '', otherQuestion],
      filters: {
        group: { options: groups.map(({ slug }) => slug), valueOf: ({ group }) => group },
      },
      sorts: { order: (a, b) => position(a) - position(b) },
      // All rows at once: the browser's own page search should find them, too.
      pageSize: questions.length,
    };
  }, [groups, questions, texts]);
  const list = useList(questions, rules);
  useOpenHashTarget(container);

  useLayoutEffect(() => {
    const entries = container.current?.querySelectorAll('details') ?? [];
    setTexts(new Map([...entries].map((entry) => [entry.id, entry.textContent])));
  }, []);
  useLayoutEffect(() => {
    const slugs = new Set(list.shown.map(({ slug }) => slug));
    const shownGroups = new Set(list.shown.map(({ group }) => group));
    for (const entry of container.current?.querySelectorAll('details') ?? [])
      entry.hidden = !slugs.has(entry.id);
    for (const group of container.current?.querySelectorAll('section') ?? [])
      group.hidden = !shownGroups.has(group.dataset.group ?? '');
  }, [list.shown]);

  return (
    <div className="grid gap-8">
      <FilterBar
        list={list}
        labels={labels}
        filters={[
          {
            name: 'group',
            label: t('group'),
            options: groups.map(({ slug, title }) => ({ value: slug, label: title })),
            tabs: true,
          },
        ]}
      />
      <ListCount text={t('found', { count: list.found })} />
      <div ref={container} hidden={list.found === 0}>
        {children}
      </div>
      <EmptyList list={list} labels={labels} nothing={t('empty')} />
    </div>
  );
}
