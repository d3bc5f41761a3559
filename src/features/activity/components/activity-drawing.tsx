import type { StaticImageData } from 'next/image';
import booth from '~/components/drawings/booth.svg';
import clock from '~/components/drawings/clock.svg';
import roofs from '~/components/drawings/roofs.svg';
import table from '~/components/drawings/table.svg';
import { classNames } from '~/lib/class-names';
import type { ActivitySummary } from '~/schemas/activity';

interface Props {
  activity: Pick<ActivitySummary, 'slug' | 'online' | 'city'>;
  className?: string;
}

/** The drawing of an activity: the booth for online ones, the roofs for Taipei, the station's clock for
 *  other cities, and the round table for some of each. Always the same for the same activity. */
export function ActivityDrawing({ activity, className }: Props) {
  const { slug, online, city } = activity;
  const outside = city?.en === 'Taipei' ? roofs : clock;
  const inPerson = slug.length % 3 === 0 ? table : outside;
  const { src }: StaticImageData = online ? booth : inPerson;
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
