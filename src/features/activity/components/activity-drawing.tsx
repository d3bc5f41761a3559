import { BoothDrawing } from '~/components/drawings/booth';
import { ClockDrawing } from '~/components/drawings/clock';
import { RoofsDrawing } from '~/components/drawings/roofs';
import { TableDrawing } from '~/components/drawings/table';
import type { ActivitySummary } from '~/schemas/activity';

interface Props {
  activity: Pick<ActivitySummary, 'slug' | 'online' | 'city'>;
  className?: string;
}

/** The drawing of an activity: the booth for online ones, the roofs for Taipei, the station's clock for
 *  other cities, and the round table for some of each. Always the same for the same activity. */
export function ActivityDrawing({ activity, className }: Props) {
  const { slug, online, city } = activity;
  const outside = city?.en === 'Taipei' ? RoofsDrawing : ClockDrawing;
  const inPerson = slug.length % 3 === 0 ? TableDrawing : outside;
  const Drawing = online ? BoothDrawing : inPerson;
  return <Drawing className={className} />;
}
