'use client';
import type { ReactNode } from 'react';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import type { CandidateKind } from '~/domain/item-kinds';
import { useScopedI18n } from '~/i18n/client';
import type { DraftWord } from '~/schemas/news';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { MarkedSentence, WordsAbove } from './word-levels';

/** An item that is to be swapped. */
export interface SwapTarget {
  kind: CandidateKind;
  /** 1–10 */
  position: number;
  text: string;
}

interface DraftItemProps {
  draft: OperatorDraft;
  target: SwapTarget;
  /** Level of the text as it is saved. */
  level: string;
  reasons: DraftWord['reasons'];
  onSwap: (target: SwapTarget) => void;
  /** The words of a sentence with their levels. */
  words?: OperatorDraft['grades']['sentenceWords'][number] | undefined;
  children: ReactNode;
}

/** A word or a sentence of a draft: its level, the reasons of its choice, the button for another one, and
 *  its fields. */
export function DraftItem(props: DraftItemProps) {
  const { draft, target, level, reasons, onSwap, words, children } = props;
  const t = useScopedI18n('consoleUnits.draft');
  const { kind, position, text } = target;
  return (
    <li id={`${kind}s.${position}`} className="grid gap-3 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold wrap-anywhere">
          <span className="figures mr-2 text-soft">{position}.</span>
          <span lang="en">
            {words ? <MarkedSentence words={words} level={draft.level} /> : text}
          </span>
        </h3>
        <Badge tone={level === draft.level ? 'good' : 'plain'}>{level}</Badge>
        {draft.state === 'DRAFT' && (
          <Button
            variant="secondary"
            size="sm"
            className="ml-auto"
            aria-label={t('swapOf', { text })}
            onClick={() => onSwap(target)}
          >
            {t('swap')}
          </Button>
        )}
      </div>
      {words && <WordsAbove words={words} level={draft.level} />}
      <Reasons reasons={reasons} />
      {children}
    </li>
  );
}

const CODES = [
  'level-fits',
  'useful',
  'in-pieces',
  'in-sentences',
  'new-word',
  'taught-before',
  'carries-words',
  'good-length',
  'from-source',
  'own-piece',
  'spelled-out',
  'conversational',
  'contraction',
  'pinned',
] as const;

function Reasons({ reasons }: Pick<DraftItemProps, 'reasons'>) {
  const t = useScopedI18n('consoleUnits');
  const shown = reasons.flatMap(({ code, value }) => {
    const known = CODES.find((one) => one === code);
    const text = typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;
    return known ? [t(`reason.${known}`, { value: text })] : [];
  });
  if (shown.length === 0) return null;
  return (
    <p className="text-sm text-soft">
      {t('draft.reasons')}: {shown.join(' · ')}
    </p>
  );
}
