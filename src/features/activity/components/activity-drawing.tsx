import { BoothDrawing } from '~/components/drawings/booth';
import { ClockDrawing } from '~/components/drawings/clock';
import { RoofsDrawing } from '~/components/drawings/roofs';
import { TableDrawing } from '~/components/drawings/table';
import type { ActivitySummary } from '~/schemas/activity';

interface Props {
  activity: Pick<ActivitySummary, 'slug' | 'online' | 'city'>;
  className?: string;
}

/** The picture of an activity: the booth for what is online, the roofs for Taipei, the station's clock for
 *  where one travels to; some of each meet at the round table. Always the same for the same activity. */
export function ActivityDrawing({ activity, className }: Props) {
  const { slug, online, city } = activity;
  const outside = city?.en === 'Taipei' ? RoofsDrawing : ClockDrawing;
  const inPerson = slug.length % 3 === 0 ? TableDrawing : outside;
  const Drawing = online ? BoothDrawing : inPerson;
  return <Drawing className={className} />;
}
