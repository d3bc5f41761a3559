import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MediaJob, MediaMaker } from './maker';
import { runMedia } from './run-media';

/** A maker whose "sound" of a text is the text, and which knows what it made by its hash. */
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
      const at = join(root, file(job.slug));
      return existsSync(at) && readFileSync(at, 'utf8') === job.hash ? report(job, 0) : null;
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
  return { root, texts, run, rendered, steps, at: (slug: string) => join(root, file(slug)) };
}

describe('a media run', () => {
  it('makes what changed, keeps the rest, and tells the bytes', async () => {
    const shop = workshop({ tea: 'one', rain: 'two' });
    expect((await shop.run()).kinds).toEqual([{ kind: 'songs', jobs: 2, made: 2, bytes: 6 }]);
    shop.texts.rain = 'three';
    expect((await shop.run()).kinds).toEqual([{ kind: 'songs', jobs: 2, made: 1, bytes: 8 }]);
    expect(shop.rendered).toEqual(['tea', 'rain', 'rain']);
    expect(shop.steps).toHaveLength(8);
  });

  it('makes everything again when asked to', async () => {
    const shop = workshop({ tea: 'one' });
    await shop.run();
    await shop.run(true);
    expect(shop.rendered).toEqual(['tea', 'tea']);
  });

  it('deletes what nobody asks for any more', async () => {
    const shop = workshop({ tea: 'one', rain: 'two' });
    await shop.run();
    delete shop.texts.rain;
    expect((await shop.run()).orphans).toEqual([join('public', 'media', 'songs', 'rain.txt')]);
    expect(existsSync(shop.at('rain'))).toBe(false);
  });

  it('goes on after a failure, tells of it, and deletes nothing of that kind', async () => {
    const shop = workshop({ tea: 'one', rain: 'two' });
    await shop.run();
    shop.texts.tea = 'broken';
    const summary = await shop.run();
    expect(summary.failed).toEqual([{ name: 'songs tea', reason: 'No voice.' }]);
    expect(existsSync(shop.at('tea'))).toBe(true);
    expect(shop.steps).toHaveLength(8);
  });
});
