/** What one tab tells the others of this browser when who is logged in here has changed. */
export interface SessionEvent {
  /** Who is here now; null when nobody is. */
  email: string | null;
  /** Whether somebody logged out, rather than that a session was found ended. */
  hasSignedOut: boolean;
}

let openChannel: BroadcastChannel | undefined;

function getChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  openChannel ??= new BroadcastChannel('session');
  return openChannel;
}

/** Tells every other tab, also those that the browser keeps for the way back: it lets go of these. */
export function emitSessionEvent(change: SessionEvent): void {
  getChannel()?.postMessage(change);
}

/** @returns ends the listening */
export function onSessionEvent(listener: (change: SessionEvent) => void): () => void {
  const onMessage = ({ data }: MessageEvent<SessionEvent>) => listener(data);
  getChannel()?.addEventListener('message', onMessage);
  return () => getChannel()?.removeEventListener('message', onMessage);
}
