import { classNames } from '~/lib/class-names';

export interface WaveformCoverProps {
  /** Address of the drawing (`coverPath`). */
  src: string;
  /** Text for screen readers; without it the cover is decorative. */
  label?: string;
  /** Whether the drawing is set in rows with a margin, and stretched; else it fills the box. */
  rows?: boolean;
  /** Whether it is on the first screen: others are fetched as they come near. */
  first?: boolean;
  /** Sets the crop: `aspect-video`, `aspect-square` … */
  className?: string;
}

/** A cover drawn from a lesson's own audio: its waveform set in rows, like a column of print, or in a
 *  layout for its topic. */
export function WaveformCover({ src, label = '', rows, first, className }: WaveformCoverProps) {
  return (
    <span className={classNames('cover', className)} data-rows={rows ? '' : undefined}>
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
