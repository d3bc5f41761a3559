import 'server-only';
import { rankAlternatives } from '~/domain/selection/explain';
import type { ListAlternativesInput, RankedAlternative } from '~/schemas/news';
import type { Verb } from '~/server/context';
import { requirePermission } from '~/server/services/operator/permissions';
import { requireDraft, toSentenceAlternative, toWordAlternative } from './draft-rows';
import { selectionOptions, shortlist } from './selection-inputs';

/** Every candidate that may replace an item of a draft, best first: the draft itself stores only the best twenty.
 *  It reads the articles that the draft was selected from.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND */
export async function listAlternatives({
  ctx,
  input: { id, kind, text },
}: Verb<ListAlternativesInput>): Promise<RankedAlternative[]> {
  requirePermission({ ctx, input: 'unit.read' });
  const draft = await requireDraft(ctx.db, id);
  const { category, lastArticleId } = draft;
  const current = {
    words: draft.items.words.map(({ key }) => key),
    sentences: draft.items.sentences.map(({ key }) => key),
  };
  const options = { ...selectionOptions(draft, draft.options), pinned: current };
  const range = { category, sources: draft.options.sources, lastArticleId };
  const { list } = await shortlist(ctx.db, range, options);
  const { words, sentences } = rankAlternatives(list, options);
  const ranked: RankedAlternative[] =
    kind === 'word'
      ? words.map((word) => ({
          ...toWordAlternative(word),
          sentenceIndexes: word.sentenceIndexes,
        }))
      : sentences.map((sentence) => ({ ...toSentenceAlternative(sentence), sentenceIndexes: [] }));
  const wanted = text?.toLowerCase() ?? '';
  return ranked.filter((one) => one.text.toLowerCase().includes(wanted));
}
