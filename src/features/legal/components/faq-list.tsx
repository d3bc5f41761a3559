'use client';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FilterBar } from '~/components/ui/filter-bar';
import { BY_CHOICE } from '~/components/ui/list-hint';
import { EmptyList, FailedList, ListCount } from '~/components/ui/list-states';
import { useList } from '~/components/ui/use-list';
import { useOpenHashTarget } from '~/components/ui/use-open-hash-target';
import { useScopedI18n } from '~/i18n/client';
import { useListLabels } from '~/i18n/use-list-labels';
import type { ListFile } from '~/lib/list-file';
import type { ListConfig } from '~/lib/list-query';

/** A question as the search uses it. */
interface ListedQuestion {
  slug: string;
  group: string;
  /** Question and answer, as in the page. */
  text: string;
  /** The question in the other language, for readers who know its word; only in the list's file. */
  otherText?: string;
}

const NONE: readonly ListedQuestion[] = [];

interface Props {
  groups: readonly { slug: string; title: string }[];
  file: ListFile;
  /** The groups and their questions (`FaqEntries`), as static HTML. */
  children: ReactNode;
}

/** The questions by group, with a search and a link to each one. The questions are static HTML: they are
 *  searched in the page, and hidden when they do not match. */
export function FaqList({ groups, file, children }: Props) {
  const t = useScopedI18n('legal.faqList');
  const labels = useListLabels(t('search'));
  const container = useRef<HTMLDivElement>(null);
  const [questions, setQuestions] = useState(NONE);
  const rules = useMemo((): ListConfig<ListedQuestion> => {
    const order = new Map(questions.map(({ slug }, index) => [slug, index]));
    const position = ({ slug }: ListedQuestion) => order.get(slug) ?? 0;
    return {
      text: ({ text, otherText = '' }) => [text, otherText],
      filters: {
        group: { options: groups.map(({ slug }) => slug), valueOf: ({ group }) => group },
      },
      sorts: { order: (a, b) => position(a) - position(b) },
      // All rows at once: the browser's own page search should find them, too.
      pageSize: file.total,
    };
  }, [groups, questions, file]);
  const list = useList(questions, rules, file);
  useOpenHashTarget(container);

  const linkLabel = t('link');
  useLayoutEffect(() => {
    const entries = [...(container.current?.querySelectorAll('details') ?? [])];
    setQuestions(entries.map(readQuestion));
    for (const entry of entries) addLink(entry, linkLabel);
  }, [linkLabel]);
  useLayoutEffect(() => {
    if (questions === NONE) return;
    const slugs = new Set(list.shown.map(({ slug }) => slug));
    const shownGroups = new Set(list.shown.map(({ group }) => group));
    for (const entry of container.current?.querySelectorAll('details') ?? [])
      entry.hidden = !slugs.has(entry.id);
    for (const group of container.current?.querySelectorAll('section') ?? [])
      group.hidden = !shownGroups.has(group.dataset.group ?? '');
  }, [questions, list.shown]);

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
      <ListCount list={list} labels={labels} found={(count) => t('found', { count })} />
      <FailedList list={list} labels={labels} />
      <div ref={container} hidden={list.found === 0} className={BY_CHOICE}>
        {children}
      </div>
      <EmptyList list={list} labels={labels} nothing={t('empty')} />
    </div>
  );
}

/** A question as in the page. */
function readQuestion(entry: HTMLDetailsElement): ListedQuestion {
  const group = entry.closest('section')?.dataset.group ?? '';
  return { slug: entry.id, group, text: entry.textContent };
}

/** Adds the link to a question below its answer. Added by script: without scripts it would lead to a closed
 *  question. */
function addLink(entry: HTMLDetailsElement, label: string): void {
  const question = entry.querySelector('summary')?.textContent;
  const link = entry.querySelector(':scope > a') ?? document.createElement('a');
  link.className = 'link';
  link.textContent = label;
  link.setAttribute('href', `#${entry.id}`);
  link.setAttribute('aria-label', `${label}: ${question}`);
  entry.append(link);
}
