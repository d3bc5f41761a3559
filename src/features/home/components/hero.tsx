import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { ArrowRightIcon } from '~/components/ui/icons';
import { getI18n } from '~/i18n/server';

export interface HeroProps {
  /** The lesson page of today's free unit. */
  startHref: string;
  /** A sentence to hear and say, scored on the spot. */
  trial: ReactNode;
}

/** The top of the front page: what this is, the way in, and a sentence to say right now. */
export async function Hero({ startHref, trial }: HeroProps) {
  const t = await getI18n();
  return (
    <section className="hero-ground" aria-labelledby="hero-title">
      <div className="column grid gap-8 py-8 md:gap-12 md:py-12 lg:grid-cols-[5fr_7fr] lg:gap-0 lg:py-18">
        <div className="grid content-start gap-6 lg:pr-12 lg:pt-12">
          <h1 id="hero-title" className="text-3xl md:text-4xl">
            {t('home.hero.title')}
          </h1>
          <p className="max-w-text text-balance text-soft md:text-lg">{t('home.hero.lead')}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button asChild size="lg">
              <Link href={startHref}>
                {t('home.hero.start')}
                <ArrowRightIcon />
              </Link>
            </Button>
            <p className="text-sm text-soft">{t('home.hero.free')}</p>
          </div>
        </div>
        <div className="border-line lg:border-l lg:pl-12">{trial}</div>
      </div>
    </section>
  );
}
