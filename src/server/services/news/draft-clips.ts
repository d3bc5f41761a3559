import 'server-only';
import { ACCEPTED_CLIP_SCORE } from '~/domain/speech/accepted-clip-score';
import type { DraftClipRow } from '~/schemas/operator-unit';
import type { Database } from '~/server/db';
import { storage } from '~/server/gateways/storage/configured';
import type { Draft } from './draft-rows';

/** Letters and digits only: a clip knows its words, and not the signs between them. */
const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** The clips that publications have made of a draft so far, in the order of its texts; those of texts that were
 *  changed since come last. */
export async function listDraftClips(db: Database, draft: Draft): Promise<DraftClipRow[]> {
  const fields = textFields(draft);
  const order = [...new Set(fields.values())];
  const clips = await db.draftClip.findMany({
    where: { draftId: draft.id },
    orderBy: [{ accent: 'asc' }, { source: 'asc' }],
  });
  const place = ({ field }: DraftClipRow) => (field ? order.indexOf(field) : order.length);
  return clips
    .map(({ path, accent, cues, durationMs, selfScore }) => {
      const text = (cues as unknown as { text: string }[]).map((cue) => cue.text).join(' ');
      return {
        ...{ url: storage().publicUrl(path), accent, text, durationMs },
        score: selfScore,
        accepted: selfScore >= ACCEPTED_CLIP_SCORE,
        field: fields.get(plain(text)) ?? null,
      };
    })
    .sort((one, other) => place(one) - place(other));
}

/** The fields of a draft that are spoken, by their text. */
function textFields({ items }: Draft): Map<string, string> {
  return new Map([
    ...items.words.flatMap(({ text, example }, index): [string, string][] => [
      [plain(text), `words.${index + 1}`],
      [plain(example), `words.${index + 1}.example`],
    ]),
    ...items.sentences.map(({ text }, index): [string, string] => [
      plain(text),
      `sentences.${index + 1}`,
    ]),
  ]);
}
