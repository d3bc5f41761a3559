import { contrast } from '~/lib/contrast';
import { day, night } from '../../../../tailwind.config';
import { type Colour, MIN_CONTRAST, SEEN_ON, TEXT_ON } from '../colour-pairs';
import { Story } from './story';

const NAMES = Object.keys(day) as Colour[];

/** Every colour token with its values in both themes. */
export function Colours() {
  return (
    <Story part="colours">
      {NAMES.map((name) => (
        <div key={name} className="grid grid-cols-[5rem_1fr] items-center gap-3" lang="en">
          <span className="flex h-12 border border-edge">
            <span className="flex-1" style={{ background: day[name] }} />
            <span className="flex-1" style={{ background: night[name] }} />
          </span>
          <p className="text-sm leading-snug">
            <span className="font-semibold">{name}</span>
            <br />
            <span className="figures text-xs text-soft">{`${day[name]} ${night[name]}`}</span>
          </p>
        </div>
      ))}
    </Story>
  );
}

const figure = (one: Colour, ground: Colour, theme: Record<Colour, string>) =>
  contrast(theme[one], theme[ground]).toFixed(1);

/** The allowed pairs of colours with their contrast. */
export function Contrasts() {
  return (
    <Story part="contrasts">
      <Pairs title={`Read: ${MIN_CONTRAST.text} at least`} pairs={TEXT_ON} />
      <Pairs title={`Seen: ${MIN_CONTRAST.seen} at least`} pairs={SEEN_ON} seen />
    </Story>
  );
}

function Pairs(props: { title: string; pairs: typeof TEXT_ON; seen?: boolean }) {
  const { title, pairs, seen } = props;
  const grounds = Object.entries(pairs) as [Colour, readonly Colour[]][];
  return (
    <div
      className="grid gap-x-8 gap-y-4 sm:col-span-2 sm:grid-cols-2 lg:col-span-3 lg:grid-cols-3"
      lang="en"
    >
      <h3 className="font-sans text-sm font-semibold sm:col-span-2 lg:col-span-3">{title}</h3>
      {grounds.map(([ground, colours]) => (
        <ul
          key={ground}
          className="grid border border-line px-4 py-2 text-sm"
          style={{ background: `var(--${ground})` }}
        >
          {colours.map((name) => (
            <li
              key={name}
              className="flex min-h-8 items-center justify-between gap-3"
              style={{ color: `var(--${seen ? readOn(ground) : name})` }}
            >
              {seen && (
                <span
                  aria-hidden
                  className="size-5 shrink-0 rounded border-2"
                  style={{ borderColor: `var(--${name})` }}
                />
              )}
              <span className="grow">{`${name} on ${ground}`}</span>
              <span className="figures text-xs">
                {`${figure(name, ground, day)} · ${figure(name, ground, night)}`}
              </span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

const readOn = (ground: Colour): Colour => TEXT_ON[ground]?.[0] ?? 'text';
