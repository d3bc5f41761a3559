import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MediaJob, MediaMaker } from './maker';
import { runMedia } from './run-media';

/** Creates a project with a fake maker, whose file for a text contains that text, which is also the job's
 *  hash. */
function workshop(texts: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'media-'));
  const file = (slug: string) => join('public', 'media', 'songs', `${slug}.txt`);
  const rendered: string[] = [];
  const report = ({ slug }: MediaJob, made: number) => ({ files: [file(slug)], made, weak: [] });
  const maker: MediaMaker = {
    kind: 'songs',
    folders: [dirname(file(''))],
    plan: () => Object.entries(texts).map(([slug, hash]) => ({ slug, hash, steps: 2 })),
    current(job) {
      const path = join(root, file(job.slug));
      return existsSync(path) && readFileSync(path, 'utf8') === job.hash ? report(job, 0) : null;
    },
    async render(job) {
      if (job.hash === 'broken') throw new Error('No voice.');
      mkdirSync(join(root, dirname(file(''))), { recursive: true });
      writeFileSync(join(root, file(job.slug)), job.hash);
      rendered.push(job.slug);
      return report(job, 1);
    },
  };
  const steps: string[] = [];
  const run = (fresh = false) => runMedia([maker], { root, fresh, step: (l) => steps.push(l) });
  return { root, texts, run, rendered, steps, path: (slug: string) => join(root, file(slug)) };
}

describe('A media run', () => {
  it('A media run makes changed files, reuses the others, and reports the size', async () => {
    const project = workshop({ tea: 'one', rain: 'two' });
    expect((await project.run()).kinds).toEqual([{ kind: 'songs', jobs: 2, made: 2, bytes: 6 }]);
    project.texts.rain = 'three';
    expect((await project.run()).kinds).toEqual([{ kind: 'songs', jobs: 2, made: 1, bytes: 8 }]);
    expect(project.rendered).toEqual(['tea', 'rain', 'rain']);
    expect(project.steps).toHaveLength(8);
  });

  it('A media run with fresh makes everything again', async () => {
    const project = workshop({ tea: 'one' });
    await project.run();
    await project.run(true);
    expect(project.rendered).toEqual(['tea', 'tea']);
  });

  it('A media run deletes files without a job', async () => {
    const project = workshop({ tea: 'one', rain: 'two' });
    await project.run();
    delete project.texts.rain;
    expect((await project.run()).orphans).toEqual([join('public', 'media', 'songs', 'rain.txt')]);
    expect(existsSync(project.path('rain'))).toBe(false);
  });

  it('A media run continues after a failure, reports it, and deletes no file of that kind', async () => {
    const project = workshop({ tea: 'one', rain: 'two' });
    await project.run();
    project.texts.tea = 'broken';
    const summary = await project.run();
    expect(summary.failed).toEqual([{ name: 'songs tea', reason: 'No voice.' }]);
    expect(existsSync(project.path('tea'))).toBe(true);
    expect(project.steps).toHaveLength(8);
  });
});
