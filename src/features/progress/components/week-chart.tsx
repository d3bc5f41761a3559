'use client';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { Phrases } from '~/components/ui/phrases';
import { ScrollArea } from '~/components/ui/scroll-area';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatMonthDay } from '~/lib/format-month-day';
import type { ProgressReport } from '~/schemas/progress';

const tick = { fill: 'var(--soft)', fontSize: 13 };

const minutes = (ms: number) => Math.round(ms / 6000) / 10;

/** Minutes spoken by week, as a chart and as a table. */
export function WeekChart({ weeks }: { weeks: ProgressReport['weeks'] }) {
  const t = useScopedI18n('memory.report');
  const language = useLanguage();
  const data = weeks.map(({ week, spokenMs }) => ({
    week: formatMonthDay(week, language),
    spoken: minutes(spokenMs),
  }));
  return (
    <section className="grid gap-3">
      <h2 className="border-b-2 border-text pb-2 text-xl">
        <Phrases>{t('minutes')}</Phrases>
      </h2>
      <p className="text-sm text-soft">
        <Phrases>{t('minutesLead')}</Phrases>
      </p>
      <p aria-hidden="true" className="text-sm text-soft">
        {t('spoken')}
      </p>
      <div aria-hidden="true" className="h-56 w-full min-w-0 overflow-clip">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={data}
            margin={{ top: 8, right: 0, bottom: 0, left: -24 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="week"
              tick={tick}
              minTickGap={16}
              tickLine={false}
              axisLine={{ stroke: 'var(--edge)' }}
            />
            <YAxis tick={tick} tickLine={false} axisLine={false} allowDecimals={false} />
            <Bar dataKey="spoken" fill="var(--ink)" isAnimationActive={false} maxBarSize={28} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <details>
        <summary className="link min-h-11 cursor-pointer py-2 text-sm">{t('table')}</summary>
        <ScrollArea label={t('minutes')}>
          <table className="figures w-full text-right text-sm">
            <caption className="sr-only">{t('minutes')}</caption>
            <thead>
              <tr className="border-b border-line text-soft">
                <th scope="col" className="py-2 text-left">
                  {t('week')}
                </th>
                {(['spoken', 'days', 'attempts', 'passed', 'reviews'] as const).map((one) => (
                  <th key={one} scope="col" className="py-2 pl-4">
                    {t(one)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((row) => (
                <tr key={row.week} className="border-b border-line">
                  <th scope="row" className="py-2 text-left font-normal">
                    {row.week}
                  </th>
                  <td className="pl-4">{minutes(row.spokenMs)}</td>
                  <td className="pl-4">{row.days}</td>
                  <td className="pl-4">{row.attempts}</td>
                  <td className="pl-4">{row.passed}</td>
                  <td className="pl-4">{row.reviews}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </details>
    </section>
  );
}
