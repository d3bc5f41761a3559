/** Message to the other tabs of this browser after a change of the session. */
export interface SessionEvent {
  /** The e-mail of the current user; null after the session's end. */
  email: string | null;
  /** Whether the user signed out, as opposed to a session that was found ended. */
  hasSignedOut: boolean;
}

let openChannel: BroadcastChannel | undefined;

function getChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  openChannel ??= new BroadcastChannel('session');
  return openChannel;
}

/** Emits the event to every other tab, also to those in the back-forward cache: the browser then drops
 *  these. */
export function emitSessionEvent(change: SessionEvent): void {
  getChannel()?.postMessage(change);
}

/** @returns removes the listener */
export function onSessionEvent(listener: (change: SessionEvent) => void): () => void {
  const onMessage = ({ data }: MessageEvent<SessionEvent>) => listener(data);
  getChannel()?.addEventListener('message', onMessage);
  return () => getChannel()?.removeEventListener('message', onMessage);
}
