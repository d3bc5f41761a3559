'use client';
import type { RenderedSentence } from '~/domain/interpreting/rendition';
import { useScopedI18n } from '~/i18n/client';
import { SPOKEN_LEGEND, TYPED_LEGEND, WORD_LOOKS } from './interpret-sentence';

interface Props {
  sentences: readonly RenderedSentence[];
  /** Whether the passage was typed, not spoken. */
  typed: boolean;
}

/** The legend of the sentences' underlines; only those that occur. */
export function InterpretLegend({ sentences, typed }: Props) {
  const t = useScopedI18n('interpret.legend');
  const legend = typed ? TYPED_LEGEND : SPOKEN_LEGEND;
  const marked = sentences.filter(({ share }) => share === 'part');
  const has = (wanted: 'unclear' | 'notHeard') =>
    marked.some(({ words }) => words.some(({ status }) => status === wanted));
  if (marked.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-6 text-sm text-soft">
      {has('unclear') && <span className={WORD_LOOKS[legend.unclear]}>{t(legend.unclear)}</span>}
      {has('notHeard') && <span className={WORD_LOOKS.notHeard}>{t(legend.notHeard)}</span>}
    </p>
  );
}
