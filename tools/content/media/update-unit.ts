import type { UnitContent } from '~/schemas/content';
import type { ClipKeeper } from './clip-keeper';
import { unitJob } from './unit-job';
import { readManifest, writeManifest } from './unit-manifest';
import { unitReference } from './unit-reference';

/** Rewrites the references of a unit. @returns whether anything has changed */
export function updateUnit(unit: UnitContent, keeper: ClipKeeper): boolean {
  const before = readManifest(keeper.root, unit.slug);
  if (!before) return false;
  const job = unitJob(unit, keeper.engines);
  const items: typeof before.items = [];
  let isCurrent = true;
  for (const item of before.items) {
    const { kind, position } = item;
    const own = job.clips.filter((clip) => clip.kind === kind && clip.position === position);
    const clips: typeof item.clips = [];
    for (const clip of item.clips) {
      const lines = own
        .filter(({ part, accent }) => part === clip.part && accent === clip.accent)
        .flatMap((one) => one.lines);
      const name = `${unit.slug} ${kind.toLowerCase()} ${position} ${clip.voice}`;
      const kept = keeper.keep(name, clip, lines);
      if (!lines.some(({ source }) => source === kept.source)) isCurrent = false;
      clips.push(kept);
    }
    const isSaidBy = (line: { source: string }) =>
      clips.some(({ source }) => source === line.source);
    const unsaid = own.filter(({ lines }) => !lines.some(isSaidBy)).flatMap(({ lines }) => lines);
    const refused = item.refused.map((rejected) => {
      const lines = own.flatMap((one) => one.lines);
      if (lines.some(({ source }) => source === rejected.source)) return rejected;
      const possible = unsaid.filter(({ speaker }) => speaker.voice.id === rejected.voice);
      return possible.length === 1 ? { ...rejected, source: possible[0]!.source } : rejected;
    });
    items.push({ ...item, reference: unitReference(unit, item), clips, refused });
  }
  const after = { ...before, ...(isCurrent && { hash: job.hash }), items };
  if (JSON.stringify(after) === JSON.stringify(before)) return false;
  writeManifest(keeper.root, after);
  return true;
}
