import type { RecordedCue, VideoContent } from '~/schemas/media-content';
import type { Line } from './narration';
import { slideHtml } from './slide-html';

/** A frame to render, and its duration. */
export interface Shot {
  body: string;
  seconds: number;
}

/** The audio of a video. */
interface NarrationAudio {
  /** Peaks 0–100 of the whole. */
  envelope: readonly number[];
  durationS: number;
  /** Peaks 0–100 of a section, given in seconds. */
  peaks: (from: number, to: number, count: number) => number[];
}

const OWN_SWINGS = 84;

/** Number of frames of a transition. */
const STEPS = 12;
const STEP_S = 0.08;
/** Lead of a picture before its words, s. */
const AHEAD_S = 0.25;

/** Version of the storyboard; part of the job's hash. */
export const STORYBOARD_SETTINGS = [STEPS, STEP_S, AHEAD_S];

/** Every frame of a video in order: each sentence advances its slide. */
export function storyboard(
  video: VideoContent,
  lines: readonly Line[],
  cues: readonly RecordedCue[],
  { envelope, durationS, peaks }: NarrationAudio,
): Shot[] {
  const slides = video.slides.map((_, slide) => {
    const own = cues.filter((_, index) => lines[index]?.slide === slide);
    const [first, last] = [own[0]!.startMs / 1000, own.at(-1)!.endMs / 1000];
    return { first, last, envelope: peaks(first, last, OWN_SWINGS) };
  });
  const starts = cues.map(({ startMs }, index) => (index === 0 ? 0 : startMs / 1000 - AHEAD_S));
  return lines.flatMap((line, index) => {
    const from = starts[index]!;
    const own = slides[line.slide]!;
    const until = starts[index + 1] ?? durationS;
    const shot = (appearing: number, at: number, seconds: number): Shot => ({
      body: slideHtml({
        video,
        envelope,
        at: line.slide,
        step: { at: line.at, of: line.of, appearing: eased(appearing) },
        played: at / durationS,
        own: { envelope: own.envelope, played: share(at, own.first, own.last) },
      }),
      seconds,
    });
    const appearing = Array.from({ length: STEPS }, (_, step) =>
      shot((step + 1) / STEPS, from + step * STEP_S, STEP_S),
    );
    const rest = until - from - STEPS * STEP_S;
    // The waveform advances while the rest of the picture does not change.
    const stills = Math.max(1, Math.round(rest / 1));
    const stillFrames = Array.from({ length: stills }, (_, still) => {
      const at = from + STEPS * STEP_S + ((still + 1) * rest) / stills;
      return shot(1, at, rest / stills);
    });
    return [...appearing, ...stillFrames];
  });
}

const share = (at: number, first: number, last: number): number =>
  Math.min(1, Math.max(0, (at - first) / (last - first)));

const eased = (share: number): number => 1 - (1 - share) ** 3;
