'use client';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { FormButton } from '~/console/content/form-button';
import { useFormInPlace } from '~/console/content/use-form-in-place';
import { Section } from '~/console/section';
import { startOfDay } from '~/domain/day';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import type { OperatorLegal, OperatorLegalText } from '~/schemas/operator-legal';
import { LegalForm } from './legal-form';
import type { ChosenVersion } from './legal-withdrawal';

interface LegalTextSectionProps {
  text: OperatorLegalText;
  names: OperatorLegal['names'];
  now: Date;
  onWithdraw: (chosen: ChosenVersion) => void;
}

const TONES = { LATER: 'gold', IN_FORCE: 'good', EARLIER: 'plain' } as const;

/** One legal text: its versions, the newest first, and the form of the next one. */
export function LegalTextSection({ text, names, now, onWithdraw }: LegalTextSectionProps) {
  const t = useScopedI18n('consoleLegal');
  const language = useLanguage();
  const { slug, versions } = text;
  const name = t(`slugs.${slug}`);
  const { isOpen, opener, open, close } = useFormInPlace(`legal-${slug}`);
  return (
    <Section title={name}>
      <ul aria-label={t('list', { name })} className="max-w-text">
        {versions.map(({ version, state }) => {
          const day = formatDate(startOfDay(version), language);
          return (
            <li
              key={version}
              className="flex min-h-11 flex-wrap items-center gap-x-4 border-t border-line py-1"
            >
              <Link
                className="link figures inline-flex min-h-11 items-center"
                href={localePath(language, route('legal-slug-version', { slug, version }))}
              >
                {day}
              </Link>
              <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
              {state === 'LATER' && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('withdrawName', { name, day })}
                  onClick={() => onWithdraw({ slug, version, name, day })}
                >
                  {t('withdraw')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <FormButton
        opener={opener}
        isOpen={isOpen}
        open={open}
        className="justify-self-start"
        aria-label={t('newName', { name })}
      >
        {t('new')}
      </FormButton>
      {isOpen && <LegalForm text={text} names={names} now={now} name={name} onClose={close} />}
    </Section>
  );
}
