'use client';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';

const tick = { fill: 'var(--soft)', fontSize: 13 };

export interface FigureChartProps {
  /** One group of bars for each, from the left: its name, then a value for each series. */
  groups: readonly { name: string; values: readonly (number | null)[] }[];
  /** A colour for each series. */
  colours: readonly string[];
  isStacked: boolean;
  /** Formats a value of the axis, in at most six characters. */
  formatTick: (value: number) => string;
}

/** Bars by day. Hidden from screen readers, since its values are in the table below it. */
export function FigureChart({ groups, colours, isStacked, formatTick }: FigureChartProps) {
  return (
    // Until the chart is redrawn for a narrower screen it has its old width, which would widen the page.
    <div aria-hidden="true" className="h-52 w-full min-w-0 overflow-clip">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...groups]}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
          stackOffset="sign"
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="name"
            tick={tick}
            minTickGap={16}
            tickLine={false}
            axisLine={{ stroke: 'var(--edge)' }}
          />
          <YAxis
            tick={tick}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            width={48}
            tickFormatter={formatTick}
          />
          {colours.map((colour, index) => (
            <Bar
              key={colour}
              dataKey={({ values }: FigureChartProps['groups'][number]) => values[index]}
              fill={colour}
              isAnimationActive={false}
              maxBarSize={28}
              {...(isStacked && { stackId: 'all' })}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
