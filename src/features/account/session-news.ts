/** What one tab tells the others of this browser when who is logged in here has changed. */
export interface SessionNews {
  /** Who is here now; null when nobody is. */
  email: string | null;
  /** Whether somebody logged out, rather than that a session was found ended. */
  left: boolean;
}

let opened: BroadcastChannel | undefined;

function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  opened ??= new BroadcastChannel('session');
  return opened;
}

/** Tells every other tab, also those that the browser keeps for the way back: it lets go of these. */
export function tellOtherTabs(news: SessionNews): void {
  channel()?.postMessage(news);
}

/** @returns ends the listening */
export function hearOtherTabs(hear: (news: SessionNews) => void): () => void {
  const listen = ({ data }: MessageEvent<SessionNews>) => hear(data);
  channel()?.addEventListener('message', listen);
  return () => channel()?.removeEventListener('message', listen);
}
