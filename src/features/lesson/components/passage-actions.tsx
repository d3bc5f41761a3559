import type { Playing } from '~/audio/playing';
import { Button } from '~/components/ui/button';
import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { RepeatIcon } from '~/components/ui/icons/playing';
import { PlaybackStatus } from './playback-status';

interface Props {
  now: Playing;
  labels: { back: string; next: string; again: string };
  onAgain: () => void;
  onNext: () => void;
  onLeave: () => void;
}

/** The end of a passage's result: the way back, and below it the next passage or the same one again. */
export function PassageActions({ now, labels, onAgain, onNext, onLeave }: Props) {
  return (
    <>
      <button type="button" className="link min-h-11 justify-self-start" onClick={onLeave}>
        {labels.back}
      </button>
      <div className="sticky bottom-0 -mx-5 grid gap-2 border-t border-line bg-paper px-5 py-3">
        <PlaybackStatus now={now} />
        <div className="grid grid-cols-2 gap-3 sm:flex">
          <Button icon={<ArrowRightIcon />} className="max-sm:px-3" onClick={onNext}>
            {labels.next}
          </Button>
          <Button
            variant="secondary"
            icon={<RepeatIcon />}
            className="max-sm:px-3"
            onClick={onAgain}
          >
            {labels.again}
          </Button>
        </div>
      </div>
    </>
  );
}
