import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItemSentence, type ItemToken, type ItsFunction } from 'wink-nlp';
import type { ParsedSentence, ParsedToken, PartOfSpeech } from '~/domain/grading/types';
import { correctLemma } from './correct-lemma';
import type { Parser } from './parser';

/** Runs in this process: winkNLP and its English model (MIT), some hundred thousand tokens a second. */
export function winkParser(): Parser {
  const nlp = winkNLP(model, ['sbd', 'pos']);
  const { its } = nlp;
  // The package's own types do not know that it fits.
  const lemma = its.lemma as unknown as ItsFunction<string>;

  /** Some forms (`cannot`) have none in the model. */
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
      tokens.push(readToken(token));
    });
    return { text: sentence.out().trim(), tokens };
  };

  return {
    parse(text) {
      const sentences: ParsedSentence[] = [];
      nlp
        .readDoc(plain(text))
        .sentences()
        .each((sentence: ItemSentence) => {
          sentences.push(readSentence(sentence));
        });
      return sentences.filter(({ tokens }) => tokens.some(({ pos }) => pos !== 'SPACE'));
    },
  };
}

/** Typewriter's apostrophes and single spaces: the model knows no others. Windows' quotes and dashes that were
 *  taken for control characters are put right. */
function plain(text: string): string {
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
