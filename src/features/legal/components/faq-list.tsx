'use client';
import { useMemo, useRef } from 'react';
import { Disclosure } from '~/components/ui/disclosure';
import { FilterBar } from '~/components/ui/filter-bar';
import { EmptyList, ListCount } from '~/components/ui/list-states';
import { Phrases } from '~/components/ui/phrases';
import { useList } from '~/components/ui/use-list';
import { useOpenHashTarget } from '~/components/ui/use-open-hash-target';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { useListLabels } from '~/i18n/use-list-labels';
import type { ListConfig } from '~/lib/list-query';
import type { Faq, FaqQuestion } from '~/schemas/site-content';

/** The questions by group, with a search and a link to each one. */
export function FaqList({ faq }: { faq: Faq }) {
  const { groups, questions } = faq;
  const t = useScopedI18n('legal.faq');
  const language = useLanguage();
  const labels = useListLabels(t('search'));
  const rules = useMemo((): ListConfig<FaqQuestion> => {
    const order = new Map(questions.map(({ slug }, index) => [slug, index]));
    const position = ({ slug }: FaqQuestion) => order.get(slug) ?? 0;
    return {
      text: ({ question, answer }) => [question.zh, question.en, answer.zh, answer.en],
      filters: {
        group: { options: groups.map(({ slug }) => slug), valueOf: ({ group }) => group },
      },
      sorts: { order: (a, b) => position(a) - position(b) },
      // All rows at once: the browser's own page search should find them, too.
      pageSize: questions.length,
    };
  }, [groups, questions]);
  const list = useList(questions, rules);
  const container = useRef<HTMLDivElement>(null);
  useOpenHashTarget(container);
  const shown = groups.filter(({ slug }) => list.shown.some(({ group }) => group === slug));
  return (
    <div ref={container} className="grid gap-8">
      <FilterBar
        list={list}
        labels={labels}
        filters={[
          {
            name: 'group',
            label: t('group'),
            options: groups.map(({ slug, title }) => ({ value: slug, label: title[language] })),
            tabs: true,
          },
        ]}
      />
      <ListCount text={t('found', { count: list.found })} />
      {shown.map((group) => (
        <section
          key={group.slug}
          aria-labelledby={`group-${group.slug}`}
          className="grid gap-3 lg:grid-cols-[1fr_2fr] lg:gap-12"
        >
          <h2 id={`group-${group.slug}`} className="text-xl">
            <Phrases>{group.title[language]}</Phrases>
          </h2>
          <div className="border-t border-line">
            {list.shown
              .filter((entry) => entry.group === group.slug)
              .map((entry) => (
                <Disclosure
                  key={entry.slug}
                  id={entry.slug}
                  summary={entry.question[language]}
                  link={t('link')}
                >
                  {entry.answer[language]}
                </Disclosure>
              ))}
          </div>
        </section>
      ))}
      <EmptyList list={list} labels={labels} nothing={t('empty')} />
    </div>
  );
}
