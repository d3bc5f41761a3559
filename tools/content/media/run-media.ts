import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaJob, MediaMaker, MediaReport, WeakClip } from './maker';

export interface MediaSummary {
  kinds: { kind: string; jobs: number; made: number; bytes: number }[];
  weak: WeakClip[];
  failed: { name: string; reason: string }[];
  /** Deleted files, relative to the root. */
  orphans: string[];
}

interface Run {
  root: string;
  /** Makes everything again, even if unchanged. */
  fresh: boolean;
  /** The jobs to do; all if not given. Then no file is deleted. */
  slugs?: readonly string[] | undefined;
  step: (label: string) => void;
}

/** Updates the media of all makers: current files are reused, changed ones made again, files without a job
 *  deleted. A failed job is reported and the others continue; no file of its kind is deleted then. */
export async function runMedia(makers: readonly MediaMaker[], run: Run): Promise<MediaSummary> {
  const summary: MediaSummary = { kinds: [], weak: [], failed: [], orphans: [] };
  for (const maker of makers) {
    const reports: MediaReport[] = [];
    let failures = 0;
    const jobs = maker.plan().filter(({ slug }) => !run.slugs || run.slugs.includes(slug));
    for (const job of jobs) {
      try {
        reports.push(await produce(maker, job, run));
      } catch (error) {
        failures++;
        const name = `${maker.kind} ${job.slug}`;
        summary.failed.push({ name, reason: (error as Error).message });
      }
    }
    const files = reports.flatMap((report) => report.files);
    if (failures === 0 && !run.slugs)
      summary.orphans.push(...removeOrphans(run.root, maker.folders, files));
    summary.weak.push(...reports.flatMap(({ weak }) => weak));
    summary.kinds.push({
      kind: maker.kind,
      jobs: jobs.length,
      made: reports.reduce((sum, { made }) => sum + made, 0),
      bytes: totalBytes(run.root, files),
    });
  }
  return summary;
}

async function produce(maker: MediaMaker, job: MediaJob, run: Run): Promise<MediaReport> {
  const label = `${maker.kind} ${job.slug}`;
  let stepsTaken = 0;
  const step = () => {
    if (stepsTaken < job.steps) run.step(label);
    stepsTaken++;
  };
  try {
    const currentReport = run.fresh ? null : maker.current(job);
    return currentReport ?? (await maker.render(job, { fresh: run.fresh, step }));
  } finally {
    while (stepsTaken < job.steps) step();
  }
}

function removeOrphans(root: string, folders: readonly string[], files: readonly string[]) {
  const current = new Set(files);
  const orphans = folders
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => !current.has(file));
  for (const file of orphans) rmSync(join(root, file));
  return orphans;
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(join(root, file)).isFile());
}

/** Size of the served files, without manifests. */
const totalBytes = (root: string, files: readonly string[]): number =>
  files
    .filter((file) => file.startsWith('public/'))
    .reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
