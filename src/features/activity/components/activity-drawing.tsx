import { BoothDrawing } from '~/components/drawings/booth';
import { ClockDrawing } from '~/components/drawings/clock';
import { RoofsDrawing } from '~/components/drawings/roofs';
import { TableDrawing } from '~/components/drawings/table';
import type { ActivitySummary } from '~/schemas/activity';

interface Props {
  activity: Pick<ActivitySummary, 'slug' | 'online'>;
  className?: string;
}

const IN_PERSON = [TableDrawing, RoofsDrawing, ClockDrawing];

/** The picture of an activity: the booth for what is online; for a meeting one of three, always the same
 *  for the same activity. */
export function ActivityDrawing({ activity, className }: Props) {
  const turn = [...activity.slug].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
  const InPerson = IN_PERSON[turn % IN_PERSON.length] ?? TableDrawing;
  const Drawing = activity.online ? BoothDrawing : InPerson;
  return <Drawing className={className} />;
}
