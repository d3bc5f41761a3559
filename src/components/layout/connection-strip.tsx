'use client';
import { useEffect, useRef, useState } from 'react';
import { onNavigation } from '~/lib/navigation-news';
import { ONLINE_NOTICE } from '~/lib/page-times';
import { useOnline } from '../ui/connection';
import { Phrases } from '../ui/phrases';

export interface ConnectionWords {
  offline: string;
  /** A link was pressed while offline. */
  held: string;
  online: string;
}

/** What to say about the connection: nothing while all is well. */
function useConnectionText(words: ConnectionWords): { online: boolean; text: string } {
  const online = useOnline();
  const wasOffline = useRef(false);
  const [held, setHeld] = useState(false);
  const [back, setBack] = useState(false);
  useEffect(() => onNavigation((news) => setHeld(news === 'failed' && !navigator.onLine)), []);
  useEffect(() => {
    if (!online) {
      wasOffline.current = true;
      setBack(false);
      return;
    }
    setHeld(false);
    if (!wasOffline.current) return;
    wasOffline.current = false;
    setBack(true);
    const wait = setTimeout(() => setBack(false), ONLINE_NOTICE);
    return () => clearTimeout(wait);
  }, [online]);
  if (!online) return { online, text: held ? words.held : words.offline };
  return { online, text: back ? words.online : '' };
}

/** A calm line above the page: there is no connection, or there is one again. Readers hear it when they
 *  have finished their sentence. What sticks to the top of a page makes room by `--strip`. */
export function ConnectionStrip({ words }: { words: ConnectionWords }) {
  const { online, text } = useConnectionText(words);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    // One line as a rule; more with larger letters.
    const height = Math.max(36, place.current?.offsetHeight ?? 0);
    if (text) style.setProperty('--strip', `${height}px`);
    else style.removeProperty('--strip');
  }, [text]);
  return (
    <div
      ref={place}
      role="status"
      data-connection={online ? 'online' : 'offline'}
      className={text ? 'sticky top-0 z-40' : 'sr-only'}
    >
      {text && <ConnectionLine online={online} text={text} />}
    </div>
  );
}

/** What the strip says, and a dot that says it too. */
export function ConnectionLine({ online, text }: { online: boolean; text: string }) {
  return (
    <p className="flex min-h-9 w-full items-center justify-center gap-2 border-b border-line bg-sunken px-5 text-sm">
      <span
        aria-hidden
        className={`size-2 shrink-0 rounded-full ${online ? 'bg-said' : 'border-2 border-nearly'}`}
      />
      <span>
        <Phrases>{text}</Phrases>
      </span>
    </p>
  );
}
