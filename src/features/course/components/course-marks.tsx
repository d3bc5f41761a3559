'use client';
import { StaticSlots } from '~/components/static-html/static-slots';
import { useListFile } from '~/components/ui/use-list-file';
import { useUnitProgress } from '~/features/lesson/hooks';
import { useMediaPercents } from '~/features/media-lesson/hooks';
import { useI18n } from '~/i18n/client';
import type { ListFile } from '~/lib/list-file';
import { toMediaLeftText, toUnitsLeftText } from '../areas-text';
import { UnitMarks } from './unit-marks';

/** Percentage from which a recorded lesson counts as played to its end, apart from the last seconds. */
const PLAYED_PERCENT = 95;

interface Props {
  /** The units. */
  units: ListFile;
  /** The lists of recorded lessons: videos, voice lessons, and the earlier ones of these. */
  media: readonly [ListFile, ListFile, ListFile];
}

/** Shows users with progress the remaining content of each area of the overview, in the slots of its static
 *  HTML. */
export function CourseMarks({ units, media }: Props) {
  return (
    <>
      <UnitMarks />
      <UnitsLeft file={units} />
      <MediaLeft files={media} />
    </>
  );
}

const NONE: readonly { slug: string }[] = [];

/** Number of exercises left in all units; `toUnitsLeftText` converts the number of units into exercises. Progress also
 *  includes withdrawn units; only those of the list count. */
function UnitsLeft({ file }: { file: ListFile }) {
  const t = useI18n();
  const progress = useUnitProgress();
  const isNeeded = progress !== undefined;
  const { rows } = useListFile(NONE, file, isNeeded);
  const tried = rows.reduce((sum, { slug }) => sum + (progress?.get(slug)?.tried ?? 0), 0);
  return (
    <StaticSlots name="units-left" isWanted={isNeeded}>
      {() => toUnitsLeftText(t, file.total, tried)}
    </StaticSlots>
  );
}

/** Number of recorded lessons that were not played to their end. */
function MediaLeft({ files }: { files: Props['media'] }) {
  const t = useI18n();
  const percents = useMediaPercents();
  const isNeeded = percents !== undefined;
  const listed = [
    useListFile(NONE, files[0], isNeeded),
    useListFile(NONE, files[1], isNeeded),
    useListFile(NONE, files[2], isNeeded),
  ];
  const played = listed
    .flatMap(({ rows }) => rows)
    .filter(({ slug }) => (percents?.get(slug) ?? 0) >= PLAYED_PERCENT).length;
  const count = files.reduce((sum, { total }) => sum + total, 0);
  return (
    <StaticSlots name="media-left" isWanted={isNeeded}>
      {() => toMediaLeftText(t, count, count - played)}
    </StaticSlots>
  );
}
