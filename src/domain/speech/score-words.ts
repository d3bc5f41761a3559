import type { Accent } from './accent';
import type { AcousticModel } from './acoustic-model';
import { adviceKinds, isGiven } from './advice';
import type { Segment } from './alignment';
import { amongCompetitors } from './among-competitors';
import { FRAMES_PER_SECOND } from './front-end';
import type { Leniency } from './leniencies';
import type { PhoneEvidence } from './phone-evidence';
import { policy } from './policy';
import { selectPhonesOfWord, textOdds } from './text-odds';
import type { PhoneResult, ReferenceWord, WordResult, WordStatus } from './types';
import type { TextEvidence } from './word-evidence';

/** Scores each word of a text by the evidence for its phones. A word without phones was not found.
 *  @param offset frame of the recording that is frame 0 of the phones
 *  @param poor whether the recording is of poor quality */
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
  return reference.map(({ text, functionWord, symbols }, word): WordResult => {
    const phones = selectPhonesOfWord(evidence.phones, word);
    const odds = allOdds[word] ?? null;
    if (odds === null)
      return { text, score: 0, status: 'missing', start: end, end, phones: [], unsure: poor };
    const { first } = phones[0]!.mixture.segment;
    const { last } = phones.at(-1)!.mixture.segment;
    end = (offset + last + 1) / FRAMES_PER_SECOND;
    const status = toStatus(odds, functionWord, (last - first + 1) / phones.length, leniency);
    const understood = status === 'said' || status === 'nearly';
    return {
      text,
      score: toScore(odds, leniency),
      status,
      start: (offset + first) / FRAMES_PER_SECOND,
      end,
      phones: phones.map((phone, i) => ({
        ...toPhone(
          model,
          phone,
          phones[i + 1],
          evidence.expertScores[evidence.phones.indexOf(phone)]!,
        ),
        symbols: symbolsOf(symbols, phone.mixture.segment),
      })),
      unsure: isUnsure(odds, functionWord, leniency, poor),
      ...amongCompetitors(
        evidence.competitors[word] ?? null,
        evidence.near[word] ?? null,
        last - first + 1,
      ),
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

/** Whether a reading has red words and all of them are unsure. */
export function isInDoubt(words: readonly WordResult[]): boolean {
  const against = words.filter(({ status }) => status === 'again' || status === 'missing');
  return against.length > 0 && against.every(({ unsure }) => unsure);
}

/** Whether the status of a word is unsure: near the threshold of red or, in a poor recording, unless it is
 *  green. */
function isUnsure(odds: number, functionWord: boolean, leniency: Leniency, poor: boolean): boolean {
  const { again, againFunction, nearly } = policy.leniency[leniency];
  const threshold = functionWord ? againFunction : again;
  const { under, over } = policy.word.unsure;
  return (odds > threshold - under && odds < threshold + over) || (poor && odds < nearly);
}

/** Maps the log odds of a word to a score, 0 … 100. */
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

/** The parts of the cards' IPA for one phone of a pronunciation. */
function symbolsOf(
  symbols: ReferenceWord['symbols'],
  { variant, position }: Pick<Segment, 'variant' | 'position'>,
): PhoneResult['symbols'] {
  const part = (accent: Accent) => symbols?.[accent][variant]?.split(' ')[position];
  const [US, GB] = [part('US'), part('GB')];
  return US === undefined || GB === undefined ? undefined : { US, GB };
}

function toPhone(
  model: AcousticModel,
  phone: PhoneEvidence,
  next: PhoneEvidence | undefined,
  expertScore: number,
): PhoneResult {
  const { mixture, adapted } = phone;
  const target = model.phones[mixture.segment.phone]!;
  const best = model.phones[adapted.best]!;
  const place = { final: !next, next: next && model.phones[next.mixture.segment.phone] };
  const { slip } = adviceKinds(target, best, place);
  const heard = slip && isGiven(slip, expertScore) ? best : null;
  return { target, heard, gop: adapted.gop, expertScore };
}
