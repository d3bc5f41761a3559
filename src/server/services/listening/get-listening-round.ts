import 'server-only';
import { chooseQuestions, type ListeningHistory } from '~/domain/listening/choose-questions';
import { seededRandom } from '~/domain/seeded-random';
import type { ListeningQuestionItem, ListeningRoundInput } from '~/schemas/listening';
import type { Verb } from '~/server/context';
import { mediaUrl } from '~/server/gateways/storage/media-url';
import { getListeningHistory } from './listening-history';
import { heardPairs, voicesOfPair } from './pair-clips';

const NOTHING: ListeningHistory = {
  practised: new Set(),
  weakSounds: new Set(),
  counts: {},
};

/** The questions of a round: a user's by the account's practice and earlier answers, a visitor's by the seed alone.
 *  One statement for a user, none for a visitor. */
export async function getListeningRound({
  ctx,
  input: { seed, accent },
}: Verb<ListeningRoundInput>): Promise<ListeningQuestionItem[]> {
  const history =
    ctx.actor.kind === 'user' ? await getListeningHistory({ ctx, input: ctx.actor.id }) : NOTHING;
  const questions = chooseQuestions(history, seededRandom(seed), heardPairs(accent));
  return questions.map(({ pair, said, turn, own }): ListeningQuestionItem => {
    const voices = voicesOfPair(pair, accent);
    const { speaker, words: spoken } = voices[turn % voices.length]!;
    const toWord = (index: 0 | 1) => ({
      text: pair.words[index],
      ipa: spoken[index].ipa,
      path: mediaUrl(spoken[index].path),
    });
    const words: ListeningQuestionItem['words'] = [toWord(0), toWord(1)];
    return { pair: pair.id, contrast: pair.contrast, words, said, speaker, own };
  });
}
