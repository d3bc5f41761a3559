import { toast } from 'sonner';

/** Time for which it is shown, ms: long enough to be read while working. */
const SHOWN_MS = 10_000;

/** Shows at the edge of the screen, at any scroll position, that an act is done. Each message replaces the
 *  previous one. */
export function reportDone(text: string): void {
  toast.success(text, { id: 'console-done', duration: SHOWN_MS });
}
