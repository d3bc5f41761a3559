import tailwind from '../../../../tailwind.config';
import { Story, StoryExample } from './story';

const { screens, borderRadius, boxShadow, extend } = tailwind.theme;
/** The used steps of Tailwind's scale, 4 px each. */
const STEPS = [1, 2, 3, 4, 6, 8, 12, 18, 28];

const Figure = ({ children }: { children: string }) => (
  <span className="figures text-xs text-soft" lang="en">
    {children}
  </span>
);

/** Spacing, borders, durations and breakpoints. */
export function Dimensions() {
  const below = Object.entries(screens).map(([, width]) => Number.parseInt(width, 10) - 1);
  return (
    <Story part="measures">
      <StoryExample name="space">
        <ul className="grid w-full gap-2">
          {STEPS.map((step) => (
            <li key={step} className="flex items-center gap-3">
              <span className="h-3 bg-gold" style={{ width: step * 4 }} />
              <Figure>{`${step}: ${step * 4} px`}</Figure>
            </li>
          ))}
        </ul>
      </StoryExample>
      <StoryExample name="radii and shadow">
        {Object.entries(borderRadius).map(([name, radius]) => (
          <span
            key={name}
            className="grid size-20 place-items-center border border-edge"
            style={{ borderRadius: radius }}
          >
            <Figure>{radius}</Figure>
          </span>
        ))}
        <span
          className="grid size-20 place-items-center border border-line bg-raised"
          style={{ boxShadow: boxShadow.float }}
        >
          <Figure>float</Figure>
        </span>
      </StoryExample>
      <StoryExample name="widths: what changes at and below">
        <ul className="grid w-full gap-2">
          {below.map((width) => (
            <li key={width} className="flex items-center gap-3">
              <span className="h-3 bg-ink" style={{ width: `${width / 16}%` }} />
              <Figure>{`${width} px`}</Figure>
            </li>
          ))}
        </ul>
      </StoryExample>
      <StoryExample name="motion: point at a bar" wide>
        <ul className="grid w-full gap-2 sm:grid-cols-3">
          {Object.entries(extend.transitionDuration).map(([name, time]) => (
            <li key={name} className="group border border-edge p-2">
              <Figure>{`${name === 'DEFAULT' ? 'transition' : `duration-${name}`}: ${time}`}</Figure>
              <span
                className="mt-2 block h-2 w-1/4 bg-ink transition-[width] group-hover:w-full"
                style={{ transitionDuration: time }}
              />
            </li>
          ))}
        </ul>
      </StoryExample>
    </Story>
  );
}
