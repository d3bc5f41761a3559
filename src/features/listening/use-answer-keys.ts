'use client';
import { useEffect } from 'react';

interface AnswerKeys {
  onChoose: (choice: 0 | 1) => void;
  onHear: () => void;
}

/** Keys of a question: 1 and 2 choose a word, the space bar plays it again. A focused button or link keeps the space
 *  bar, and combinations with other keys stay the browser's. */
export function useAnswerKeys({ onChoose, onHear }: AnswerKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, repeat } = event;
      if (repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest('input, textarea, select, [role=dialog]'))
        return;
      if (key === '1' || key === '2') onChoose(key === '1' ? 0 : 1);
      else if (key === ' ' && !(target instanceof Element && target.closest('button, a, summary')))
        onHear();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onChoose, onHear]);
}
