import { withMessages } from '~/i18n/with-messages';
import { lazyCall } from './lazy-call';

/** A lazy call that reports its outcome in popups; its texts are loaded with its scripts, not with the page.
 *  @param load imports the hook, which returns the function that calls */
export const lazyCallWithTexts = <Input, Output>(
  load: () => Promise<() => (input: Input) => Promise<Output>>,
) => lazyCall(load, (Caller) => withMessages(async () => Caller));
