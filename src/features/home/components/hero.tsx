import type { ReactNode } from 'react';
import { StaticHtml } from '~/components/static-html/static-html';
import { Button } from '~/components/ui/button';
import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { Waveform } from '~/components/ui/waveform';
import { getI18n } from '~/i18n/server';
import { formatNumber } from '~/lib/format-number';

export interface HeroProps {
  /** URL of the lesson of the unit to start with, for visitors; `HeroNextStep` replaces it for everybody known. */
  startHref: string;
  /** Level and headline of that unit; null without one. */
  startUnit: string | null;
  /** URL of the page about how recordings are scored. */
  qualityHref: string;
  /** Numbers of speakers and recordings with which the scorer was measured. */
  proof: { speakers: number; recordings: number };
  /** A sentence to play and repeat, scored at once. */
  trial: ReactNode;
  /** Puts the user's next step into the slot of the link. */
  nextStep: ReactNode;
  /** Envelope of that unit, drawn as the background. */
  envelope: readonly number[];
}

/** The top of the front page: the claim, a sentence to say right now, and the link to a unit. The only filled
 *  control is on the first screen of a phone: the microphone for visitors, the next step for users. */
export async function Hero(props: HeroProps) {
  const { startHref, startUnit, qualityHref, proof, trial, nextStep, envelope } = props;
  const t = await getI18n();
  const figures = {
    speakers: formatNumber(proof.speakers),
    recordings: formatNumber(proof.recordings),
  };
  return (
    <section className="hero contain-paint" aria-labelledby="hero-title">
      <div className="column relative z-10 grid gap-3 py-3 md:gap-6 md:py-12 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_auto_1fr] lg:py-18">
        <StaticHtml
          name="hero-text"
          className="hero-text grid content-start gap-2 md:gap-4 lg:pr-12"
        >
          <h1 id="hero-title" className="text-2xl md:text-4xl">
            <Phrases>{t('home.hero.title')}</Phrases>
          </h1>
          <p className="hero-lead max-w-text text-balance text-sm text-soft md:text-lg">
            <Phrases>{t('home.hero.lead')}</Phrases>
          </p>
        </StaticHtml>
        <div className="border-line lg:row-span-3 lg:border-l lg:pl-12">{trial}</div>
        <StaticHtml name="hero-start" className="hero-start lg:pr-12">
          <div
            data-slot="next-step"
            className="flex min-h-14 flex-wrap content-start items-center gap-x-6 gap-y-2"
          >
            <Button asChild size="lg" variant="secondary">
              <Link href={startHref}>
                {t('home.hero.start')}
                <ArrowRightIcon />
              </Link>
            </Button>
            {startUnit && (
              <p className="figures text-sm text-soft">
                <Phrases>{startUnit}</Phrases>
              </p>
            )}
          </div>
        </StaticHtml>
        <StaticHtml name="hero-proof" className="lg:pr-12">
          <p className="text-sm text-soft">
            <Phrases>{t('home.hero.proof', figures)}</Phrases>{' '}
            <Link href={qualityHref} className="link whitespace-nowrap">
              {t('home.hero.howWeListen')}
            </Link>
          </p>
        </StaticHtml>
      </div>
      {/* Behind the text, and after it in the HTML: otherwise lines at the bottom would move while the text
          above loads. */}
      <StaticHtml name="hero-lines" className="contents">
        <Waveform
          envelope={envelope}
          swings={44}
          weight={1}
          className="pointer-events-none absolute inset-x-0 bottom-6 hidden h-16 opacity-35 md:block"
        />
      </StaticHtml>
      {nextStep}
    </section>
  );
}
