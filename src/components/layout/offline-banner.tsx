'use client';
import { useEffect, useRef, useState } from 'react';
import { onNavigation } from '~/lib/navigation-events';
import { ONLINE_TOAST_MS } from '~/lib/ui-timings';
import { useOnline } from '../ui/connection';
import { Phrases } from '../ui/phrases';

export interface OfflineBannerLabels {
  offline: string;
  /** Text after a link was clicked while offline. */
  blocked: string;
  online: string;
}

/** The message about the connection: empty while it has not been lost. */
function useBannerText(labels: OfflineBannerLabels): { online: boolean; text: string } {
  const online = useOnline();
  const wasOffline = useRef(false);
  const [blocked, setBlocked] = useState(false);
  const [restored, setRestored] = useState(false);
  useEffect(() => onNavigation((event) => setBlocked(event === 'failed' && !navigator.onLine)), []);
  useEffect(() => {
    if (!online) {
      wasOffline.current = true;
      setRestored(false);
      return;
    }
    setBlocked(false);
    if (!wasOffline.current) return;
    wasOffline.current = false;
    setRestored(true);
    const timer = setTimeout(() => setRestored(false), ONLINE_TOAST_MS);
    return () => clearTimeout(timer);
  }, [online]);
  if (!online) return { online, text: blocked ? labels.blocked : labels.offline };
  return { online, text: restored ? labels.online : '' };
}

/** A line above the page that says that the connection is lost, or is back. Screen readers announce it
 *  politely. Sticky elements leave room for it through `--strip`. */
export function OfflineBanner({ words: labels }: { words: OfflineBannerLabels }) {
  const { online, text } = useBannerText(labels);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    // Usually the height of one line; more with larger text.
    const height = Math.max(36, container.current?.offsetHeight ?? 0);
    if (text) style.setProperty('--strip', `${height}px`);
    else style.removeProperty('--strip');
  }, [text]);
  return (
    <div
      ref={container}
      role="status"
      data-connection={online ? 'online' : 'offline'}
      className={text ? 'sticky top-0 z-40' : 'sr-only'}
    >
      {text && <BannerLine online={online} text={text} />}
    </div>
  );
}

/** The banner's text, with a dot of the same meaning. */
export function BannerLine({ online, text }: { online: boolean; text: string }) {
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
