'use client';
import { useEffect, useState } from 'react';
import { Dialog } from '~/components/ui/dialog';
import { focusPage } from '~/components/ui/focus-page';
import { Popover, type PopoverAnchor } from '~/components/ui/popover';
import type { Accent } from '~/domain/speech/accent';
import { useScopedI18n } from '~/i18n/client';
import { highlightWord } from '../highlight-word';
import type { WordOnPage } from '../tapped-word';
import { LookUpPanel } from './look-up-panel';

interface Props {
  words: readonly WordOnPage[];
  /** The button that lists the words; null for a tapped word. */
  button: HTMLElement | null;
  accent: Accent;
  onClose: () => void;
}

/** Windows in which the look-up is a sheet at the lower edge. */
const NARROW = '(max-width: 767px)';

/** The look-up of a word: a sheet on a phone, elsewhere beside the word or the button. */
export function LookUpLayer({ words, button, accent, onClose }: Props) {
  const t = useScopedI18n('lookUp');
  const range = words[0]?.range ?? null;
  const [isSheet] = useState(() => window.matchMedia(NARROW).matches);
  const [anchor] = useState(() => ({ current: button ?? (range && anchorOf(range)) }));
  useEffect(() => (range ? highlightWord(range) : undefined), [range]);
  const layer = {
    open: true,
    onOpenChange: onClose,
    title: t('title'),
    closeLabel: t('close'),
  };
  // A text of one word leaves nothing to choose.
  const panel = <LookUpPanel words={words} isList={words.length !== 1} accent={accent} />;
  if (isSheet) return <Dialog {...layer}>{panel}</Dialog>;
  return (
    <Popover {...layer} anchor={anchor} side="bottom">
      {panel}
    </Popover>
  );
}

/** A word as the anchor of a popover. The focus returns to the element that has it now, which is none for most taps. */
function anchorOf(range: Range): PopoverAnchor {
  const before = document.activeElement;
  let place = range.getBoundingClientRect();
  return {
    getBoundingClientRect: () => {
      const now = range.getBoundingClientRect();
      // A text that is rendered again has lost the range.
      if (now.width > 0) place = now;
      return place;
    },
    contains: () => false,
    focus: () => {
      if (before instanceof HTMLElement && before !== document.body && before.isConnected)
        before.focus({ preventScroll: true });
      else focusPage();
    },
  };
}
