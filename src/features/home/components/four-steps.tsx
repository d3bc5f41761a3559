import { Phrases } from '~/components/ui/phrases';
import { getI18n } from '~/i18n/server';
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

/** An interpreter's training in four steps: Go, Listen, Repeat, Success, with the waveform growing
 *  through them. */
export async function FourSteps() {
  const t = await getI18n();
  return (
    <section className="bg-sunken" aria-labelledby="steps-title">
      <div className="column py-8 md:py-14">
        <SectionHeader
          id="steps-title"
          kicker={t('home.steps.kicker')}
          title={t('home.steps.title')}
        />
        <StepVoices />
        <ol className="grid gap-x-0 gap-y-6 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-4">
          {(['go', 'listen', 'repeat', 'success'] as const).map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[5.5rem_1fr] content-start gap-4 sm:grid-cols-1"
            >
              <StepLine strokes={LINES[step]} className="h-12 sm:h-18" />
              <div className="grid gap-0.5 sm:gap-1 sm:pr-8">
                <p className="flex items-baseline gap-3 font-english text-sm font-semibold text-gold-text">
                  <span className="figures">{index + 1}</span>
                  <span lang="en">{t(`home.steps.${step}.name`)}</span>
                </p>
                <h3 className="text-xl">
                  <Phrases>{t(`home.steps.${step}.title`)}</Phrases>
                </h3>
                <p className="text-soft">
                  <Phrases>{t(`home.steps.${step}.text`)}</Phrases>
                </p>
              </div>
            </li>
          ))}
        </ol>
        <p
          className="mt-6 flex flex-wrap sm:mt-12 gap-x-8 gap-y-2 text-sm text-soft"
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
