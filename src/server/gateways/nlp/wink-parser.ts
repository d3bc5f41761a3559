import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItemSentence, type ItemToken, type ItsFunction } from 'wink-nlp';
import type { ParsedSentence, ParsedToken, PartOfSpeech } from '~/domain/grading/types';
import { correctLemma } from './correct-lemma';
import type { Parser } from './parser';
import { splitContraction } from './split-contraction';

/** Parser in this process: winkNLP and its English model (MIT), some hundred thousand tokens a second. */
export function winkParser(): Parser {
  const nlp = winkNLP(model, ['sbd', 'pos']);
  const { its } = nlp;
  // The package's types do not accept its own helper here.
  const lemma = its.lemma as unknown as ItsFunction<string>;

  /** The lemma of a token; some forms (`cannot`) have none in the model and are their own lemma. */
  const toLemma = (token: ItemToken) => {
    const found: string | undefined = token.out(lemma);
    return correctLemma(token.out().toLowerCase(), (found ?? token.out()).toLowerCase());
  };

  const readToken = (token: ItemToken): ParsedToken => ({
    text: token.out(),
    lemma: toLemma(token),
    pos: token.out(its.pos) as PartOfSpeech,
    spaced: token.out(its.precedingSpaces) !== '',
  });

  const readSentence = (sentence: ItemSentence): ParsedSentence => {
    const tokens: ParsedToken[] = [];
    sentence.tokens().each((token: ItemToken) => {
      tokens.push(...splitContraction(readToken(token)));
    });
    return { text: sentence.out().trim(), tokens };
  };

  return {
    parse(text) {
      const sentences: ParsedSentence[] = [];
      nlp
        .readDoc(normalise(text))
        .sentences()
        .each((sentence: ItemSentence) => {
          sentences.push(readSentence(sentence));
        });
      return sentences.filter(({ tokens }) => tokens.some(({ pos }) => pos !== 'SPACE'));
    },
  };
}

/** Normalises to straight apostrophes and single spaces, the only ones that the model knows. Quotes and
 *  dashes of Windows-1252 that were decoded as control characters are repaired. */
function normalise(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u0091\u0092]/g, "'")
    .replace(/[\u0093\u0094]/g, '"')
    .replace(/[\u0096\u0097]/g, '\u2013')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u00ad\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
