import type { ReactNode } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { getI18n } from '~/i18n/server';

interface Props {
  id: string;
  title: string;
  /** The topic. */
  lead: string;
  objectives: readonly string[];
  time: string;
  /** The remaining content. */
  left: string;
  /** The `data-slot` for the remaining content, filled in for users with progress. */
  slot?: string;
  children: ReactNode;
}

/** One way of learning: topic, objectives, time, remaining content, and the link to its lessons. */
export async function CourseArea({
  id,
  title,
  lead,
  objectives,
  time,
  left,
  slot,
  children,
}: Props) {
  const t = await getI18n();
  return (
    <section className="grid gap-8 border-t-2 border-text pt-4" aria-labelledby={id}>
      <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-12">
        <div className="grid content-start gap-2">
          <h2 id={id} className="text-2xl md:text-3xl">
            <Phrases>{title}</Phrases>
          </h2>
          <p className="max-w-text text-soft">
            <Phrases>{lead}</Phrases>
          </p>
        </div>
        <div className="grid content-start gap-6">
          <div className="grid gap-3">
            <h3 className="text-lg">
              <Phrases>{t('course.overview.objectives')}</Phrases>
            </h3>
            <ol className="grid gap-x-8 gap-y-3 md:grid-cols-3">
              {objectives.map((objective) => (
                <li key={objective} className="border-t border-gold pt-2 text-sm">
                  {objective}
                </li>
              ))}
            </ol>
          </div>
          <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
            <div className="flex gap-3">
              <dt className="shrink-0 font-semibold">{t('course.overview.time')}</dt>
              <dd className="figures text-soft">{time}</dd>
            </div>
            <div className="flex gap-3">
              <dt className="shrink-0 font-semibold">{t('course.overview.exercises')}</dt>
              <dd data-slot={slot} className="figures text-soft">
                {left}
              </dd>
            </div>
          </dl>
        </div>
      </div>
      {children}
    </section>
  );
}
