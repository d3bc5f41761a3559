import { classNames } from '~/lib/class-names';

export interface CoverProps {
  /** Address of the drawing. */
  src: string;
  /** Text for screen readers; without it the cover is decorative. */
  label?: string;
  /** Whether it is on the first screen; others are fetched when they come near. */
  first?: boolean;
  /** Sets the shape: `aspect-video`, `aspect-square` … */
  className?: string;
  /** Place in a custom element around it. */
  slot?: string;
}

/** The cover of a lesson: a line drawing in two inks, never cropped. */
export function Cover({ src, label = '', first, className, slot }: CoverProps) {
  return (
    <span slot={slot} className={classNames('cover', className)}>
      {/* biome-ignore lint/performance/noImgElement: a drawing has no sizes to choose from. */}
      <img
        src={src}
        alt={label}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    </span>
  );
}
