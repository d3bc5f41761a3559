import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { TtsProvider } from '~/server/gateways/speech/tts';

/** What every maker works with. */
export interface MediaPipeline {
  /** Of the project. */
  root: string;
  tts: TtsProvider;
  model: AcousticModel;
}

/** A piece of sound that our own scorer does not take for its text. */
export interface WeakClip {
  /** Which one: `night-market-bowls word 3 GB`. */
  name: string;
  score: number;
  /** The word that was heard worst. */
  word: string;
}

/** What belongs to a job once it is done. */
export interface MediaReport {
  /** Every file of it, manifest included, relative to the root; the rest of the maker's folders goes. */
  files: string[];
  /** How many clips, pictures, films … were made now; 0 when all was there. */
  made: number;
  weak: WeakClip[];
}

/** One thing that can be made by itself: a unit's clips, a voice lesson, a film. */
export interface MediaJob {
  slug: string;
  /** Of everything that it is made from: texts, voice, the maker's version. */
  hash: string;
  /** How far the progress bar moves with it. */
  steps: number;
}

/** Makes one kind of media. A job that was interrupted is simply rendered again: files appear under
 *  their names only when they are whole (`writeFileAtomic`), the manifest with the job's hash last. */
export interface MediaMaker<Job extends MediaJob = MediaJob> {
  kind: string;
  /** Folders that hold nothing but what this maker makes, relative to the root. */
  folders: readonly string[];
  plan(): Job[];
  /** What is there of a job, when it was made from this very hash and nothing is missing or weak. */
  current(job: Job): MediaReport | null;
  /** Makes what is missing of a job; with `fresh` all of it.
   *  @param step called `job.steps` times at most, as the work goes on */
  render(job: Job, run: { fresh: boolean; step: () => void }): Promise<MediaReport>;
}
