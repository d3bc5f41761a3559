import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { ClipRenderer } from '~/server/gateways/speech/clip-renderer';
import type { SpeechEngine } from '~/server/gateways/speech/speech-engine';

/** Environment of every maker. */
export interface MediaPipeline {
  /** Root folder of the project. */
  root: string;
  /** The speech engines of this machine. */
  engines: readonly SpeechEngine[];
  renderer: ClipRenderer;
  model: AcousticModel;
}

/** A clip that our own scorer does not recognise as its text. */
export interface WeakClip {
  /** Name of the clip: `night-market-bowls word 3 flite-awb`. */
  name: string;
  score: number;
  /** The word with the lowest score. */
  word: string;
}

/** Result of a job. */
export interface MediaReport {
  /** Every file of the job, manifest included, relative to the root; all others in the maker's folders are
   *  deleted. */
  files: string[];
  /** Number of clips, images, videos … made in this run; 0 when all existed. */
  made: number;
  weak: WeakClip[];
}

/** One unit of work: a unit's clips, a voice lesson, a video. */
export interface MediaJob {
  slug: string;
  /** Hash of all inputs: texts, voice, the maker's version. */
  hash: string;
  /** Number of steps on the progress bar. */
  steps: number;
}

/** Makes one kind of media. An interrupted job is rendered again: files are written atomically
 *  (`writeFileAtomic`), the manifest with the job's hash last. */
export interface MediaMaker<Job extends MediaJob = MediaJob> {
  kind: string;
  /** Folders with output of this maker only, relative to the root. */
  folders: readonly string[];
  plan(): Job[];
  /** Existing result of a job, if it has the job's hash and no file is missing or weak. */
  current(job: Job): MediaReport | null;
  /** Makes the missing files of a job; with `fresh` all of them.
   *  @param step called `job.steps` times at most, as the work goes on */
  render(job: Job, run: { fresh: boolean; step: () => void }): Promise<MediaReport>;
}
