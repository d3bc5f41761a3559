import { Badge } from '~/components/ui/badge';
import { LockIcon } from '~/components/ui/icons/marks';
import type { UnitSummary } from '~/schemas/lesson';

export interface UnitMetaProps {
  unit: Pick<UnitSummary, 'access' | 'level'>;
  /** Texts of topic, level and access. */
  words: { category: string; level: string; access: string };
}

/** Topic, level, and whether it is free, in one line. */
export function UnitMeta({ unit, words }: UnitMetaProps) {
  return (
    <p className="meta-line">
      <span>{words.category}</span>
      <span className="level" data-level={unit.level}>
        {words.level}
      </span>
      <Badge tone={unit.access === 'FREE' ? 'ink' : 'gold'}>
        {unit.access === 'VIP' && <LockIcon className="size-3.5" />}
        {words.access}
      </Badge>
    </p>
  );
}
