import type { AcousticModel } from './acoustic-model';
import { FRAMES_PER_SECOND } from './front-end';
import { likelySlip } from './mandarin-errors';
import { type Leniency, policy } from './policy';
import { selectPhonesOfWord, textOdds } from './text-odds';
import type { PhoneResult, ReferenceWord, WordResult, WordStatus } from './types';
import type { PhoneEvidence, TextEvidence } from './word-evidence';

/** Judges each word of a text by what is known of its phones. A word without phones was not found.
 *  @param offset frame of the recording at which frame 0 of the phones lies
 *  @param poor whether the recording is hard to hear */
export function scoreWords(
  model: AcousticModel,
  reference: readonly ReferenceWord[],
  evidence: TextEvidence,
  offset: number,
  leniency: Leniency,
  poor: boolean,
): WordResult[] {
  const allOdds = textOdds(evidence);
  let end = offset / FRAMES_PER_SECOND;
  return reference.map(({ text, functionWord }, word): WordResult => {
    const own = selectPhonesOfWord(evidence.phones, word);
    const odds = allOdds[word] ?? null;
    if (odds === null)
      return { text, score: 0, status: 'missing', start: end, end, phones: [], unsure: poor };
    const { first } = own[0]!.mixture.segment;
    const { last } = own.at(-1)!.mixture.segment;
    end = (offset + last + 1) / FRAMES_PER_SECOND;
    const status = toStatus(odds, functionWord, (last - first + 1) / own.length, leniency);
    const understood = status === 'said' || status === 'nearly';
    return {
      text,
      score: toScore(odds, leniency),
      status,
      start: (offset + first) / FRAMES_PER_SECOND,
      end,
      phones: own.map((phone, at) => toPhone(model, phone, at === own.length - 1)),
      unsure: isUnsure(odds, functionWord, leniency, poor),
      ...(understood && !poor && evidence.addedVowels?.[word] && { addedVowel: true }),
    };
  });
}

function toStatus(
  odds: number,
  functionWord: boolean,
  framesPerPhone: number,
  leniency: Leniency,
): WordStatus {
  const { again, againFunction, nearly } = policy.leniency[leniency];
  if (odds >= nearly) return 'said';
  if (odds >= (functionWord ? againFunction : again)) return 'nearly';
  return framesPerPhone < policy.word.missingFramesPerPhone ? 'missing' : 'again';
}

/** Whether nothing that speaks against a reading is sure. */
export function isInDoubt(words: readonly WordResult[]): boolean {
  const against = words.filter(({ status }) => status === 'again' || status === 'missing');
  return against.length > 0 && against.every(({ unsure }) => unsure);
}

/** Of a poor recording nothing but what is clearly right is sure. */
function isUnsure(odds: number, functionWord: boolean, leniency: Leniency, poor: boolean): boolean {
  const { again, againFunction, nearly } = policy.leniency[leniency];
  const edge = functionWord ? againFunction : again;
  const { under, over } = policy.word.unsure;
  return (odds > edge - under && odds < edge + over) || (poor && odds < nearly);
}

/** Log odds of a word → 0 … 100. */
export function toScore(odds: number, leniency: Leniency): number {
  const { again, nearly } = policy.leniency[leniency];
  const { worst, good, best } = policy.scoreKnots;
  const knots = [[worst, 0], [again, 50], [nearly, 75], good, [best, 100]] as const;
  for (let i = 1; i < knots.length; i++) {
    const [x0, y0] = knots[i - 1]!;
    const [x1, y1] = knots[i]!;
    if (odds < x1) return Math.round(Math.max(0, y0 + ((odds - x0) / (x1 - x0)) * (y1 - y0)));
  }
  return 100;
}

function toPhone(
  model: AcousticModel,
  { mixture, adapted, logOdds }: PhoneEvidence,
  final: boolean,
): PhoneResult {
  const target = model.phones[mixture.segment.phone]!;
  const poor = adapted.gop < policy.hint.gop && logOdds < policy.hint.odds;
  const heard = poor ? likelySlip(target, model.phones[adapted.best]!, final) : null;
  return { target, heard, gop: adapted.gop };
}
