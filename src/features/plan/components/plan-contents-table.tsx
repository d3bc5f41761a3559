import { Phrases } from '~/components/ui/phrases';
import type { ContentCounts } from '~/domain/plan-contents';
import { LEVELS } from '~/domain/unit-kinds';
import { getI18n } from '~/i18n/server';

type Kind = 'units' | 'voices' | 'videos';

/** What a membership opens, counted by kind and level, with what is free for everybody. */
export async function PlanContentsTable({ counts }: { counts: Record<Kind, ContentCounts> }) {
  const t = await getI18n();
  return (
    <section aria-labelledby="contents" className="grid gap-3 border-t-2 border-text pt-4">
      <h2 id="contents" className="text-xl">
        <Phrases>{t('plan.contents.title')}</Phrases>
      </h2>
      <p className="max-w-text text-soft">
        <Phrases>{t('plan.contents.note')}</Phrases>
      </p>
      <table className="figures max-w-text text-right [&_:is(td,th)]:py-2 [&_:is(td,th)]:pl-4 [&_:is(td,th)]:align-top [&_[scope=row]]:pl-0 [&_[scope=row]]:text-left [&_[scope=row]]:font-normal [&_small]:block [&_small]:text-sm [&_small]:text-soft [&_tr]:border-b [&_tr]:border-line">
        <thead>
          <tr>
            <td />
            {[...LEVELS, t('plan.contents.all')].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['units', 'voices', 'videos'] as const).map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`plan.contents.${kind}`)}</th>
              {[...LEVELS.map((level) => counts[kind].byLevel[level]), counts[kind]].map(
                ({ all, free }, column) => (
                  <td key={LEVELS[column] ?? 'all'}>
                    {all}
                    {all > 0 && <small>{t('plan.contents.free', { free })}</small>}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
