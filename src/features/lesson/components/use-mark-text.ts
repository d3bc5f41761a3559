'use client';
import { type MarkedWord, toWordMark } from '~/domain/speech/word-mark';
import { useScopedI18n } from '~/i18n/client';

interface NamedWord extends MarkedWord {
  heardAs?: string | undefined;
}

/** Names the mark of a spoken word, with the word that was heard or cannot be told apart where it is known. */
export function useMarkText(): (word: NamedWord) => string {
  const t = useScopedI18n('lesson.mark');
  return (word) => {
    const { status, heardAs, open } = word;
    switch (toWordMark(word)) {
      case 'other':
        if (status === 'missing') return t('missing');
        return heardAs ? t('otherAs', { heard: heardAs }) : t('other');
      case 'open':
        return open?.from ? t('openFrom', { from: open.from }) : t('open');
      default:
        return t('clear');
    }
  };
}
