'use client';
import { type RefCallback, useCallback, useRef } from 'react';
import type { Accent } from '~/domain/speech/accent';
import type { LessonClip } from '~/schemas/lesson';

/** The sound of an English text on the page. */
export interface SoundingText {
  /** A clip with the times of the text's words. */
  clip?: LessonClip;
  /** The accent of its page, if that has one of its own. */
  accent?: Accent;
  /** Called when one of its words is looked up, to stop a player. */
  onLookUp?: () => void;
}

const texts = new WeakMap<Element, { readonly current: SoundingText }>();

/** Gives the look-up the sound of a text. @returns the ref of the element around the text */
export function useSoundingText(text: SoundingText): RefCallback<Element> {
  const latest = useRef(text);
  latest.current = text;
  return useCallback((element) => {
    if (element) texts.set(element, latest);
  }, []);
}

/** The sound of the text that an element is part of: each fact from the nearest text that has it. */
export function findSoundingText(element: Element | null): SoundingText {
  const found: SoundingText = {};
  for (let at = element; at; at = at.parentElement) {
    const text = texts.get(at)?.current;
    found.clip ??= text?.clip;
    found.accent ??= text?.accent;
    found.onLookUp ??= text?.onLookUp;
  }
  return found;
}
