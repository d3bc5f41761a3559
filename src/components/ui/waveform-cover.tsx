import { classNames } from '~/lib/class-names';
import {
  COVER_HEIGHT,
  COVER_WIDTH,
  type CoverSetting,
  coverPeaks,
  coverStrokes,
} from '~/lib/cover-strokes';
import { waveformPath } from '~/lib/waveform-path';

export interface WaveformCoverProps {
  /** Peaks 0–100 of the lesson's own audio. */
  envelope: readonly number[];
  /** Text for screen readers; without it the cover is decorative. */
  label?: string;
  /** Number of rows in which the waveform is set. */
  rows?: number;
  /** Another layout than rows. */
  setting?: CoverSetting;
  /** Sets the crop: `aspect-video`, `aspect-square` … */
  className?: string;
}

const WIDTH = 600;
const ROW = 100;

/** A cover drawn from a lesson's own audio: its waveform set in rows, like a column of print, or in a
 *  layout for its topic. */
export function WaveformCover(props: WaveformCoverProps) {
  const { envelope, label, rows = 3, setting, className } = props;
  const drawing = setting ? (
    <Setting envelope={envelope} setting={setting} />
  ) : (
    <Print envelope={envelope} rows={rows} />
  );
  const classes = classNames('block overflow-hidden bg-cover-ground', className);
  if (!label) return <span className={classes}>{drawing}</span>;
  return (
    <span role="img" aria-label={label} className={classes}>
      {drawing}
    </span>
  );
}

function Setting({
  envelope,
  setting,
}: Required<Pick<WaveformCoverProps, 'envelope' | 'setting'>>) {
  return (
    <svg
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="block size-full"
      aria-hidden="true"
    >
      {coverStrokes(setting, envelope).map(({ path, weight, thin, opacity, second }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes never move.
          key={index}
          d={path}
          fill="none"
          className={second ? 'stroke-on-cover' : 'stroke-gold'}
          strokeWidth={weight}
          vectorEffect={thin ? 'non-scaling-stroke' : undefined}
          opacity={opacity}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

function Print({ envelope, rows }: Required<Pick<WaveformCoverProps, 'envelope' | 'rows'>>) {
  const peaks = coverPeaks(envelope, rows * 40).map((peak) => 100 * peak);
  const lines = Array.from({ length: rows }, (_, row) => peaks.slice(row * 40, row * 40 + 40));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${rows * ROW}`}
      preserveAspectRatio="none"
      className="block size-full px-[7%] py-[6%]"
      aria-hidden="true"
    >
      {lines.map((line, row) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of print never move.
          key={row}
          d={waveformPath(line, WIDTH, ROW * 0.86)}
          transform={`translate(0 ${row * ROW + ROW * 0.07})`}
          fill="none"
          className="stroke-gold"
          strokeWidth={row === 0 ? 2.25 : 1.5}
          opacity={1 - row * (0.6 / rows)}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
