import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PAIR_WORDS } from '~/domain/listening/pairs';
import type { ItemClip } from '~/schemas/content';
import type { ListeningClips } from '~/schemas/listening-clips';
import { loadUnits } from '~/server/content/load-units';
import { SCORER_ID } from '~/server/gateways/speech/check-clip';
import { hashRecipe } from '~/server/gateways/speech/content-hash';
import { listPairClipJobs, type PairClipJob, pairIpa } from '~/server/gateways/speech/pair-words';
import { audioFile, commitClipCache, getOrRenderClip } from './clip-cache';
import { jobSources } from './job-sources';
import {
  LISTENING,
  LISTENING_MANIFEST,
  readListeningClips,
  writeListeningClips,
} from './listening-manifest';
import type { MediaJob, MediaMaker, MediaPipeline, MediaReport } from './maker';
import { readManifest } from './unit-manifest';

const FOLDER = '/media/listening/pairs';

interface ListeningJob extends MediaJob {
  clips: PairClipJob[];
}

type PairWord = ListeningClips['words'][number];

/** Maker of the clips of minimal pairs, in the voices of each accent that keep the contrasts apart. A word that a unit teaches is
 *  heard in the unit's clips. A voice that our own scorer does not accept is left out, and another is
 *  heard; a word without any voice is reported. */
export function listeningMaker(pipeline: MediaPipeline): MediaMaker<ListeningJob> {
  const { root, engines } = pipeline;
  return {
    kind: 'listening',
    folders: [LISTENING, join('public', 'media', 'listening')],
    plan() {
      const clips = PAIR_WORDS.flatMap((word) => listPairClipJobs(word, engines));
      const hash = hashRecipe([clips.map(({ lines }) => jobSources(lines)), SCORER_ID]);
      return [{ slug: 'pairs', hash, steps: clips.length, clips }];
    },
    current(job) {
      const clips = readListeningClips(root);
      if (clips?.hash !== job.hash) return null;
      const paths = clips.words.flatMap((word) => word.clips);
      return paths.every((clip) => existsSync(audioFile(root, clip))) ? toReport(clips, 0) : null;
    },
    async render(job, { fresh, step }) {
      const before = fresh ? null : readListeningClips(root);
      const cache = {
        folder: FOLDER,
        known: before?.words.flatMap(({ clips }) => clips) ?? [],
        refused: before?.words.flatMap(({ refused }) => refused) ?? [],
        scorer: before?.scorer ?? null,
      };
      const lines = job.clips.flatMap((clip) => clip.lines);
      if (fresh) commitClipCache(root, lines);
      const taught = taughtClips(root);
      let made = 0;
      const results = await Promise.all(
        job.clips.map(async ({ word, accent, lines }) => {
          const voices = lines.map(({ speaker }) => speaker.voice.id);
          const own = taught
            .get(word)
            ?.find((clip) => clip.accent === accent && voices.includes(clip.voice));
          const result = own
            ? { clip: own, refused: [], isNew: false }
            : await getOrRenderClip(lines, pipeline, cache);
          made += Number(result.isNew);
          step();
          return { word, accent, ...result };
        }),
      );
      const clips: ListeningClips = {
        hash: job.hash,
        scorer: SCORER_ID,
        voices: usedVoices(job),
        words: PAIR_WORDS.map((text): PairWord => {
          const ownResults = results.filter(({ word }) => word === text);
          return {
            text,
            ipa: pairIpa(text),
            clips: ownResults.flatMap(({ clip, accent }) =>
              clip && clip.refused === undefined ? [{ ...toPairClip(clip), accent }] : [],
            ),
            refused: ownResults.flatMap(({ refused }) => refused),
          };
        }),
      };
      writeListeningClips(root, clips);
      commitClipCache(root, lines);
      return toReport(clips, made);
    },
  };
}

/** A clip without the fields that only a unit's item has. */
const toPairClip = ({
  path,
  voice,
  durationMs,
  selfScore,
  cues,
  source,
}: Omit<ItemClip, 'part' | 'accent'>) => ({
  path,
  voice,
  durationMs,
  selfScore,
  cues,
  source,
});

/** The accepted clips of the words that units teach, by the word in lower case. */
function taughtClips(root: string): Map<string, ItemClip[]> {
  return new Map(
    loadUnits().flatMap(({ slug, words }) => {
      const items = readManifest(root, slug)?.items.filter(({ kind }) => kind === 'WORD') ?? [];
      return items.map(({ position, clips }): [string, ItemClip[]] => [
        words[position - 1]!.text.toLowerCase(),
        clips.filter(
          (clip) =>
            clip.part === 'TEXT' && clip.refused === undefined && existsSync(audioFile(root, clip)),
        ),
      ]);
    }),
  );
}

function usedVoices({ clips }: ListeningJob): ListeningClips['voices'] {
  const voices = clips.flatMap(({ lines }) => lines.map(({ speaker }) => speaker.voice));
  return [...new Map(voices.map((voice) => [voice.id, voice])).values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, variety, sex, licence }) => ({ id, variety, sex, licence }));
}

function toReport({ words }: ListeningClips, made: number): MediaReport {
  const own = words.flatMap(({ clips }) => clips.filter(({ path }) => path.startsWith(FOLDER)));
  return {
    files: [LISTENING_MANIFEST, ...own.map(({ path }) => join('public', path))],
    made,
    weak: words
      .filter(({ clips }) => clips.length === 0)
      .map(({ text, refused }) => ({
        name: `listening ${text}`,
        score: Math.max(0, ...refused.map(({ score }) => score)),
        word: text,
      })),
  };
}
