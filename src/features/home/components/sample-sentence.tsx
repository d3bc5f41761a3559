import Link from 'next/link';
import { EchoLine } from '~/components/ui/echo-line';
import { MicIcon } from '~/components/ui/icons';
import { getI18n } from '~/i18n/server';

export interface SampleSentenceProps {
  headline: string;
  translation: string;
  envelope: readonly number[];
  href: string;
}

/** A taste of the lesson where nothing can be scored yet: the headline, its sound and the way in. */
export async function SampleSentence(props: SampleSentenceProps) {
  const t = await getI18n();
  return (
    <div className="grid gap-6">
      <p className="kicker">{t('home.hero.try')}</p>
      <p lang="en" className="font-english text-2xl leading-tight md:text-4xl">
        {props.headline}
      </p>
      <p lang="zh-TW" className="text-soft">
        {props.translation}
      </p>
      <EchoLine envelope={props.envelope.slice(0, 60)} swings={60} weight={2} className="h-24" />
      <Link href={props.href} className="flex items-center gap-4 font-semibold text-ink">
        <span className="flex size-18 items-center justify-center rounded-full bg-ink text-on-ink">
          <MicIcon className="size-8" />
        </span>
        {t('home.hero.open')}
      </Link>
    </div>
  );
}
