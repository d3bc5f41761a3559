import { toast } from 'sonner';

/** Time for which it is shown, ms: long enough to be read beside the work. */
const SHOWN_MS = 10_000;

/** Says at the edge of the screen, wherever the page is scrolled to, that an act is done. Each takes the place of the
 *  one before it. */
export function reportDone(text: string): void {
  toast.success(text, { id: 'console-done', duration: SHOWN_MS });
}
