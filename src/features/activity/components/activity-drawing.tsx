import type { StaticImageData } from 'next/image';
import booth from '~/components/drawings/booth.svg';
import clock from '~/components/drawings/clock.svg';
import harbor from '~/components/drawings/harbor.svg';
import rain from '~/components/drawings/rain.svg';
import roofs from '~/components/drawings/roofs.svg';
import table from '~/components/drawings/table.svg';
import { classNames } from '~/lib/class-names';
import type { ActivitySummary } from '~/schemas/activity';

const DRAWINGS: Record<ActivitySummary['drawing'], StaticImageData> = {
  booth,
  table,
  roofs,
  clock,
  harbor,
  rain,
};

interface Props {
  activity: Pick<ActivitySummary, 'drawing'>;
  className?: string;
}

/** The drawing of an activity, chosen by its content. */
export function ActivityDrawing({ activity, className }: Props) {
  const { src } = DRAWINGS[activity.drawing];
  return (
    // biome-ignore lint/performance/noImgElement: a drawing has no sizes to choose from.
    <img
      src={src}
      alt=""
      width={240}
      height={160}
      loading="lazy"
      className={classNames('bg-sunken', className)}
    />
  );
}
