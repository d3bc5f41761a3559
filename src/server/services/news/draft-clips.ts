import 'server-only';
import { ACCENTS, type Accent } from '~/domain/speech/accent';
import { ACCEPTED_CLIP_SCORE } from '~/domain/speech/accepted-clip-score';
import { SEXES } from '~/domain/voices';
import type { DraftClipView, DraftLineView } from '~/schemas/operator-unit';
import type { Database } from '~/server/db';
import { storage } from '~/server/gateways/storage/configured';
import type { DraftClip } from '~/server/prisma-client/client';
import { type DraftLine, draftLines, isSamePlace, lineWords } from './draft-lines';
import type { Draft } from './draft-rows';
import { listEditorNames } from './editor-names';
import { listTakenSources } from './unit-clips';

/** Letters and digits only: a clip has words, and no punctuation. */
const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** The spoken texts of a draft, each with the places of its clips and their contents: a person's recording, or the
 *  latest clip of a voice; null without one. */
export async function listDraftLines(db: Database, draft: Draft): Promise<DraftLineView[]> {
  const clips = await db.draftClip.findMany({ where: { draftId: draft.id } });
  const taken = await listTakenSources(db, draft.id);
  const names = await listEditorNames(db, clips);
  const find = (line: DraftLine, accent: Accent, sex: (typeof SEXES)[number] | null) => {
    const place = { ...line, accent, sex: sex ?? 'female' };
    const recording = draft.recordings.find((one) => isSamePlace(one, place));
    const ofVoices = clips.filter(
      (clip) =>
        clip.accent === accent &&
        clip.recordedAt === null &&
        (sex === null || clip.sex === sex) &&
        plain(textOf(clip)) === plain(line.text),
    );
    const [made] = ofVoices.sort((one, other) => rank(other, taken) - rank(one, taken));
    const recorded =
      recording && clips.find((clip) => clip.accent === accent && clip.source === recording.source);
    const clip = recorded ?? made;
    return clip ? toClipView(clip, names) : null;
  };
  return draftLines(draft.items).map((line) => {
    const { kind, key, part, text, field } = line;
    return {
      kind,
      key,
      part,
      text,
      field,
      places: ACCENTS.flatMap((accent) => {
        const words = lineWords(line, accent);
        const ipa = words?.map((word) => word.ipa).join(' ') ?? null;
        const sexes = part === 'EXAMPLE' ? [null] : SEXES;
        return sexes.map((sex) => ({ accent, sex, ipa, clip: find(line, accent, sex) }));
      }),
    };
  });
}

const textOf = ({ cues }: DraftClip): string =>
  (cues as unknown as { text: string }[]).map(({ text }) => text).join(' ');

/** The clip that a run has taken comes first, then accepted ones. */
const rank = ({ accent, source, selfScore }: DraftClip, taken: ReadonlySet<string>): number =>
  selfScore +
  (selfScore >= ACCEPTED_CLIP_SCORE ? 1_000 : 0) +
  (taken.has(`${accent} ${source}`) ? 10_000 : 0);

function toClipView(clip: DraftClip, names: ReadonlyMap<string, string>): DraftClipView {
  const { path, sex, variety, durationMs, selfScore, refused, recordedAt, recordedById } = clip;
  return {
    url: storage().publicUrl(path),
    sex,
    variety,
    durationMs,
    refused,
    score: selfScore,
    accepted: selfScore >= ACCEPTED_CLIP_SCORE,
    recorded: recordedAt && { at: recordedAt, by: names.get(recordedById ?? '') ?? null },
  };
}
