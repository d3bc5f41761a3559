import 'server-only';
import type { ReactElement } from 'react';
import type { Language } from '~/lib/language';
import { resample, waveformPath } from '~/lib/waveform-path';
import { getBrandName } from '../[locale]/_layout/brand';
import type { PageMetadata } from './public-pages';

export const IMAGE_SIZE = { width: 1200, height: 630 };

const BACKGROUND = '#fbfaf7';
const TEXT = '#151a2d';
const SOFT = '#545b72';
const GOLD = '#a68a56';
const INK = '#032f9f';

const MARGIN = 72;
const LINE = { width: IMAGE_SIZE.width, height: 190, swings: 44 };
/** Default peaks, for pages without audio. */
const HOUSE = [
  4, 12, 30, 62, 48, 80, 55, 34, 70, 92, 60, 38, 18, 44, 76, 58, 30, 14, 40, 66, 84, 52, 28, 10,
];
/** Position at which the second colour begins, as a part of the width: an even number of swings. */
const ANSWER = 0.5;

/** The share image of a page: headline, waveform of its audio in two colours, and brand. Written for the image
 *  renderer, which supports only flex boxes. */
export function renderShareImage(
  metadata: PageMetadata,
  language: Language,
  tagline: string,
): ReactElement {
  const sound = metadata.envelope?.slice(0, LINE.swings) ?? HOUSE;
  const peaks = resample(sound, LINE.swings);
  const first = waveformPath(peaks, LINE.width, LINE.height);
  const later = peaks.slice(LINE.swings * ANSWER);
  const answer = waveformPath(later, LINE.width * (1 - ANSWER), LINE.height);
  const size = metadata.title.length > (language === 'en' ? 44 : 18) ? 64 : 80;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        background: BACKGROUND,
        color: TEXT,
        borderTop: `12px solid ${INK}`,
      }}
    >
      <div style={{ display: 'flex', padding: `${MARGIN}px ${MARGIN}px 0`, maxHeight: 340 }}>
        <div style={{ display: 'flex', fontSize: size, lineHeight: 1.3 }}>{metadata.title}</div>
      </div>
      <svg
        aria-hidden="true"
        width={LINE.width}
        height={LINE.height}
        viewBox={`0 0 ${LINE.width} ${LINE.height}`}
      >
        <path d={first} fill="none" stroke={GOLD} strokeWidth={4} />
        <g transform={`translate(${LINE.width * ANSWER} 0)`}>
          <path d={answer} fill="none" stroke={INK} strokeWidth={4} />
        </g>
      </svg>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          padding: `0 ${MARGIN}px ${MARGIN - 16}px`,
          fontSize: 44,
        }}
      >
        <div style={{ display: 'flex', width: 48, height: 4, background: GOLD, marginRight: 20 }} />
        {getBrandName(language)}
        {metadata.title !== tagline && (
          <div style={{ display: 'flex', marginLeft: 28, fontSize: 30, color: SOFT }}>
            {tagline}
          </div>
        )}
      </div>
    </div>
  );
}
