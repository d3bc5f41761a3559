import { callsLayout } from '../../_layout/calls-layout';

/** Overrides the root layout's `force-static`, under which a request has no cookies, even on a page with
 *  `force-dynamic`. */
export const dynamic = 'auto';

export default callsLayout(
  'errors',
  'hints',
  'lesson',
  'listening',
  'membership.pausedUnit',
  'practice.dictation',
  'practice.keys',
  'practice.later',
  'practice.membership',
  'practice.time',
);
