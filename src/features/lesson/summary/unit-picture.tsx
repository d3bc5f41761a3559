'use client';
import { useMemo } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';
import { SharePicture } from './share-picture';
import { type LineSlot, toUnitLines } from './unit-lines';

const WIDTH = 1000;
const HEIGHT = 100;

interface Props {
  /** The items of the unit; null until their clips are loaded. */
  slots: LineSlot[] | null;
  /** Name of the picture's file, without its ending. */
  name: string;
  /** The headline in the picture. */
  headline: string;
  figures: string;
}

/** The model's and the learner's voice over a whole unit as one picture, which can be shared once something was
 *  said. */
export function UnitPicture({ slots, ...texts }: Props) {
  const t = useScopedI18n('summary.picture');
  const lines = useMemo(() => slots && toUnitLines(slots, WIDTH, HEIGHT), [slots]);
  if (slots?.every(({ model, own }) => !model && !own)) return null;
  const said = slots?.filter(({ own }) => own).length ?? 0;
  const count = slots?.length ?? 0;
  return (
    <figure className="grid gap-1" aria-busy={!slots}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('label')}
        className="stroke-drawing h-18 w-full md:h-28"
      >
        {lines && (
          <>
            <path d={lines.model} strokeWidth={2} className="stroke-gold" />
            <path d={lines.own} strokeWidth={1.25} className="line-drawing stroke-ink" />
          </>
        )}
      </svg>
      <figcaption className="flex min-h-11 items-center justify-between gap-x-4 text-sm text-soft max-md:text-xs">
        {slots && (
          <>
            <Phrases>
              {said === 0 ? t('none') : said === count ? t('all') : t('some', { said, count })}
            </Phrases>
            {said > 0 && <SharePicture slots={slots} {...texts} />}
          </>
        )}
      </figcaption>
    </figure>
  );
}
