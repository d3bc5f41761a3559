import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import { SectionHeader } from './section-header';
import { StepLine, StepVoices, type Stroke } from './step-line';

const LINES: Record<'go' | 'listen' | 'repeat' | 'success', readonly Stroke[]> = {
  go: [{ voice: 'breath', colour: 'stroke-gold', weight: 2 }],
  listen: [{ voice: 'model', colour: 'stroke-gold', weight: 2 }],
  repeat: [
    { voice: 'model', colour: 'stroke-gold', weight: 2 },
    { voice: 'first-try', colour: 'stroke-ink', weight: 2 },
  ],
  success: [
    { voice: 'model', colour: 'stroke-gold', weight: 7 },
    { voice: 'model', colour: 'stroke-ink', weight: 2 },
  ],
};

/** An interpreter's training in four steps: Go, Listen, Repeat, Success, with the waveform growing through
 *  them. The first one links to the courses, so that the scrolled row of a small screen can be focused by
 *  keyboard. */
export async function FourSteps({ language }: { language: Language }) {
  const t = await getI18n();
  const coursesHref = localePath(language, route('course'));
  return (
    <section className="bg-sunken" aria-labelledby="steps-title">
      <div className="column py-4 md:py-14">
        <SectionHeader
          id="steps-title"
          kicker={t('home.steps.kicker')}
          title={t('home.steps.title')}
        />
        <StepVoices />
        <ol className="shelf [--shelf-item:15rem] md:grid md:grid-cols-2 md:gap-y-12 lg:grid-cols-4">
          {(['go', 'listen', 'repeat', 'success'] as const).map((step, index) => (
            <li key={step} className="grid content-start gap-2 md:gap-4">
              <StepLine strokes={LINES[step]} className="h-12 md:h-18" />
              <div className="grid pr-6 md:gap-1 md:pr-8">
                <p className="flex items-baseline gap-3 font-english text-sm font-semibold text-gold-text">
                  <span className="figures">{index + 1}</span>
                  <span lang="en">{t(`home.steps.${step}.name`)}</span>
                </p>
                <h3 className="text-lg md:text-xl">
                  {step === 'go' ? (
                    <Link href={coursesHref} className="link decoration-line">
                      {t(`home.steps.${step}.title`)}
                    </Link>
                  ) : (
                    <Phrases>{t(`home.steps.${step}.title`)}</Phrases>
                  )}
                </h3>
                <p className="text-soft max-md:text-sm">
                  <Phrases>{t(`home.steps.${step}.text`)}</Phrases>
                </p>
              </div>
            </li>
          ))}
        </ol>
        <p
          className="mt-12 hidden flex-wrap gap-x-8 gap-y-2 text-sm text-soft md:flex"
          aria-hidden="true"
        >
          <span className="flex items-center gap-3">
            <span className="h-0.5 w-8 bg-gold" />
            {t('home.steps.modelVoice')}
          </span>
          <span className="flex items-center gap-3">
            <span className="h-0.5 w-8 bg-ink" />
            {t('home.steps.yourVoice')}
          </span>
        </p>
      </div>
    </section>
  );
}
